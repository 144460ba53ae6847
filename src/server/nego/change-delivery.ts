import { eq } from 'drizzle-orm'

import { rupiah } from '#lib/format/rupiah.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { negoRefusals } from '#lib/nego/refusals.ts'
import type { Freight } from '#lib/nego/figures.ts'
import { orderRefusals } from '#lib/order/refusals.ts'

import type { Db } from '#server/core/db/connect.ts'
import { atPoint, atWarehouse } from '#server/checkout/place-order.ts'
import type { PointAddress } from '#server/checkout/schema.ts'
import { announceToSeller } from '#server/order/announce-to-seller.ts'
import { announceOrder, type Step } from '#server/order/change-status.ts'
import type { Order } from '#server/order/postings.ts'
import { pointCarrierOf, readFrozenLoad, readTerms, readWays } from '#server/order/read-negotiation.ts'
import { type AddressSnapshot, transactionHistory, transactions } from '#server/order/schema.ts'
import { findPickup } from '#server/shipping/pickups.ts'
import { findPoint } from '#server/shipping/point-prices.ts'
import { figuresFor, readAgreedCost } from './frozen-figures.ts'
import { turnOf } from './offers.ts'
import { refuseNewTotal } from './refuse-new-total.ts'

/** How the buyer wants the goods instead; `seen` is the price that was shown, before the shop's discount. */
export type Way =
  | { mode: 'pickup'; warehouseId: number; seen: number | undefined }
  | { mode: 'point'; point: Omit<PointAddress, 'carrier'>; seen: number | undefined }
  | { mode: 'deliver' }

/**
 * Changes how the goods of a negotiation are had: fetched or left at a point, for a price that holds without the seller,
 * or delivered again, as far as that was agreed. The clock goes on as it was: changing to and fro keeps no price for ever.
 * The caller has locked the order.
 */
export async function changeDelivery(step: Step, order: Order, way: Way): Promise<Result<Order>> {
  const { tx, now } = step
  if (!turnOf(order, now)) return refuse(orderRefusals.status_refused)
  const terms = await readTerms(tx, order.id)
  const priced = await priceWay(tx, order, way, terms.address)
  if (!priced.ok) return priced
  const { freight, address } = priced.value
  const figures = figuresFor(order, terms, freight)
  if (way.mode !== 'deliver' && way.seen !== undefined && way.seen !== freight.cost) {
    return refuseNewTotal({ ...order, ...figures })
  }
  const [changed] = await tx
    .update(transactions)
    .set({
      mode: way.mode,
      warehouseId: way.mode === 'pickup' ? way.warehouseId : null,
      address,
      ...figures
    })
    .where(eq(transactions.id, order.id))
    .returning()
  const detail = said[way.mode](freight.cost ?? 0)
  await tx
    .insert(transactionHistory)
    .values({ transactionId: order.id, status: order.status, actor: 'buyer', detail, createdAt: now })
  announceOrder(step.after, changed!)
  await announceToSeller(step, changed!)
  return ok(changed!)
}

const said: Record<Way['mode'], (cost: number) => string> = {
  pickup: cost => `Pengiriman diubah: diambil di gudang, ${rupiah(cost)}`,
  point: cost => `Pengiriman diubah: titik antar, ${rupiah(cost)}`,
  deliver: () => 'Pengiriman diubah: diantar ke alamat semula'
}

type Priced = { freight: Freight; address: AddressSnapshot }

/** What a way costs and where it leads; `home` is where the goods were to go at first. */
async function priceWay(tx: Db, order: Order, way: Way, home: AddressSnapshot): Promise<Result<Priced>> {
  const { mode } = way
  if (mode === 'deliver') {
    return ok({ freight: { mode, cost: await readAgreedCost(tx, order) }, address: home })
  }
  if (!(await readWays(tx, order)).includes(mode)) return refuse(negoRefusals.way_unavailable)
  const { shopId } = order
  const load = await readFrozenLoad(tx, order)
  if (mode === 'pickup') {
    const cost = await findPickup(tx, shopId, load, way.warehouseId)
    if (!cost.ok) return cost
    return ok({
      freight: { mode, cost: cost.value },
      address: await atWarehouse(tx, home, way.warehouseId)
    })
  }
  const carrier = pointCarrierOf(order)
  const found = await findPoint(tx, { shopId, load, kind: carrier }, way.point)
  if (!found.ok) return found
  const { cost, zip_code } = found.value
  return ok({
    freight: { mode, cost },
    address: await atPoint(tx, home, { carrier, ...way.point, zip_code })
  })
}
