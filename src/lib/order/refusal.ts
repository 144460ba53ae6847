import { keptPieces } from '#lib/product/kept-pieces.ts'

import { orderErrors } from './errors.ts'
import type { LinePieces } from './parts.ts'
import { type Priced, shareOf } from './share.ts'

/** What the recipient did not name rightly. */
export const refusalErrors = { lines: orderErrors.refuse_lines, qty: orderErrors.refuse_qty }

/** A line of the order, with the pieces that were not shipped, or refused before. */
type Line = LinePieces & { refundedQty: number; refusedQty: number }

/** The pieces that the recipient may still refuse. Lines without any are left out. */
export const leftAtDoor = (lines: readonly Line[]): LinePieces[] =>
  lines.flatMap(({ id, qty, refundedQty, refusedQty }) => {
    const left = keptPieces({ qty, refunded_qty: refundedQty, refused_qty: refusedQty })
    return left > 0 ? [{ id, qty: left }] : []
  })

/** Some pieces at the prices of their lines. */
export const pricedAt = (
  lines: readonly { id: number; price: number }[],
  pieces: readonly LinePieces[]
): Priced[] =>
  pieces.flatMap(({ id, qty }) => {
    const line = lines.find(one => one.id === id)
    return line ? [{ price: line.price, qty }] : []
  })

/** The figures of an order that its pieces make up, in whole rupiah. `…ByShop` is the shop's part of a figure. */
export type GoodsFigures = {
  subtotal: number
  discount: number
  discountByShop: number
  cashback: number
  cashbackByShop: number
  grandTotal: number
}

/**
 * An order's figures once some of the pieces that were `left` are refused at the door, in whole rupiah (D48). Goods
 * shrink by the prices of the refused pieces, discount and cashback by their share, which is rounded down: the buyer
 * keeps the remainder. Freight and fees stay as they are, because the courier drove. No figure becomes negative, as a
 * discount is at most its goods.
 *
 * 40 pieces of Rp1.000 with a discount of Rp10.000, 2 refused: // => subtotal 38_000, discount 9_500
 */
export function withoutRefused(
  figures: GoodsFigures,
  left: readonly Priced[],
  refused: readonly Priced[]
): GoodsFigures {
  const goods = refused.reduce((sum, { price, qty }) => sum + price * qty, 0)
  const shrink = (amount: number) => amount - shareOf(amount, refused, left)
  const discount = shrink(figures.discount)
  return {
    subtotal: figures.subtotal - goods,
    discount,
    discountByShop: shrink(figures.discountByShop),
    cashback: shrink(figures.cashback),
    cashbackByShop: shrink(figures.cashbackByShop),
    grandTotal: figures.grandTotal - goods + figures.discount - discount
  }
}
