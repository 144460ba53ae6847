import { thousands } from './rupiah.ts'

/** Pieces sold, rounded down for a card: 12_400 // => '12 rb+', 950 // => '950' */
export function soldCount(count: number): string {
  if (count >= 1_000_000) return `${Math.floor(count / 1_000_000)} jt+`
  if (count >= 1_000) return `${Math.floor(count / 1_000)} rb+`
  return String(count)
}

/** A list's total, which is exact up to 1,200 and capped there, shown as '1.200+' (D1). */
export const cappedTotal = (total: number): string => (total >= 1_200 ? '1.200+' : thousands(total))
