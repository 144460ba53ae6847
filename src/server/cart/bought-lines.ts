import { and, asc, eq, inArray } from 'drizzle-orm'

import { cartErrors } from '#lib/cart/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { type QuantityProblem, quantityProblem, quantityText } from '#lib/product/quantity.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cartLines } from './schema.ts'
import type { CartLine } from './cart.ts'
import { isSold, type Offer, readOffers } from '#server/product/offers.ts'

/** A cart line that is being bought, with the variant's current price and stock. */
export type BoughtLine = { line: CartLine; offer: Offer; qty: number; price: number }

/** Like readSelectedLines, but rejects lines of more than one shop. */
export async function readBoughtLines(
  db: Db,
  userId: number,
  lineIds: readonly number[]
): Promise<Result<BoughtLine[]>> {
  const bought = await readSelectedLines(db, userId, lineIds)
  const isOfSeveral = bought.ok && new Set(bought.value.map(({ offer }) => offer.shopId)).size > 1
  return isOfSeveral ? fail(cartErrors.one_shop_only) : bought
}

/**
 * The buyer's own cart lines for a checkout or an order, sorted by id. Rejects lines of another buyer, the buyer's own
 * products, and products that are not sold or not available in that quantity.
 */
export async function readSelectedLines(
  db: Db,
  userId: number,
  lineIds: readonly number[]
): Promise<Result<BoughtLine[]>> {
  const ids = [...new Set(lineIds)]
  if (ids.length === 0) return fail(cartErrors.nothing_selected)
  const lines = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, ids)))
    .orderBy(asc(cartLines.id))
  if (lines.length !== ids.length) return fail(cartErrors.line_not_found)
  const offers = await readOffers(
    db,
    lines.map(line => line.productDetailId)
  )
  return checkLines(userId, ids, { lines, offers })
}

/** The same for lines that were read with their offers; `lines` are sorted by id. */
export function checkLines(
  userId: number,
  lineIds: readonly number[],
  { lines, offers }: { lines: readonly CartLine[]; offers: ReadonlyMap<number, Offer> }
): Result<BoughtLine[]> {
  if (lineIds.length === 0) return fail(cartErrors.nothing_selected)
  if (lines.length !== new Set(lineIds).size) return fail(cartErrors.line_not_found)
  const bought: BoughtLine[] = []
  for (const line of lines) {
    const offer = offers.get(line.productDetailId)
    if (!offer || !isSold(offer)) {
      return fail(productErrors.product_not_found, {
        ...(offer && { message: `${offer.name}: Barang tidak tersedia` }),
        details: { cart_detail_id: line.id }
      })
    }
    if (offer.sellerId === userId) return fail(productErrors.own_product)
    const problem = quantityProblem(line.qty, offer)
    if (problem) return rejectLine(problem, line, offer)
    bought.push({ line, offer, qty: line.qty, price: offer.price })
  }
  return ok(bought)
}

/** The error names the product and the reason, so that the buyer finds the line in a long cart. */
function rejectLine(problem: QuantityProblem, line: CartLine, offer: Offer) {
  const { name, detailId, stock, min, multiple } = offer
  const message = `${name}: ${quantityText(line.qty, offer, offer.saleUnit) ?? ''}`
  return fail(productErrors[problem], {
    message,
    fields: { cart_detail_id: message },
    details: { cart_detail_id: line.id, product_detail_id: detailId, qty: line.qty, stock, min, multiple }
  })
}
