import { and, asc, eq, inArray } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Db } from '../db/connect.ts'
import { cartLines } from '../db/schema/cart.ts'
import { type CartLine, checkQuantity } from './cart.ts'
import { isSold, type Offer, readOffers } from './offers.ts'

/** A line that is being bought, with the variant's price and stock as they are now. */
export type BoughtLine = { line: CartLine; offer: Offer; qty: number; price: number }

/**
 * Own cart lines for a checkout or an order, by line id. Refuses lines that are not the buyer's, lines of more than
 * one shop, the buyer's own goods, and what is not sold or not there in that quantity.
 */
export async function readBoughtLines(
  db: Db,
  userId: number,
  lineIds: readonly number[]
): Promise<Result<BoughtLine[]>> {
  const ids = [...new Set(lineIds)]
  if (ids.length === 0) return refuse('nothing_selected')
  const lines = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, ids)))
    .orderBy(asc(cartLines.id))
  if (lines.length !== ids.length) return refuse('line_not_found')
  const offers = await readOffers(
    db,
    lines.map(line => line.productDetailId)
  )
  const bought: BoughtLine[] = []
  for (const line of lines) {
    const offer = offers.get(line.productDetailId)
    if (!offer || !isSold(offer)) {
      return refuse('product_not_found', { details: { cart_detail_id: line.id } })
    }
    if (offer.sellerId === userId) return refuse('own_product')
    const fits = checkQuantity(offer, line.qty)
    if (!fits.ok) return fits
    bought.push({ line, offer, qty: line.qty, price: offer.price })
  }
  const shopIds = new Set(bought.map(b => b.offer.shopId))
  return shopIds.size > 1 ? refuse('one_shop_only') : ok(bought)
}
