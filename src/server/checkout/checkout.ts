import { randomUUID } from 'node:crypto'

import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'

import { addressErrors } from '#lib/address/errors.ts'
import { cartErrors } from '#lib/cart/errors.ts'
import { groupByShop } from '#lib/cart/availability.ts'
import { maxShops } from '#lib/cart/limits.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Write } from '#server/core/db/send-together.ts'
import { cartLines } from '#server/cart/schema.ts'
import { checkouts } from './schema.ts'
import { addresses } from '#server/address/schema.ts'
import { asInCart, checkQuantity, lockCart } from '#server/cart/cart.ts'
import { type BoughtLine, readSelectedLines } from '#server/cart/bought-lines.ts'
import type { Checkout } from './schema.ts'
import { choicesOf, deliveryLost, goesOn } from './memory.ts'
import { readOffers } from '#server/product/offers.ts'

type OpenCheckoutCommand = {
  lineIds: number[]
  isBuyNow: boolean
  qty: number | undefined
  addressId: number | undefined
}

/** One checkout for each shop, and notices about earlier choices of the buyer that could not be restored. */
export type Opened = { checkouts: Checkout[]; notices: string[] }

/**
 * Opens the buyer's single checkout, with one part for each shop, or continues the open one: a shop keeps its choices
 * and, for the same address, its pickup or point, and with the same lines also its id (D7, D27, D29). Rejects another
 * buyer's lines and addresses, more than ten shops, and products not available in that quantity.
 */
export async function openCheckout(
  tx: Db,
  userId: number,
  command: OpenCheckoutCommand,
  now: Date
): Promise<Result<Opened>> {
  await lockCart(tx, userId)
  if (command.isBuyNow && command.qty) {
    const set = await setBuyNowQuantity(tx, userId, command.lineIds, command.qty)
    if (!set.ok) return set
  }
  const bought = await readSelectedLines(tx, userId, command.lineIds)
  if (!bought.ok) return bought
  const sorted = await byShop(tx, userId, bought.value)
  if (!sorted.ok) return sorted
  const groups = sorted.value
  const earlier = goesOn(
    await readCheckouts(tx, userId),
    bought.value.map(({ line }) => line.id)
  )
  const place = await findPlace(tx, userId, command.addressId, earlier[0])
  if (!place) return fail(addressErrors.address_not_found)
  const notices = [...place.notices]
  const shopIds = groups.map(([shopId]) => shopId)
  await tx.delete(checkouts).where(and(eq(checkouts.userId, userId), notInArray(checkouts.shopId, shopIds)))
  const opened: Checkout[] = []
  for (const [shopId, lines] of groups) {
    const before = earlier.find(checkout => checkout.shopId === shopId)
    const isMoved = before && before.addressId !== place.addressId && before.mode !== 'deliver'
    if (isMoved) notices.push(deliveryLost(before.mode as 'pickup' | 'point'))
    const choices = choicesOf(earlier, shopId)
    const values = { ...carryOn(before, lines, place.addressId), choices, createdAt: now }
    const [row] = await tx
      .insert(checkouts)
      .values({ userId, shopId, ...values })
      .onConflictDoUpdate({ target: [checkouts.userId, checkouts.shopId], set: values })
      .returning()
    opened.push(row!)
  }
  return ok({ checkouts: opened, notices: [...new Set(notices)] })
}

/** Lines grouped by shop, the shops in cart order. Rejects more shops than one payment allows. */
export async function byShop(
  db: Db,
  userId: number,
  lines: readonly BoughtLine[]
): Promise<Result<[shopId: number, BoughtLine[]][]>> {
  const groups = groupByShop(lines, ({ offer }) => offer.shopId)
  if (groups.length > maxShops) return fail(checkoutErrors.too_many_shops)
  return ok(await asInCart(db, userId, groups))
}

