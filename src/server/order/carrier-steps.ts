import { eq, inArray } from 'drizzle-orm'

import {
  deliverable,
  deliveryEvent,
  isDone,
  isOnTheWay,
  mayDeliver,
  traceable
} from '#lib/order/goods-now.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { haveArrived } from '#lib/order/parts.ts'
import { arrivedTexts } from '#lib/order/part-texts.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { changeStatus, type Step } from './change-status.ts'
import { closePayment } from './close-payment.ts'
import { noteOrder } from './note-order.ts'
import { countedIn, readOrderLines } from './order-lines.ts'
import { collectCash, type Order } from './postings.ts'
import { partsOf, readShipments, type Shipment } from './read-shipments.ts'
import { orders } from './schema.ts'
import { shipments } from './shipment-schema.ts'

/** The courier's steps. The caller has locked the order. */

type Trace = {
  detail: string
  place: string | null
  photoPath: string | undefined
  /** The shipment that it is about. */
  shipmentId?: number | undefined
}

/**
 * Adds a courier's trace: a history entry that changes no status. Without a shipment it is about the order, or, where
 * only what a complaint sent is under way, about the last of that. Rejects `status_refused`, and `shipment_not_found`
 * for a shipment that is not under way.
 */
export async function traceOrder(step: Step, order: Order, trace: Trace): Promise<Result<Order>> {
  const underWay = traceable(order, await readAll(step, order))
  const isAboutOrder = isOnTheWay(order) || partsOf(underWay).length > 0
  const { shipmentId = isAboutOrder ? undefined : underWay.at(-1)?.id } = trace
  if (shipmentId === undefined && !isAboutOrder) return fail(orderErrors.status_refused)
  if (shipmentId !== undefined && !underWay.some(({ id }) => id === shipmentId)) {
    return fail(orderErrors.shipment_not_found)
  }
  await noteOrder(step, order, { actor: 'expedition', ...trace, shipmentId })
  return ok(order)
}

const readAll = async ({ tx }: Step, { id }: Order): Promise<Shipment[]> =>
  (await readShipments(tx, [id])).get(id) ?? []

type Delivery = {
  photoPath?: string | undefined
  /** The shipment that arrived; without it all that are under way with the order. */
  shipmentId?: number | undefined
}

type By = { actor: 'expedition' | 'system'; detail: string }

/**
 * Marks goods as delivered, the order with the last part, if none is left to ship (order-103). During a complaint the
 * order stays in it, and goes on as delivered afterwards; of an order that is done only the shipment is marked
 * (order-114). Rejects `status_refused`, and `shipment_not_found` for a shipment that is not under way.
 */
export async function deliverOrder(
  step: Step,
  order: Order,
  { photoPath, shipmentId }: Delivery = {},
  by: By = { actor: 'expedition', detail: 'Barang sampai di tujuan' }
): Promise<Result<Order>> {
  const all = await readAll(step, order)
  const parts = partsOf(all)
  const underWay = deliverable(order, all)
  const arriving = underWay.filter(({ id }) => (shipmentId ?? id) === id)
  if (shipmentId !== undefined && arriving.length === 0) return fail(orderErrors.shipment_not_found)
  const about = {
    ...(photoPath && { photoPath }),
    ...(arriving.length === 1 && { shipmentId: arriving[0]!.id })
  }
  if (isDone(order) && arriving.length > 0) {
    await markDelivered(step, arriving)
    return notePieces(step, order, arriving, { ...by, ...about })
  }
  if (!mayDeliver(order, all, by.actor)) return fail(orderErrors.status_refused)
  const event = deliveryEvent(order)
  await markDelivered(step, arriving)
  const isLast = haveArrived(
    parts.filter(part => !arriving.includes(part)),
    order.restDueAt !== null
  )
  if (isLast) return completeDelivery(step, order, event, { ...by, ...about })
  return notePieces(step, order, arriving, { ...by, ...about })
}

/** Says which pieces arrived; what it is for the order is the caller's. */
async function notePieces(
  step: Step,
  order: Order,
  arriving: readonly Shipment[],
  about: Omit<Arrival, 'notice' | 'detail'>
): Promise<Result<Order>> {
  const lines = await readOrderLines(step.tx, order.id)
  const pieces = countedIn(
    lines,
    arriving.flatMap(part => part.lines)
  )
  const { detail, notice } = arrivedTexts(order.code, pieces, countedIn(lines, lines), isDone(order))
  await noteOrder(step, order, { ...about, detail, notice })
  return ok(order)
}

/** Marks parts as delivered; what follows for the order is the caller's. */
export async function markDelivered(
  { tx, now }: Pick<Step, 'tx' | 'now'>,
  arriving: readonly Shipment[]
): Promise<void> {
  const ids = arriving.map(({ id }) => id)
  if (ids.length > 0) await tx.update(shipments).set({ deliveredAt: now }).where(inArray(shipments.id, ids))
}

type Arrival = By & { photoPath?: string; shipmentId?: number; notice?: readonly [string, string] }

/** All goods have arrived. With cash on delivery the driver now holds the cash and owes it to escrow. */
export async function completeDelivery(
  step: Step,
  order: Order,
  event: 'deliver' | 'arrive',
  arrival: Arrival
): Promise<Result<Order>> {
  const inComplaint = {
    notice: [
      'Barang Sampai',
      `Pesanan ${order.code} sudah sampai menurut kurir. Komplain Anda tetap berjalan.`
    ],
    set: { deliveredAt: step.now, statusBeforeComplain: 'delivered' }
  } as const
  const delivered = await changeStatus(step, order, {
    event,
    ...arrival,
    ...(event === 'arrive' ? inComplaint : { set: { deliveredAt: step.now } })
  })
  if (!delivered.ok || order.paymentType !== 'baba_cod') return delivered
  await collectCash(step.tx, order, step.now)
  const [paid] = await step.tx
    .update(orders)
    .set({ paidAt: step.now })
    .where(eq(orders.id, order.id))
    .returning()
  await closePayment(step, order)
  return ok(paid!)
}
