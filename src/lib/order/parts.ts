import { type ApiErrorKind, fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { orderErrors } from './errors.ts'
import type { PaymentType } from './payment-type.ts'
import { type Paid, paidForGoods } from './share.ts'

/** Pieces of a line of the order. */
export type LinePieces = { id: number; qty: number }

/** A line of the order, with the pieces that were refunded because they were not shipped. */
export type OrderedLine = LinePieces & { refundedQty: number }

/** A shipment of a part of the order; what was lost was refunded, or sent again. */
export type Part = { lines: readonly LinePieces[]; deliveredAt: Date | null; lostAt: Date | null }

/** Whether a shipment is expected to arrive. */
export const isUnderWay = ({ deliveredAt, lostAt }: Pick<Part, 'deliveredAt' | 'lostAt'>): boolean =>
  !deliveredAt && !lostAt

/** Pieces of a line in these parts. */
export const piecesIn = (parts: readonly Pick<Part, 'lines'>[], lineId: number): number =>
  parts.reduce((sum, { lines }) => sum + (lines.find(({ id }) => id === lineId)?.qty ?? 0), 0)

/** Pieces that are left to ship: ordered, neither shipped nor refunded. Lines without any are left out. */
export const leftToShip = (
  lines: readonly OrderedLine[],
  parts: readonly Pick<Part, 'lines'>[]
): LinePieces[] =>
  lines.flatMap(({ id, qty, refundedQty }) => {
    const left = qty - refundedQty - piecesIn(parts, id)
    return left > 0 ? [{ id, qty: left }] : []
  })

const shipErrors = { lines: orderErrors.ship_lines, qty: orderErrors.ship_qty }

/**
 * The pieces of a shipment: those that the seller names, else all that are `left`. Rejects `ship_lines` for a line that
 * is not in the order or is named twice, and `ship_qty` for more pieces than are left, or `otherwise`.
 */
export function checkPart(
  lines: readonly { id: number }[],
  left: readonly LinePieces[],
  named: readonly LinePieces[] | undefined,
  otherwise: { lines: ApiErrorKind; qty: ApiErrorKind } = shipErrors
): Result<readonly LinePieces[]> {
  if (!named) return ok(left)
  const ids = new Set(named.map(({ id }) => id))
  const areOwn = named.every(({ id }) => lines.some(line => line.id === id))
  if (!areOwn || ids.size !== named.length || named.length === 0) return fail(otherwise.lines)
  const isLeft = ({ id, qty }: LinePieces) => qty <= (left.find(line => line.id === id)?.qty ?? 0)
  return named.every(isLeft) ? ok(named) : fail(otherwise.qty)
}

/** Number of pieces of some lines. */
export const countPieces = (lines: readonly { qty: number }[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0)

/**
 * Whether an order may be shipped in parts: cash is collected once, and what is not shipped can only be refunded where
 * something was paid.
 */
export const isDivisible = (order: Paid & { paymentType: PaymentType | null }): boolean =>
  order.paymentType !== 'baba_cod' && paidForGoods(order) > 0

/**
 * Whether the goods have arrived: no part is expected any more, and none is left to ship. An order without parts
 * travels as one.
 */
export const haveArrived = (parts: readonly Part[], hasRest: boolean): boolean =>
  !hasRest && !parts.some(isUnderWay)

/**
 * The parts under way that some pieces are: all of them, or those that have exactly these pieces, the oldest first.
 * None if it cannot be told which of them are meant.
 */
export function partsOfPieces<T extends Part>(parts: readonly T[], pieces: readonly LinePieces[]): T[] {
  const underWay = parts.filter(isUnderWay)
  const all = partsWithin(underWay, pieces)
  if (all.length === underWay.length) return all
  const some = underWay.map((_, at) => partsWithin(underWay.slice(at), pieces))
  return some.find(found => countPieces(found.flatMap(({ lines }) => lines)) === countPieces(pieces)) ?? []
}

/** The parts whose pieces are all among these; each piece counts for one of them. */
function partsWithin<T extends Part>(parts: readonly T[], pieces: readonly LinePieces[]): T[] {
  const open = new Map(pieces.map(({ id, qty }) => [id, qty]))
  return parts.filter(({ lines }) => {
    const isWithin = lines.every(({ id, qty }) => qty <= (open.get(id) ?? 0))
    if (isWithin) for (const { id, qty } of lines) open.set(id, (open.get(id) ?? 0) - qty)
    return isWithin
  })
}
