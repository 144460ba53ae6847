import { and, eq, ne } from 'drizzle-orm'

import { addressErrors } from '#lib/address/errors.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/shipping/contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { shippingAfterDiscount } from '#lib/shipping/after-discount.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { allOptions } from '#lib/shipping/choice.ts'
import { usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import type { PointCarrier } from '#lib/shipping/rates.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { lockCart } from '#server/cart/cart.ts'
import { readCheckout } from './checkout.ts'
import { delivered } from './memory.ts'
import { rejectNewMain } from './point-address.ts'
import { type Checkout } from './schema.ts'
import { type BoughtLine, readBoughtLines } from '#server/cart/bought-lines.ts'
import { findPickup, readPickups } from '#server/shipping/pickups.ts'
import { findPoint } from '#server/shipping/point-prices.ts'
import { readPoints, readPointsNear } from '#server/shipping/points.ts'
import { loadOfLines, quoteShipping, readDestination, readShippingDiscount } from '#server/shipping/quotes.ts'
import type { Db } from '#server/core/db/connect.ts'
import { checkouts } from './schema.ts'
import { type BuyerContext } from '#server/core/http/context.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

type PointArea = InputOf<typeof contract.listShopPoints>
type Open = { checkout: Checkout; lines: BoughtLine[]; discount: number }

/** A shop's part of the buyer's open checkout with its lines and the shop's shipping discount. */
async function readOpen(db: Db, userId: number, cartId: string | undefined): Promise<Result<Open>> {
  const checkout = await readCheckout(db, userId, cartId)
  if (!checkout) return fail(checkoutErrors.checkout_not_found)
  const bought = await readBoughtLines(db, userId, checkout.lineIds)
  if (!bought.ok) return bought
  const lines = bought.value
  const discount = await readShippingDiscount(db, checkout.shopId, subtotalOf(lines))
  return ok({ checkout, lines, discount })
}

/** Delivery methods for an address out of reach: pickup at a warehouse, or a delivery point. */
export function deliveryRoutes(api: Api): void {
  api.buyer(contract.listPickups, async ({ db, buyerId, input }) => {
    const open = await readOpen(db, buyerId, input.cart_id)
    if (!open.ok) return open
    const { checkout, lines, discount } = open.value
    return answer(await readPickups(db, checkout.shopId, loadOfLines(lines), discount))
  })

  api.buyer(contract.setPickup, ({ transact, buyerId, input }) =>
    transact(async tx => {
      await lockCart(tx, buyerId)
      const open = await readOpen(tx, buyerId, input.cart_id)
      if (!open.ok) return open
      const { checkout, lines } = open.value
      const cost = await findPickup(tx, checkout.shopId, loadOfLines(lines), input.warehouse_id)
      if (!cost.ok) return cost
      const addressId = input.address_id ?? checkout.addressId
      const change = { mode: 'pickup' as const, warehouseId: input.warehouse_id, point: null, addressId }
      return setDelivery(tx, open.value, change, { cost: cost.value, carrier: 'expedition' })
    })
  )

  api.buyer(contract.listExpeditionPoints, context => listPoints(context, 'expedition'))
  api.buyer(contract.listShopPoints, context => listPoints(context, 'shop'))

  api.buyer(contract.setPoint, ({ transact, buyerId, input: { type: carrier, cart_id, ...point } }) =>
    transact(async tx => {
      await lockCart(tx, buyerId)
      const open = await readOpen(tx, buyerId, cart_id)
      if (!open.ok) return open
      const { checkout, lines } = open.value
      if (point.is_main) {
        const full = await rejectNewMain(tx, buyerId, point)
        if (full) return full
      }
      const found = await findPoint(
        tx,
        { shopId: checkout.shopId, load: loadOfLines(lines), kind: carrier },
        point
      )
      if (!found.ok) return found
      const { cost, zip_code } = found.value
      const { addressId } = checkout
      const left = { ...point, zip_code, carrier }
      const change = { mode: 'point' as const, warehouseId: null, point: left, addressId }
      return setDelivery(tx, open.value, change, { cost, carrier })
    })
  )

  api.buyer(contract.checkAvailability, async ({ db, buyerId, input }) => {
    const lines = await readBoughtLines(db, buyerId, input.cart_detail_id)
    if (!lines.ok) return lines
    const to = await readDestination(db, buyerId, input.address_id)
    if (!to) return fail(addressErrors.address_not_found)
    const quote = await quoteShipping(db, lines.value, to, {
      shopId: lines.value[0]!.offer.shopId,
      subtotal: subtotalOf(lines.value),
      delivery: { mode: 'deliver', cost: 0, carrier: null }
    })
    const options = quote[input.expedition]
    const option = options.find(o => o.is_available) ?? options[0]
    if (!option?.is_available) {
      return fail(shippingErrors.shipping_unavailable, option?.reason ? { message: option.reason } : {})
    }
    return answer({ is_available: true, option })
  })
}

type Change = Pick<Checkout, 'warehouseId' | 'point' | 'addressId'> & { mode: 'pickup' | 'point' }

const unusable = {
  pickup: 'Penjemputan di gudang tidak tersedia untuk alamat ini',
  point: 'Titik pengantaran tidak tersedia untuk alamat ini'
}

/** Saves a pickup or a point in the open checkout. Rejects it if no shipping option to the address supports it (D8). */
async function setDelivery(
  tx: Db,
  { checkout, lines, discount }: Open,
  change: Change,
  price: { cost: number; carrier: PointCarrier }
) {
  const { userId, shopId } = checkout
  const { mode, addressId } = change
  const to = await readDestination(tx, userId, addressId)
  if (!to) return fail(addressErrors.address_not_found)
  const delivery = { mode, ...price }
  const quote = await quoteShipping(tx, lines, to, { shopId, subtotal: subtotalOf(lines), delivery })
  if (!allOptions(quote).some(option => usesDeliveryMode(option, delivery))) {
    return fail(shippingErrors.shipping_unavailable, { message: unusable[mode] })
  }
  const isOpen = eq(checkouts.userId, userId)
  // All shops share one address (D29): parts that were priced for another address go back to delivery.
  await tx
    .update(checkouts)
    .set({ addressId, ...delivered })
    .where(and(isOpen, ne(checkouts.addressId, addressId)))
  await tx
    .update(checkouts)
    .set(change)
    .where(and(isOpen, eq(checkouts.shopId, shopId)))
  return answer({ mode, cost: price.cost, final_cost: shippingAfterDiscount(price.cost, discount) })
}

/** Delivery points near the checkout's address, or the regions and points below the requested region. */
async function listPoints({ db, buyerId, input }: BuyerContext<PointArea>, kind: PointCarrier) {
  const open = await readOpen(db, buyerId, input.cart_id)
  if (!open.ok) return open
  const { checkout, lines, discount } = open.value
  const trip = { shopId: checkout.shopId, load: loadOfLines(lines), kind }
  if (input.province_id || input.city_id || input.district_id) {
    return answer(await readPoints(db, trip, input, discount))
  }
  const to = await readDestination(db, buyerId, checkout.addressId)
  if (!to) return fail(addressErrors.address_not_found)
  return answer(
    input.all_cities
      ? await readPoints(db, trip, input, discount, to)
      : await readPointsNear(db, trip, to, discount)
  )
}
