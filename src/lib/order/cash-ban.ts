import { addDays } from 'date-fns/addDays'

import { date } from '#lib/format/dates.ts'

/** Days in which two refused orders count together, and for which the buyer then has no cash on delivery (D48). */
export const cashBanDays = 90

/**
 * Until when a buyer has no cash on delivery: 90 days from the earlier of the last two orders that were refused at the
 * door. Null with fewer than two in that time.
 */
export function noCashUntil(refusedAt: readonly Date[], now: Date): Date | null {
  const [, earlier] = [...refusedAt].sort((a, b) => b.getTime() - a.getTime())
  const until = earlier && addDays(earlier, cashBanDays)
  return until && until > now ? until : null
}

/** What a second refusal would lead to, one sentence. */
export const banText = `Jika dua pesanan ditolak seluruhnya dalam ${cashBanDays} hari, bayar di tempat tidak tersedia untuk sementara.`

/** 'Bayar di tempat tidak tersedia untuk akun ini sampai 27 Desember 2026' */
export const noCashText = (until: Date): string =>
  `Bayar di tempat tidak tersedia untuk akun ini sampai ${date(until)}`
