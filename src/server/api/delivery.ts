import { eq } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import * as contract from '#lib/contracts/shipping.ts'
import { subtotalOf } from '#lib/domain/checkout-totals.ts'
import type { PointCarrier } from '#lib/domain/shipping.ts'
import { ok, type Result } from '#lib/result.ts'

import { lockCart } from '../data/cart.ts'
import { type Checkout, readCheckout } from '../data/checkout.ts'
import { type BoughtLine, readBoughtLines } from '../data/checkout-lines.ts'
import { findPickup, readPickups } from '../data/pickups.ts'
import { findPoint, readPoints } from '../data/points.ts'
import { quoteShipping, readDestination } from '../data/shipping-quotes.ts'
import type { Db } from '../db/connect.ts'
import { checkouts } from '../db/schema/cart.ts'
import { answer, type BuyerContext } from './context.ts'
import type { Api } from './registry.ts'

type Open = { checkout: Checkout; lines: BoughtLine[] }

/** The buyer's open checkout with its lines. */
async function readOpen(db: Db, userId: number): Promise<Result<Open>> {
  const checkout = await readCheckout(db, userId)
  if (!checkout) return refuse('checkout_not_found')
  const lines = await readBoughtLines(db, userId, checkout.lineIds)
  return lines.ok ? ok({ checkout, lines: lines.value }) : lines
}

/** Other ways to get the goods where the address is out of reach: a warehouse or a delivery point. */
export function deliveryRoutes(api: Api): void {
  api.buyer(contract.listPickups, async ({ db, buyerId }) => {
    const open = await readOpen(db, buyerId)
    if (!open.ok) return open
    return answer(await readPickups(db, open.value.checkout.shopId, open.value.lines))
  })

  api.buyer(contract.setPickup, ({ transact, buyerId, input }) =>
    transact(async tx => {
      await lockCart(tx, buyerId)
      const open = await readOpen(tx, buyerId)
      if (!open.ok) return open
      const { checkout, lines } = open.value
      const cost = await findPickup(tx, checkout.shopId, lines, input.warehouse_id)
      if (!cost.ok) return cost
      await setDelivery(tx, buyerId, { mode: 'pickup', warehouseId: input.warehouse_id, point: null })
      return answer({ mode: 'pickup' as const, cost: cost.value })
    })
  )

  api.buyer(contract.listExpeditionPoints, context => listPoints(context, 'expedition'))
  api.buyer(contract.listShopPoints, context => listPoints(context, 'shop'))

  api.buyer(contract.setPoint, ({ transact, buyerId, input: { type: carrier, ...point } }) =>
    transact(async tx => {
      await lockCart(tx, buyerId)
      const open = await readOpen(tx, buyerId)
      if (!open.ok) return open
      const { checkout, lines } = open.value
      const cost = await findPoint(tx, { shopId: checkout.shopId, lines, kind: carrier }, point)
      if (!cost.ok) return cost
      await setDelivery(tx, buyerId, { mode: 'point', warehouseId: null, point: { ...point, carrier } })
      return answer({ mode: 'point' as const, cost: cost.value })
    })
  )

  api.buyer(contract.checkAvailability, async ({ db, buyerId, input }) => {
    const lines = await readBoughtLines(db, buyerId, input.cart_detail_id)
    if (!lines.ok) return lines
    const to = await readDestination(db, buyerId, input.address_id)
    if (!to) return refuse('address_not_found')
    const quote = await quoteShipping(db, lines.value, to, {
      shopId: lines.value[0]!.offer.shopId,
      subtotal: subtotalOf(lines.value),
      delivery: { mode: 'deliver', cost: 0, carrier: null }
    })
    const options = quote[input.expedition]
    const option = options.find(o => o.is_available) ?? options[0]
    if (!option?.is_available) {
      return refuse('shipping_unavailable', option?.reason ? { message: option.reason } : {})
    }
    return answer({ is_available: true, option })
  })
}

type Delivery = Pick<Checkout, 'mode' | 'warehouseId' | 'point'>

async function setDelivery(tx: Db, userId: number, change: Delivery): Promise<void> {
  await tx.update(checkouts).set(change).where(eq(checkouts.userId, userId))
}

/** Points in the province of the checkout's address. */
async function listPoints({ db, buyerId }: BuyerContext<unknown>, kind: PointCarrier) {
  const open = await readOpen(db, buyerId)
  if (!open.ok) return open
  const { checkout, lines } = open.value
  const to = await readDestination(db, buyerId, checkout.addressId)
  if (!to) return refuse('address_not_found')
  return answer(await readPoints(db, { shopId: checkout.shopId, lines, kind }, to.provinceId))
}
