import { desc, eq } from 'drizzle-orm'

import { rupiah } from '#lib/format/rupiah.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import type { Freight } from '#lib/negotiation/figures.ts'
import { orderErrors } from '#lib/order/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { atPoint, atWarehouse } from '#server/checkout/snapshot-address.ts'
import type { PointAddress } from '#server/checkout/schema.ts'
import { recordOrder } from '#server/order/record-order.ts'
import type { Step } from '#server/order/change-status.ts'
import type { Order } from '#server/order/postings.ts'
import { pointCarrierOf, readFrozenLoad, readTerms, readWays } from '#server/order/read-negotiation.ts'
import { type AddressSnapshot, transactionHistory, orders } from '#server/order/schema.ts'
import { findPickup } from '#server/shipping/pickups.ts'
import { findPoint } from '#server/shipping/point-prices.ts'
import { figuresFor, readAgreedCost } from './frozen-figures.ts'
import { turnOf } from './offers.ts'
import { rejectNewTotal } from './reject-new-total.ts'

/** The delivery method that the buyer changes to; `seen` is the price that was shown, before the shop's discount. */
export type Way =
  | { mode: 'pickup'; warehouseId: number; seen: number | undefined }
  | { mode: 'point'; point: Omit<PointAddress, 'carrier'>; seen: number | undefined }
  | { mode: 'deliver' }

/**
 * Changes the delivery method of a negotiation: pickup or a delivery point, at a price that needs no approval by the
 * seller, or back to home delivery at the agreed freight, if any. The deadline stays, so that switching back and forth
 * cannot keep a price for ever. Rejects `status_refused`, `way_unavailable`, `region_mismatch`, `shipping_unavailable`
 * and `total_changed`. The caller has locked the order.
 */
export async function changeDelivery(step: Step, order: Order, way: Way): Promise<Result<Order>> {
  const { tx, now } = step
  if (!turnOf(order, now)) return fail(orderErrors.status_refused)
  // Already delivered to the address: nothing to change.
  if (way.mode === 'deliver' && order.mode === 'deliver') return ok(order)
  const terms = await readTerms(tx, order.id)
  const priced = await priceWay(tx, order, way, terms.address)
  if (!priced.ok) return priced
  const { freight, address } = priced.value
  const figures = figuresFor(order, terms, freight)
  if (way.mode !== 'deliver' && way.seen !== undefined && way.seen !== freight.cost) {
    return rejectNewTotal({ ...order, ...figures })
  }
  const [changed] = await tx
    .update(orders)
    .set({
      mode: way.mode,
      warehouseId: way.mode === 'pickup' ? way.warehouseId : null,
      address,
      ...figures
    })
    .where(eq(orders.id, order.id))
    .returning()
  await noteChange(tx, order, `${changedWord}: ${said[way.mode](freight.cost ?? 0)}`, now)
  await recordOrder(step, 'order.noted', changed!)
  await recordOrder(step, 'negotiation.changed', changed!)
  return ok(changed!)
}

const changedWord = 'Pengiriman diubah'

const said: Record<Way['mode'], (cost: number) => string> = {
  pickup: cost => `diambil di gudang, ${rupiah(cost)}`,
  point: cost => `titik antar, ${rupiah(cost)}`,
  deliver: () => 'diantar ke alamat semula'
}

/**
 * A change directly after another change replaces its history entry, so that switching back and forth does not grow the
 * history (core-6).
 */
async function noteChange(tx: Db, { id, status }: Order, detail: string, now: Date): Promise<void> {
  const [newest] = await tx
    .select({ id: transactionHistory.id, detail: transactionHistory.detail })
    .from(transactionHistory)
    .where(eq(transactionHistory.transactionId, id))
    .orderBy(desc(transactionHistory.id))
    .limit(1)
  if (newest?.detail.startsWith(changedWord)) {
    await tx
      .update(transactionHistory)
      .set({ detail, createdAt: now })
      .where(eq(transactionHistory.id, newest.id))
  } else {
    await tx
      .insert(transactionHistory)
      .values({ transactionId: id, status, actor: 'buyer', detail, createdAt: now })
  }
}

type Priced = { freight: Freight; address: AddressSnapshot }

/** Price and address of a delivery method; `home` is the address that the negotiation began with. */
async function priceWay(tx: Db, order: Order, way: Way, home: AddressSnapshot): Promise<Result<Priced>> {
  const { mode } = way
  if (mode === 'deliver') {
    return ok({ freight: { mode, cost: await readAgreedCost(tx, order) }, address: home })
  }
  if (!(await readWays(tx, order)).includes(mode)) return fail(negotiationErrors.way_unavailable)
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
