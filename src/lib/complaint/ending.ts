import { isUnderWay, type Part } from '#lib/order/parts.ts'

/** What a refund by a complaint does to its order. */
export type Ending = 'cancelled' | 'goes on' | 'completed'

/**
 * What a refund does to its order (D31, complaint-27): all of the money that is left cancels it; a part of it lets it go
 * on where goods come that the complaint is not about, otherwise completes it.
 */
export function endingOf(isWholeRefund: boolean, hasOtherGoods: boolean): Ending {
  if (isWholeRefund) return 'cancelled'
  return hasOtherGoods ? 'goes on' : 'completed'
}

/**
 * Whether parts of an order are under way, or have arrived since the complaint was opened, that it does not call lost: the
 * shop owes the former, and the buyer has to examine both.
 */
export const hasOtherGoods = <T extends Part & { id: number }>(
  parts: readonly T[],
  { createdAt, lostIds }: { createdAt: Date; lostIds: readonly number[] }
): boolean =>
  parts.some(part => {
    const isNew = isUnderWay(part) || (part.deliveredAt !== null && part.deliveredAt >= createdAt)
    return isNew && !part.lostAt && !lostIds.includes(part.id)
  })
