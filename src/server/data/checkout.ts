import { randomUUID } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Db } from '../db/connect.ts'
import { cartLines, checkouts } from '../db/schema/cart.ts'
import { addresses } from '../db/schema/identity.ts'
import { checkQuantity, lockCart } from './cart.ts'
import { readBoughtLines } from './checkout-lines.ts'
import { readOffers } from './offers.ts'

export type Checkout = typeof checkouts.$inferSelect

type Wish = { lineIds: number[]; isBuyNow: boolean; qty: number | undefined; addressId: number | undefined }

/**
 * Opens the buyer's one checkout, replacing an earlier one (D7). Refuses foreign lines and addresses, several shops,
 * and what is not there in that quantity.
 */
export async function openCheckout(tx: Db, userId: number, wish: Wish, now: Date): Promise<Result<Checkout>> {
  await lockCart(tx, userId)
  if (wish.isBuyNow && wish.qty) {
    const set = await setBuyNowQuantity(tx, userId, wish.lineIds, wish.qty)
    if (!set.ok) return set
  }
  const bought = await readBoughtLines(tx, userId, wish.lineIds)
  if (!bought.ok) return bought
  const [first] = bought.value
  const addressId = await findAddressId(tx, userId, wish.addressId)
  if (!first || !addressId) return refuse('address_not_found')
  const values = {
    id: randomUUID(),
    shopId: first.offer.shopId,
    addressId,
    lineIds: bought.value.map(({ line }) => line.id),
    isBuyNow: first.line.isBuyNow,
    mode: 'deliver' as const,
    warehouseId: null,
    point: null,
    createdAt: now
  }
  const [row] = await tx
    .insert(checkouts)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: checkouts.userId, set: values })
    .returning()
  return ok(row!)
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
  if (!line) return refuse('line_not_found')
  const offer = (await readOffers(tx, [line.productDetailId])).get(line.productDetailId)
  if (!offer) return refuse('product_not_found')
  const fits = checkQuantity(offer, qty)
  if (fits.ok) await tx.update(cartLines).set({ qty }).where(own)
  return fits
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
