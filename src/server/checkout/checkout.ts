import { randomUUID } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

import { addressRefusals } from '#lib/address/refusals.ts'
import { cartRefusals } from '#lib/cart/refusals.ts'
import { productRefusals } from '#lib/product/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cartLines } from '#server/cart/schema.ts'
import { checkouts } from './schema.ts'
import { addresses } from '#server/address/schema.ts'
import { checkQuantity, lockCart } from '#server/cart/cart.ts'
import { readBoughtLines } from '#server/cart/bought-lines.ts'
import type { Checkout } from './schema.ts'
import { deliveryLost, goesOn } from './memory.ts'
import { readOffers } from '#server/product/offers.ts'

type Wish = { lineIds: number[]; isBuyNow: boolean; qty: number | undefined; addressId: number | undefined }

/** A checkout, and sentences about what of the buyer's earlier choices it could not keep. */
export type Opened = { checkout: Checkout; notices: string[] }

/**
 * Opens the buyer's one checkout, or goes on with the open one: the same lines keep its id, its choices and, for the
 * same address, its pickup or point (D7, D27). Refuses foreign lines and addresses, several shops, and what is not
 * there in that quantity.
 */
export async function openCheckout(tx: Db, userId: number, wish: Wish, now: Date): Promise<Result<Opened>> {
  await lockCart(tx, userId)
  if (wish.isBuyNow && wish.qty) {
    const set = await setBuyNowQuantity(tx, userId, wish.lineIds, wish.qty)
    if (!set.ok) return set
  }
  const bought = await readBoughtLines(tx, userId, wish.lineIds)
  if (!bought.ok) return bought
  const [first] = bought.value
  const lineIds = bought.value.map(({ line }) => line.id)
  const before = goesOn(await readCheckout(tx, userId), lineIds)
  const place = await findPlace(tx, userId, wish.addressId, before)
  if (!first || !place) return refuse(addressRefusals.address_not_found)
  const isThere = before?.addressId === place.addressId
  const values = {
    id: before?.lineIds.join() === lineIds.join() ? before.id : randomUUID(),
    shopId: first.offer.shopId,
    addressId: place.addressId,
    lineIds,
    isBuyNow: first.line.isBuyNow,
    // Priced for this address: another one is delivered to.
    mode: isThere ? before.mode : ('deliver' as const),
    warehouseId: isThere ? before.warehouseId : null,
    point: isThere ? before.point : null,
    choices: before?.choices ?? {},
    createdAt: now
  }
  const isMoved = before && !isThere && before.mode !== 'deliver'
  const notices = [...place.notices, ...(isMoved ? [deliveryLost(before.mode as 'pickup' | 'point')] : [])]
  const [row] = await tx
    .insert(checkouts)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: checkouts.userId, set: values })
    .returning()
  return ok({ checkout: row!, notices })
}

/** The quantity of a buy-now line comes with the checkout: its page keeps it in session storage. */
async function setBuyNowQuantity(
  tx: Db,
  userId: number,
  lineIds: readonly number[],
  qty: number
): Promise<Result<true>> {
  const [lineId] = lineIds
  const own = and(eq(cartLines.id, lineId ?? 0), eq(cartLines.userId, userId), eq(cartLines.isBuyNow, true))
  const [line] = await tx.select().from(cartLines).where(own)
  if (!line) return refuse(cartRefusals.line_not_found)
  const offer = (await readOffers(tx, [line.productDetailId])).get(line.productDetailId)
  if (!offer) return refuse(productRefusals.product_not_found)
  const fits = checkQuantity(offer, qty)
  if (fits.ok) await tx.update(cartLines).set({ qty }).where(own)
  return fits
}

/**
 * Where it goes: the address that was asked for, else the one of the checkout before, else the main one. A deleted one
 * of before is named.
 */
async function findPlace(db: Db, userId: number, asked: number | undefined, before: Checkout | undefined) {
  const chosen = asked ?? before?.addressId
  const found = await findAddressId(db, userId, chosen)
  if (found || asked || !chosen) return found && { addressId: found, notices: [] }
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

/** The buyer's open checkout, if there is one. */
export async function readCheckout(db: Db, userId: number): Promise<Checkout | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.userId, userId))
  return row
}

/** An order took the checkout's lines: they leave the cart, and the checkout is over. */
export async function consumeCheckout(tx: Db, checkout: Checkout): Promise<void> {
  for (const lineId of checkout.lineIds) {
    await tx.delete(cartLines).where(and(eq(cartLines.id, lineId), eq(cartLines.userId, checkout.userId)))
  }
  await tx.delete(checkouts).where(eq(checkouts.userId, checkout.userId))
}
