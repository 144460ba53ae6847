import { eq } from 'drizzle-orm'

import { deliveryEvent, isOnTheWay } from '#lib/order/goods-now.ts'
import { mayRefuse } from '#lib/order/may-refuse.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { transactionHistory, orders } from './schema.ts'
import { changeStatus, type Step } from './change-status.ts'
import { cancelOrder } from './end-order.ts'
import { recordOrder } from './record-order.ts'
import { closePayment } from './close-payment.ts'
import { collectCash, type Order, payFromGateway } from './postings.ts'

/** The seller's and the courier's steps. The caller has locked the order. */

/**
 * The payment arrived in time: escrow holds the money, and the seller is asked to accept. The caller closes the
 * payment.
 */
export async function payOrder(step: Step, order: Order): Promise<Result<Order>> {
  const changed = await changeStatus(step, order, {
    event: 'pay',
    actor: 'system',
    detail: 'Pembayaran diterima',
    set: { paidAt: step.now }
  })
  if (changed.ok) await payFromGateway(step.tx, order, step.now)
  return changed
}

/** The seller accepts once; the order stays in `paid` (D12). */
export async function acceptOrder(step: Step, order: Order): Promise<Result<Order>> {
  if (order.acceptedAt) return fail(orderErrors.status_refused)
  return changeStatus(step, order, {
    event: 'accept',
    actor: 'seller',
    detail: 'Pesanan diterima penjual',
    set: { acceptedAt: step.now }
  })
}

/** Packing needs an accepted order: from here on the buyer can no longer cancel. */
export async function packOrder(step: Step, order: Order): Promise<Result<Order>> {
  if (!order.acceptedAt) return fail(orderErrors.status_refused)
  return changeStatus(step, order, {
    event: 'pack',
    actor: 'seller',
    detail: 'Pesanan sedang dikemas',
    set: { packedAt: step.now }
  })
}

export const shipOrder = (step: Step, order: Order, trackingNumber: string): Promise<Result<Order>> =>
  changeStatus(step, order, {
    event: 'ship',
    actor: 'seller',
    detail: `Pesanan diserahkan ke ${order.courier}`,
    set: { shippedAt: step.now, trackingNumber }
  })

/** Adds a courier's trace: a history entry that changes no status. */
export async function traceOrder(
  step: Step,
  order: Order,
  trace: { detail: string; place: string | null; photoPath: string | undefined }
): Promise<Result<Order>> {
  if (!isOnTheWay(order)) return fail(orderErrors.status_refused)
  await step.tx.insert(transactionHistory).values({
    transactionId: order.id,
    status: order.status,
    actor: 'expedition',
    createdAt: step.now,
    ...trace
  })
  await recordOrder(step, 'order.noted', order)
  return ok(order)
}

/**
 * Marks the goods as delivered. With cash on delivery the driver now holds the cash and owes it to escrow. During a
 * complaint the order stays in it, and goes on as delivered afterwards.
 */
export async function deliverOrder(
  step: Step,
  order: Order,
  photoPath: string | undefined,
  by: { actor: 'expedition' | 'system'; detail: string } = {
    actor: 'expedition',
    detail: 'Barang sampai di tujuan'
  }
): Promise<Result<Order>> {
  const event = deliveryEvent(order)
  const inComplaint = {
    notice: [
      'Barang Sampai',
      `Pesanan ${order.code} sudah sampai menurut kurir. Komplain Anda tetap berjalan.`
    ],
    set: { deliveredAt: step.now, statusBeforeComplain: 'delivered' }
  } as const
  const delivered = await changeStatus(step, order, {
    event,
    ...by,
    ...(photoPath && { photoPath }),
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

/**
 * The recipient refuses goods to be paid in cash: the order ends by the courier, nobody is charged, and stock and
 * voucher return (D48). Rejects `status_refused` once the cash is collected, and for any other payment.
 */
export const refuseAtDoor = async (step: Step, order: Order, reason: string): Promise<Result<Order>> =>
  mayRefuse(order)
    ? cancelOrder(step, order, { event: 'refuse', actor: 'expedition', reason })
    : fail(orderErrors.status_refused)