/** A shop's part of the checkout, with the values carried over from the earlier one. */
function carryOn(before: Checkout | undefined, lines: readonly BoughtLine[], addressId: number) {
  const lineIds = lines.map(({ line }) => line.id)
  const isThere = before?.addressId === addressId
  return {
    id: before?.lineIds.join() === lineIds.join() ? before.id : randomUUID(),
    addressId,
    lineIds,
    isBuyNow: lines[0]!.line.isBuyNow,
    // Pickup and point were priced for the earlier address; a new address resets them to delivery.
    mode: isThere ? before.mode : ('deliver' as const),
    warehouseId: isThere ? before.warehouseId : null,
    point: isThere ? before.point : null
  }
}

/** The quantity of a buy-now line comes with the checkout, whose page stores it in session storage. */
async function setBuyNowQuantity(
  tx: Db,
  userId: number,
  lineIds: readonly number[],
  qty: number
): Promise<Result<true>> {
  const [lineId] = lineIds
  const own = and(eq(cartLines.id, lineId ?? 0), eq(cartLines.userId, userId), eq(cartLines.isBuyNow, true))
  const [line] = await tx.select().from(cartLines).where(own)
  if (!line) return fail(cartErrors.line_not_found)
  const offer = (await readOffers(tx, [line.productDetailId])).get(line.productDetailId)
  if (!offer) return fail(productErrors.product_not_found)
  const fits = checkQuantity(offer, qty)
  if (fits.ok) await tx.update(cartLines).set({ qty }).where(own)
  return fits
}

/**
 * The delivery address: the requested one, else the earlier checkout's, else the main one. A notice reports that the
 * earlier checkout's address was deleted.
 */
async function findPlace(
  db: Db,
  userId: number,
  addressId: number | undefined,
  before: Checkout | undefined
) {
  const chosen = addressId ?? before?.addressId
  const found = await findAddressId(db, userId, chosen)
  if (found || addressId || !chosen) return found && { addressId: found, notices: [] }
  const main = await findAddressId(db, userId, undefined)
  return (
    main && { addressId: main, notices: ['Alamat yang Anda pilih sudah dihapus. Periksa alamat pengiriman.'] }
  )
}

async function findAddressId(db: Db, userId: number, addressId: number | undefined) {
  const [row] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        eq(addresses.userId, userId),
        isNull(addresses.deletedAt),
        addressId ? eq(addresses.id, addressId) : eq(addresses.isMain, true)
      )
    )
  return row?.id
}

/** The parts of the buyer's open checkout, the shop of the oldest line first, however the cart changes meanwhile. */
export async function readCheckouts(db: Db, userId: number): Promise<Checkout[]> {
  return inOrder(await db.select().from(checkouts).where(eq(checkouts.userId, userId)))
}

/** Parts of a checkout, the shop of the oldest line first. */
export const inOrder = (open: readonly Checkout[]): Checkout[] =>
  open.toSorted((a, b) => (a.lineIds[0] ?? 0) - (b.lineIds[0] ?? 0))

/** The part of one shop by its id; without an id the only or first one. */
export async function readCheckout(db: Db, userId: number, cartId?: string): Promise<Checkout | undefined> {
  const open = await readCheckouts(db, userId)
  return cartId === undefined ? open[0] : open.find(checkout => checkout.id === cartId)
}

/** The writes that remove the ordered lines of shops from the cart and end their parts of the buyer's checkout. */
export function endingCheckouts(tx: Db, ended: readonly Checkout[]): Write[] {
  const [first] = ended
  if (!first) return []
  const { userId } = first
  const lineIds = ended.flatMap(checkout => checkout.lineIds)
  const shopIds = ended.map(({ shopId }) => shopId)
  return [
    { write: tx.delete(cartLines).where(and(inArray(cartLines.id, lineIds), eq(cartLines.userId, userId))) },
    {
      write: tx.delete(checkouts).where(and(eq(checkouts.userId, userId), inArray(checkouts.shopId, shopIds)))
    }
  ]
}
