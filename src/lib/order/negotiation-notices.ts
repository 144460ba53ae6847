import { rupiah } from '#lib/format/rupiah.ts'
import { clocks } from './clocks.ts'
import type { NegotiationState } from './negotiation.ts'
import { asSentence } from './texts.ts'

type Told = { code: string; reason: string | null; total: number; next?: string | undefined }
type Notice = (order: Told) => [title: string, body: string]

const waiting: Notice = ({ code }) => ['Negosiasi Ongkir', `Diskusi ongkir ${code} menunggu jawaban penjual.`]

/** Titles of the seller's answer, in the notification and on the order's page. */
export const answerTitles = { approved: 'Negosiasi Disetujui', declined: 'Negosiasi Ditolak' } as const

/** The buyer's options after a decline; other delivery methods are named only if there are any. */
export function afterDecline({ mayOffer, hasWays }: { mayOffer: boolean; hasWays: boolean }): string {
  if (mayOffer)
    return hasWays ? 'Tawar lagi atau ubah metode pengiriman.' : 'Tawar lagi atau batalkan pesanan.'
  return hasWays ? 'Ubah metode pengiriman atau batalkan pesanan.' : 'Pesanan ini dapat Anda batalkan.'
}

/**
 * Message if the promo frozen with a negotiation is no longer available: the page then shows the total without it
 * (negotiation-36).
 */
export const payWithoutText = (
  reason: string,
  code: string,
  { grandTotal }: { grandTotal: number }
): string =>
  `${asSentence(reason)} Anda bisa membayar tanpa promo ${code}: totalnya ${rupiah(grandTotal)}, belum termasuk biaya penanganan.`

/** Notifications to the buyer, by the negotiation's new state. */
export const negotiationNotices: Record<NegotiationState, Notice> = {
  asked: waiting,
  moved: waiting,
  approved: ({ code, total }) => [
    answerTitles.approved,
    `Penjual menyetujui ongkir pesanan ${code}. Totalnya ${rupiah(total)}; bayar dalam ${clocks.negotiation} jam.`
  ],
  declined: ({ code, reason, next }) => [
    answerTitles.declined,
    asSentence(`Penjual menolak diskusi ongkir ${code}${reason ? `: ${reason}` : ''}`) +
      (next ? ` ${next}` : '')
  ]
}
