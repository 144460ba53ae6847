import { and, desc, eq } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import type { CartGroup } from '#lib/contracts/cart.ts'
import { cartLineLimit, groupByShop, unavailability } from '#lib/domain/cart.ts'
import { quantityProblem } from '#lib/domain/quantity.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Db } from '../db/connect.ts'
import { cartLines, carts } from '../db/schema/cart.ts'
import { shops } from '../db/schema/catalogue.ts'
import { countCartLines } from './counters.ts'
import { findOffer, isSold, type Offer, offerPhoto, readOffers, variantName } from './offers.ts'

export type CartLine = typeof cartLines.$inferSelect

/** Locks the buyer's cart: two tabs that change it wait for each other. First in the order of locks. */
export async function lockCart(tx: Db, userId: number): Promise<void> {
  await tx.insert(carts).values({ userId }).onConflictDoUpdate({ target: carts.userId, set: { userId } })
}

/** The cart by shop, what was added last first. Prices and stock are the variants' own, now. */
export async function readCart(db: Db, userId: number): Promise<CartGroup[]> {
  const found = await db
    .select({
      line: cartLines,
      shop: { id: shops.id, slug: shops.slug, name: shops.name, photo: shops.photoPath }
    })
    .from(cartLines)
    .innerJoin(shops, eq(shops.id, cartLines.shopId))
    .where(and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, false)))
    .orderBy(desc(cartLines.id))
  const offers = await readOffers(
    db,
    found.map(row => row.line.productDetailId)
  )
  return groupByShop(found, row => row.shop.id).map(([id, rows]) => ({
    id,
    shop: rows[0]!.shop,
    details: rows.flatMap(({ line }) => {
      const offer = offers.get(line.productDetailId)
      return offer ? [toDetail(line, offer)] : []
    })
  }))
}

function toDetail(line: CartLine, offer: Offer): CartGroup['details'][number] {
  const product = {
    id: offer.productId,
    detail_id: offer.detailId,
    name: offer.name,
    slug: offer.slug,
    photo: offerPhoto(offer),
    variant: variantName(offer),
    price: offer.price,
    stock: offer.stock,
    min: offer.min,
    is_active: isSold(offer)
  }
  return { id: line.id, qty: line.qty, note: line.note, product, unavailable: unavailability(product) }
}

/** Refuses a quantity outside of minimum and stock; the figures go with the refusal. */
export function checkQuantity(offer: Offer, qty: number): Result<true> {
  const problem = quantityProblem(qty, offer)
  if (!problem) return ok(true)
  return refuse(problem, {
    details: { product_detail_id: offer.detailId, stock: offer.stock, min: offer.min }
  })
}

type Added = { productId: number; detailId: number | undefined; qty: number; isBuyNow: boolean }

/**
 * Adds pieces to the cart's line of that variant, or opens a buy-now line, of which a buyer has one. Answers the
 * line's id; refuses what is not sold, the buyer's own goods, quantities out of bounds and a full cart.
 * The caller has locked the cart.
 */
export async function addLine(
  tx: Db,
  userId: number,
  { productId, detailId, qty, isBuyNow }: Added,
  now: Date
): Promise<Result<number>> {
  const found = await findOffer(tx, productId, detailId)
  if (!found.ok) return found
  const offer = found.value
  if (offer.sellerId === userId) return refuse('own_product')
  const own = and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, isBuyNow))
  const [line] = isBuyNow
    ? []
    : await tx
        .select()
        .from(cartLines)
        .where(and(own, eq(cartLines.productDetailId, offer.detailId)))
  const total = qty + (line?.qty ?? 0)
  const fits = checkQuantity(offer, total)
  if (!fits.ok) return fits
  if (line) {
    await tx.update(cartLines).set({ qty: total }).where(eq(cartLines.id, line.id))
    return ok(line.id)
  }
  if (isBuyNow) await tx.delete(cartLines).where(own)
  else if ((await countCartLines(tx, userId)) >= cartLineLimit) return refuse('cart_full')
  const [added] = await tx
    .insert(cartLines)
    .values({
      userId,
      shopId: offer.shopId,
      productId: offer.productId,
      productDetailId: offer.detailId,
      qty,
      isBuyNow,
      createdAt: now
    })
    .returning({ id: cartLines.id })
  return ok(added!.id)
}
