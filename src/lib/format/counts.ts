import { exactTotal } from '#lib/core/limits.ts'
import { thousands } from './rupiah.ts'

/** Pieces sold, rounded down for a card: 12_400 // => '12 rb+', 950 // => '950' */
export function soldCount(count: number): string {
  if (count >= 1_000_000) return `${Math.floor(count / 1_000_000)} jt+`
  if (count >= 1_000) return `${Math.floor(count / 1_000)} rb+`
  return String(count)
}

/** A list's total, which is exact up to 1,200 and capped there, shown as '1.200+' (D1). */
export const cappedTotal = (total: number): string => (total >= exactTotal ? '1.200+' : thousands(total))

/** A total of the counter, which the server counts beyond 1,200 where there are more: 1_200 // => '1.200', 1_201 // => '1.200+' */
export const boundedTotal = (total: number): string =>
  total > exactTotal ? cappedTotal(total) : thousands(total)
