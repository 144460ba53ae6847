import { and, asc, eq, inArray } from 'drizzle-orm'

import { cartRefusals } from '#lib/cart/refusals.ts'
import { productRefusals } from '#lib/product/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { quantityProblem, quantityText } from '#lib/product/quantity.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cartLines } from './schema.ts'
import type { CartLine } from './cart.ts'
import { isSold, type Offer, readOffers } from '#server/product/offers.ts'

/** A line that is being bought, with the variant's price and stock as they are now. */
export type BoughtLine = { line: CartLine; offer: Offer; qty: number; price: number }

/** The same of one shop: refuses lines of more than one. */
export async function readBoughtLines(
  db: Db,
  userId: number,
  lineIds: readonly number[]
): Promise<Result<BoughtLine[]>> {
  const bought = await readSelectedLines(db, userId, lineIds)
  const isOfSeveral = bought.ok && new Set(bought.value.map(({ offer }) => offer.shopId)).size > 1
  return isOfSeveral ? refuse(cartRefusals.one_shop_only) : bought
}

/**
 * Own cart lines for a checkout or an order, by line id. Refuses lines that are not the buyer's, the buyer's own goods,
 * and what is not sold or not there in that quantity.
 */
export async function readSelectedLines(
  db: Db,
  userId: number,
  lineIds: readonly number[]
): Promise<Result<BoughtLine[]>> {
  const ids = [...new Set(lineIds)]
  if (ids.length === 0) return refuse(cartRefusals.nothing_selected)
  const lines = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, ids)))
    .orderBy(asc(cartLines.id))
  if (lines.length !== ids.length) return refuse(cartRefusals.line_not_found)
  const offers = await readOffers(
    db,
    lines.map(line => line.productDetailId)
  )
  const bought: BoughtLine[] = []
  for (const line of lines) {
    const offer = offers.get(line.productDetailId)
    if (!offer || !isSold(offer)) {
      return refuse(productRefusals.product_not_found, {
        ...(offer && { message: `${offer.name}: Barang tidak tersedia` }),
        details: { cart_detail_id: line.id }
      })
    }
    if (offer.sellerId === userId) return refuse(productRefusals.own_product)
    const problem = quantityProblem(line.qty, offer)
    if (problem) return refuseLine(problem, line, offer)
    bought.push({ line, offer, qty: line.qty, price: offer.price })
  }
  return ok(bought)
}

/** Names the product whose line cannot be bought, and why: the cart of forty lines says nothing otherwise. */
function refuseLine(problem: 'out_of_stock' | 'below_minimum', line: CartLine, offer: Offer) {
  const { name, detailId, stock, min } = offer
  const message = `${name}: ${quantityText(line.qty, offer, offer.saleUnit) ?? ''}`
  return refuse(productRefusals[problem], {
    message,
    fields: { cart_detail_id: message },
    details: { cart_detail_id: line.id, product_detail_id: detailId, qty: line.qty, stock, min }
  })
}
