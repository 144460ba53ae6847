import { and, desc, eq, inArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import * as contract from '#lib/negotiation/delivery-contract.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { shippingAfterDiscount } from '#lib/shipping/after-discount.ts'
import type { Negotiation } from '#lib/order/order-shapes.ts'

import { answer } from '#server/core/http/answer.ts'
import type { BuyerContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readOwnOrder } from '#server/order/order-detail.ts'
import { lockOwnOrder } from '#server/order/order-locks.ts'
import type { Order } from '#server/order/postings.ts'
import { pointCarrierOf, readFrozenLoad, readTerms, readWays } from '#server/order/read-negotiation.ts'
import { orders } from '#server/order/schema.ts'
import { readPickups } from '#server/shipping/pickups.ts'
import type { Area } from '#server/shipping/point-prices.ts'
import { readPoints, readPointsNear } from '#server/shipping/points.ts'
import { readOrigin } from '#server/shipping/quotes.ts'
import { changeDelivery, type Way } from './change-delivery.ts'
import { turnOf } from './offers.ts'
import { negotiatedStatuses } from './open-limit.ts'

/** Routes that change the delivery method of a negotiation, and change it back (D30). */
export function negotiationMethodRoutes(api: Api): void {
  api.buyer(contract.listNegotiationPickups, async ({ db, buyerId, input, now }) => {
    const open = await readOpen(db, await readOwnOrder(db, buyerId, input.id), 'pickup', now)
    if (!open.ok) return open
    const { order, load, discount } = open.value
    return answer(await readPickups(db, order.shopId, load, discount))
  })

  api.buyer(contract.listNegotiationExpeditionPoints, async ({ db, buyerId, input, now }) => {
    const open = await readOpen(db, await readOwnOrder(db, buyerId, input.id), 'point', now)
    return open.ok ? listPoints(db, open.value, input) : open
  })

  api.buyer(contract.listNegotiationShopPoints, async ({ db, buyerId, input, now }) => {
    const order = await readNegotiationWith(db, buyerId, input.shop_id, input.transaction_id)
    const open = await readOpen(db, order, 'point', now)
    return open.ok ? listPoints(db, open.value, input) : open
  })

  api.buyer(contract.setNegotiationPickup, context => {
    const { warehouse_id: warehouseId, cost: seen } = context.input
    return change(context, { mode: 'pickup', warehouseId, seen })
  })

  api.buyer(contract.setNegotiationPoint, context => {
    const { id: _id, type: _type, cost: seen, ...point } = context.input
    return change(context, { mode: 'point', point, seen })
  })

  api.buyer(contract.setNegotiationDelivery, context => change(context, { mode: 'deliver' }))
}

type Open = { order: Order; load: Awaited<ReturnType<typeof readFrozenLoad>>; discount: number }

/** An open negotiation that offers this delivery method, with its load and the shop's discount on freight. */
async function readOpen(
  db: Db,
  order: Order | undefined,
  way: Negotiation['ways'][number],
  now: Date
): Promise<Result<Open>> {
  if (!order) return fail(orderErrors.order_not_found)
  if (!turnOf(order, now)) return fail(orderErrors.status_refused)
  if (!(await readWays(db, order)).includes(way)) return fail(negotiationErrors.way_unavailable)
  const { shippingDiscount: discount } = await readTerms(db, order.id)
  return ok({ order, load: await readFrozenLoad(db, order), discount })
}

/** An open negotiation of this buyer with a shop; the newest if no id is given. */
async function readNegotiationWith(db: Db, buyerId: number, shopId: number, id: number | undefined) {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, buyerId),
        eq(orders.shopId, shopId),
        inArray(orders.status, negotiatedStatuses),
        id ? eq(orders.id, id) : undefined
      )
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return order
}

/** Points near the original delivery address, else near the shop; or the points of a chosen region. */
async function listPoints(db: Db, { order, load, discount }: Open, area: Area) {
  const trip = { shopId: order.shopId, load, kind: pointCarrierOf(order) }
  const { address } = await readTerms(db, order.id)
  const near = { ...address, provinceId: address.province_id, cityId: address.city_id }
  if (area.all_cities || area.province_id || area.city_id || area.district_id) {
    return answer(await readPoints(db, trip, area, discount, near))
  }
  const found = await readPointsNear(db, trip, near, discount)
  // Kurir Toko may serve no point in the buyer's province: then points near the shop are offered.
  const origin = await readOrigin(db, order.shopId)
  return answer(found.length > 0 ? found : await readPointsNear(db, trip, origin, discount))
}

function change({ transact, buyerId, input, now }: BuyerContext<{ id: number }>, way: Way) {
  return transact(async (tx, after) => {
    const order = await lockOwnOrder(tx, buyerId, input.id)
    if (!order) return fail(orderErrors.order_not_found)
    const changed = await changeDelivery({ tx, after, now }, order, way)
    if (!changed.ok) return changed
    const { mode, shippingCost, shippingDiscount, extraCost, grandTotal } = changed.value
    const cost = shippingCost + extraCost
    return answer({
      mode,
      cost,
      final_cost: shippingAfterDiscount(cost, shippingDiscount),
      grand_total: grandTotal
    })
  })
}
