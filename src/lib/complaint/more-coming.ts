import { countPieces } from '#lib/order/parts.ts'
import type { ComplaintKind } from './kinds.ts'

type Named = { line: { id: number }; qty: number }

/**
 * Whether parts of an order are under way that a complaint does not call lost. The shop still owes them, so that a refund
 * of a part of the money does not end the order (complaint-27). Never of an order that was shipped as one.
 */
export const isMoreComing = (
  kind: ComplaintKind,
  named: readonly Named[],
  lines: readonly { id: number; comingQty: number }[]
): boolean =>
  lines.some(({ id, comingQty }) => {
    const lost = kind === 'not_arrived' ? named.filter(({ line }) => line.id === id) : []
    return comingQty > countPieces(lost)
  })
