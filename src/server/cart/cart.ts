import { and, desc, eq, type SQL, sql } from 'drizzle-orm'

import { cartErrors } from '#lib/cart/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { CartGroup } from '#lib/cart/contract.ts'
import { groupByShop, unavailability } from '#lib/cart/availability.ts'
import { cartLineLimit } from '#lib/cart/limits.ts'
import { belowMinimumText, quantityProblem, soldBy } from '#lib/product/quantity.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { cities } from '#server/address/schema.ts'
import { holderColumns, isLiveToken } from '#server/core/http/own-read.ts'
import { sessions, users } from '#server/identity/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { cartLines } from './schema.ts'
import { shops } from '#server/shop/schema.ts'
import { countCartLines } from '#server/notification/counters.ts'
import {
  findSale,
  isSold,
  type Offer,
  offerFields,
  offerPhoto,
  type Sale,
  variantName
} from '#server/product/offers.ts'

export type CartLine = typeof cartLines.$inferSelect

/** Sorts groups by shop into the order of the cart: the shop of the last added line first. */
export async function asInCart<T>(
  db: Db,
  userId: number,
  groups: readonly [shopId: number, T][]
): Promise<[shopId: number, T][]> {
  const order = await readShopOrder(db, userId)
  return groups.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
}

async function readShopOrder(db: Db, userId: number): Promise<number[]> {
  const newest = sql`(array_agg(${cartLines.id} order by ${cartLines.createdAt} desc, ${cartLines.id} desc))[1]`
  const found = await db
    .select({ shopId: cartLines.shopId })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, false)))
    .groupBy(cartLines.shopId)
    .orderBy(desc(sql`max(${cartLines.createdAt})`), desc(newest))
  return found.map(({ shopId }) => shopId)
}

/**
 * Locks the buyer's cart, so that two tabs that change it wait for each other. It is the first lock in the lock order,
 * after the person's row of what charges (identity/session-alive.ts).
 */
export async function lockCart(tx: Db, userId: number): Promise<void> {
  await tx.execute(cartLock(userId))
}

/** The same as a statement. */
export const cartLock = (userId: number): SQL =>
  sql`insert into carts (user_id) values (${userId}) on conflict (user_id) do update set user_id = excluded.user_id`

/** The columns of a line's shop; join `cities` by the shop's city. */
export const shopOfLines = {
  id: shops.id,
  slug: shops.slug,
  name: shops.name,
  photo: shops.photoPath,
  city: cities.name
}

/** The lines of a session's cart, last added first. Prices and stock are the variants' current ones. */
export const ownLines = prepareOnce('own_cart', db =>
  db
    .select({ holder: holderColumns, line: cartLines, shop: shopOfLines, offer: offerFields })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(cartLines, and(eq(cartLines.userId, users.id), eq(cartLines.isBuyNow, false)))
    .innerJoin(productDetails, eq(productDetails.id, cartLines.productDetailId))
    .innerJoin(products, eq(products.id, productDetails.productId))
    .innerJoin(shops, eq(shops.id, cartLines.shopId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(isLiveToken)
    .orderBy(desc(cartLines.createdAt), desc(cartLines.id))
)

type OwnLine = Awaited<ReturnType<ReturnType<typeof ownLines>['execute']>>[number]

/** The lines of a cart grouped by shop, in their order. */
export function cartOf(found: OwnLine[]): CartGroup[] {
  return groupByShop(found, row => row.shop.id).map(([id, rows]) => ({
    id,
    shop: rows[0]!.shop,
    details: rows.map(({ line, offer }) => toDetail(line, offer))
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
    multiple: offer.multiple,
    sale_unit: offer.saleUnit,
    is_active: isSold(offer)
  }
  return { id: line.id, qty: line.qty, note: line.note, product, unavailable: unavailability(product) }
}

/** Rejects a quantity outside of minimum and stock; the error carries the figures. */
export function checkQuantity(offer: Sale, qty: number): Result<true> {
  const problem = quantityProblem(qty, offer)
  if (!problem) return ok(true)
  const message =
    problem === 'not_multiple' ? `${soldBy(offer.multiple, offer.saleUnit)}.` : belowMinimumText(offer)
  return fail(productErrors[problem], {
    ...(message && { message }),
    details: {
      product_detail_id: offer.detailId,
      stock: offer.stock,
      min: offer.min,
      multiple: offer.multiple
    }
  })
}

export type AddToCartCommand = {
  productId: number
  detailId: number | undefined
  qty: number
  isBuyNow: boolean
}

/** What the command does to the cart: increases an existing line, or adds a new one. */
type LinePlan =
  | { kind: 'more'; lineId: number; qty: number }
  | { kind: 'new'; offer: Sale; command: AddToCartCommand }

/**
 * Locks the cart and plans the change: increase the line of that variant, or add a new one. A buy-now replaces the
 * buyer's single buy-now line. Rejects products that are not sold, the buyer's own products, quantities out of bounds
 * and a full cart.
 */
export async function planLine(tx: Db, userId: number, command: AddToCartCommand): Promise<Result<LinePlan>> {
  // Sent together, in this order on the one connection: the queries reach the database in one round trip.
  const [, found, lines, count] = await Promise.all([
    lockCart(tx, userId),
    findSale(tx, command.productId, command.detailId),
    tx
      .select({ id: cartLines.id, qty: cartLines.qty, detailId: cartLines.productDetailId })
      .from(cartLines)
      .where(and(linesIn(userId, command), eq(cartLines.productId, command.productId))),
    countCartLines(tx, userId)
  ])
  if (!found.ok) return found
  const offer = found.value
  if (offer.sellerId === userId) return fail(productErrors.own_product)
  const line = command.isBuyNow ? undefined : lines.find(existing => existing.detailId === offer.detailId)
  const qty = command.qty + (line?.qty ?? 0)
  const fits = checkQuantity(offer, qty)
  if (!fits.ok) return fits
  if (line) return ok({ kind: 'more', lineId: line.id, qty })
  if (!command.isBuyNow && count >= cartLineLimit) return fail(cartErrors.cart_full)
  return ok({ kind: 'new', offer, command })
}

const linesIn = (userId: number, { isBuyNow }: AddToCartCommand) =>
  and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, isBuyNow))

/** Writes the planned change in the same transaction; returns the line's id. */
export async function putLine(tx: Db, userId: number, plan: LinePlan, now: Date): Promise<number> {
  if (plan.kind === 'more') {
    // Increasing a line counts as adding: it moves to the top of the cart.
    await tx.update(cartLines).set({ qty: plan.qty, createdAt: now }).where(eq(cartLines.id, plan.lineId))
    return plan.lineId
  }
  const { offer, command } = plan
  const [, [added]] = await Promise.all([
    command.isBuyNow ? tx.delete(cartLines).where(linesIn(userId, command)) : undefined,
    tx
      .insert(cartLines)
      .values({
        userId,
        shopId: offer.shopId,
        productId: offer.productId,
        productDetailId: offer.detailId,
        qty: command.qty,
        isBuyNow: command.isBuyNow,
        createdAt: now
      })
      .returning({ id: cartLines.id })
  ])
  return added!.id
}
