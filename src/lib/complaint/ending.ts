import { countPieces, type LinePieces } from '#lib/order/parts.ts'
import type { ComplaintKind } from './kinds.ts'

type Line = { id: number; comingQty: number }

/**
 * Whether parts of an order are under way that a complaint does not call lost. The shop still owes them, so that a
 * refund of a part of the money does not end the order. Never of an order that was shipped as one.
 */
const isMoreComing = (kind: ComplaintKind, named: readonly LinePieces[], lines: readonly Line[]): boolean =>
  lines.some(({ id, comingQty }) => {
    const lost = kind === 'not_arrived' ? named.filter(piece => piece.id === id) : []
    return comingQty > countPieces(lost)
  })

/** What a refund by a complaint does to its order. */
export type Ending = 'cancelled' | 'goes on' | 'completed'

/**
 * What a refund does to its order (D31, complaint-27): all of the money that is left cancels it; a part of it lets it
 * go on while other goods are under way, otherwise completes it.
 */
export function endingOf(
  isWholeRefund: boolean,
  { kind, named, lines }: { kind: ComplaintKind; named: readonly LinePieces[]; lines: readonly Line[] }
): Ending {
  if (isWholeRefund) return 'cancelled'
  return isMoreComing(kind, named, lines) ? 'goes on' : 'completed'
}
