import { and, eq } from 'drizzle-orm'

import { cartLineLimit } from '#lib/cart/limits.ts'
import { type Again, againTexts, buyAgainLine } from '#lib/cart/buy-again.ts'
import { cartErrors } from '#lib/cart/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { billedPieces } from '#lib/product/kept-pieces.ts'

import type { Db } from '#server/core/db/connect.ts'
import { transactionLines, orders } from '#server/order/schema.ts'
import { type Offer, readOffers } from '#server/product/offers.ts'
import { lockCart, putLine } from './cart.ts'
import { cartLines } from './schema.ts'

type Note = { name: string; message: string }
export type AddedAgain = {
  lineIds: number[]
  /** Lines added with a different price or quantity than in the order. */
  changed: Note[]
  skipped: Note[]
}

/**
 * Adds the products of an own order to the cart again, as far as stock allows, and reports line by line what changed
 * and what is not available any more. Locks the cart; reads all offers in one query.
 */
export async function addOrderAgain(
  tx: Db,
  userId: number,
  orderId: number,
  now: Date
): Promise<Result<AddedAgain>> {
  await lockCart(tx, userId)
  const bought = await readBought(tx, userId, orderId)
  if (bought.length === 0) return fail(orderErrors.order_not_found)
  const offers = await readOffers(
    tx,
    bought.map(line => line.productDetailId)
  )
  const cart = await readCartLines(tx, userId)
  const again: AddedAgain = { lineIds: [], changed: [], skipped: [] }
  for (const line of bought) {
    const offer = offers.get(line.productDetailId)
    const there = cart.get(line.productDetailId)
    const { qty, message } = weigh(line, offer, { userId, inCart: there?.qty ?? 0, lines: cart.size })
    if (qty === 0 || !offer) {
      again.skipped.push({ name: line.name, message })
      continue
    }
    const total = qty + (there?.qty ?? 0)
    const command = { productId: line.productId, detailId: line.productDetailId, qty, isBuyNow: false }
    const plan = there
      ? ({ kind: 'more', lineId: there.id, qty: total } as const)
      : ({ kind: 'new', offer, command } as const)
    const id = await putLine(tx, userId, plan, now)
    cart.set(line.productDetailId, { id, qty: total })
    again.lineIds.push(id)
    if (message) again.changed.push({ name: line.name, message })
  }
  return ok(again)
}

type Line = typeof transactionLines.$inferSelect
type CartState = { userId: number; inCart: number; lines: number }

/** The quantity of a line that can be added, given the limits of this buyer and this cart. */
function weigh(line: Line, offer: Offer | undefined, { userId, inCart, lines }: CartState): Again {
  if (offer?.sellerId === userId) return { qty: 0, message: againTexts.own }
  const sold = offer && {
    ...offer,
    isProductSold: offer.isProductActive,
    isVariantSold: offer.isVariantActive
  }
  const again = buyAgainLine(line, sold, inCart)
  const isFull = again.qty > 0 && inCart === 0 && lines >= cartLineLimit
  return isFull ? { qty: 0, message: cartErrors.cart_full.message } : again
}

async function readBought(tx: Db, userId: number, orderId: number): Promise<Line[]> {
  const rows = await tx
    .select({ line: transactionLines })
    .from(transactionLines)
    .innerJoin(orders, eq(orders.id, transactionLines.transactionId))
    .where(and(eq(orders.id, orderId), eq(orders.buyerId, userId)))
    .orderBy(transactionLines.id)
  // What was refused at the door is not bought again; a line of which nothing was kept is left out.
  return rows.flatMap(({ line }) => {
    const qty = billedPieces({ qty: line.qty, refused_qty: line.refusedQty })
    return qty > 0 ? { ...line, qty } : []
  })
}

/** The cart lines, without buy-now, by variant. */
async function readCartLines(tx: Db, userId: number): Promise<Map<number, { id: number; qty: number }>> {
  const lines = await tx
    .select({ id: cartLines.id, qty: cartLines.qty, detailId: cartLines.productDetailId })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, false)))
  return new Map(lines.map(({ detailId, id, qty }) => [detailId, { id, qty }]))
}
