import { eq, inArray } from 'drizzle-orm'

import { deliveryEvent, isOnTheWay } from '#lib/order/goods-now.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { haveArrived } from '#lib/order/parts.ts'
import { arrivedTexts } from '#lib/order/part-texts.ts'
import { nextStatus } from '#lib/order/transitions.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { changeStatus, type Step } from './change-status.ts'
import { closePayment } from './close-payment.ts'
import { noteOrder } from './note-order.ts'
import { countedIn, readOrderLines } from './order-lines.ts'
import { collectCash, type Order } from './postings.ts'
import { readParts, type Shipment } from './read-shipments.ts'
import { orders } from './schema.ts'
import { shipments } from './shipment-schema.ts'

/** The courier's steps. The caller has locked the order. */

type Trace = {
  detail: string
  place: string | null
  photoPath: string | undefined
  /** The part of the order that it is about. */
  shipmentId?: number | undefined
}

/**
 * Adds a courier's trace: a history entry that changes no status. Rejects `status_refused`, and `shipment_not_found`
 * for a part that is not under way.
 */
export async function traceOrder(step: Step, order: Order, trace: Trace): Promise<Result<Order>> {
  if (!isOnTheWay(order)) return fail(orderErrors.status_refused)
  const { shipmentId } = trace
  if (shipmentId !== undefined && underWay(await readParts(step.tx, order.id), shipmentId).length === 0) {
    return fail(orderErrors.shipment_not_found)
  }
  await noteOrder(step, order, { actor: 'expedition', ...trace })
  return ok(order)
}

/** The parts that have not arrived: this one, else all of them. */
const underWay = (parts: readonly Shipment[], shipmentId: number | undefined): Shipment[] =>
  parts.filter(({ id, deliveredAt }) => !deliveredAt && (shipmentId ?? id) === id)

type Delivery = {
  photoPath?: string | undefined
  /** The part of the order that arrived; without it all parts under way. */
  shipmentId?: number | undefined
}

type By = { actor: 'expedition' | 'system'; detail: string }

/**
 * Marks goods as delivered, the order with the last part, if none is left to ship (order-103). During a complaint the
 * order stays in it, and goes on as delivered afterwards. Rejects `status_refused`, and `shipment_not_found` for a part
 * that is not under way.
 */
export async function deliverOrder(
  step: Step,
  order: Order,
  { photoPath, shipmentId }: Delivery = {},
  by: By = { actor: 'expedition', detail: 'Barang sampai di tujuan' }
): Promise<Result<Order>> {
  const parts = await readParts(step.tx, order.id)
  const arriving = underWay(parts, shipmentId)
  if (shipmentId !== undefined && arriving.length === 0) return fail(orderErrors.shipment_not_found)
  const event = deliveryEvent(order)
  const isPossible = nextStatus(order.status, event, by.actor, order.statusBeforeComplain) !== undefined
  if (!isPossible || (parts.length > 0 && arriving.length === 0)) return fail(orderErrors.status_refused)
  await markDelivered(step, arriving)
  const isLast = haveArrived(
    parts.filter(part => !arriving.includes(part)),
    order.restDueAt !== null
  )
  const about = {
    ...(photoPath && { photoPath }),
    ...(arriving.length === 1 && { shipmentId: arriving[0]!.id })
  }
  if (isLast) return completeDelivery(step, order, event, { ...by, ...about })
  const lines = await readOrderLines(step.tx, order.id)
  const pieces = countedIn(
    lines,
    arriving.flatMap(part => part.lines)
  )
  const texts = arrivedTexts(order.code, pieces, countedIn(lines, lines))
  await noteOrder(step, order, { actor: by.actor, ...texts, ...about })
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
