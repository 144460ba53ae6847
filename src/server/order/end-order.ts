import { eq, sql } from 'drizzle-orm'

import type { Actor } from '#lib/order/actor.ts'
import type { OrderEvent } from '#lib/order/transitions.ts'
import { statuses } from '#lib/order/status.ts'
import { settlementOf } from '#lib/order/settlement.ts'
import { asSentence, endOfOrder, refundText } from '#lib/order/texts.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { recordOrder } from './record-order.ts'
import { type Change, changeStatus, changeStatuses, type Step } from './change-status.ts'
import { closePayment, lockPayment } from './close-payment.ts'
import { lockOrdersOfPayment, readPieces } from './order-locks.ts'
import { reassignVoucherUse } from './reassign-voucher-use.ts'
import { recordRefund } from './refund-mail.ts'
import { returnToStock } from './return-to-stock.ts'
import { type Order, refundOrders, settleOrder } from './postings.ts'
import { returnVouchers } from '#server/voucher/vouchers.ts'

type End = {
  event: Extract<OrderEvent, 'cancel' | 'reject' | 'expire' | 'refuse' | 'lose'>
  actor: Actor
  reason: string
  /** What follows for the buyer; appended to the notification. */
  next?: string
}

/**
 * Ends an order without delivery: restores voucher and stock, unless it is lost, refunds paid money to Saldo. Orders that wait for one
 * payment end together; a paid order ends alone (D29), or together with the orders `beside` it that the buyer ends too.
 * Rejects `status_refused` if this actor may not end it now. The caller has locked the order and those beside it.
 */
export async function cancelOrder(
  step: Step,
  order: Order,
  end: End,
  beside: readonly Order[] = []
): Promise<Result<Order>> {
  const isWaiting = statuses[order.status].money === 'awaited' && order.paymentId !== null
  const ending = isWaiting ? await lockOrdersOfPayment(step.tx, order.paymentId!) : [order, ...beside]
  // Two paid orders of a payment that end concurrently would each pass the shared voucher to the other.
  if (order.voucherId !== null) await lockPayment(step.tx, order)
  const codes = ending.map(one => one.code)
  // Orders that wait for one payment share one notification, sent with the last; every other order sends its own.
  const toldWith = (one: Order) => (isWaiting ? (one === ending.at(-1) ? codes : []) : [one.code])
  const ends = ending.map(one => ({ order: one, change: endOf(one, end, toldWith(one), step.now) }))
  const ended = await changeStatuses(step, ends)
  if (!ended.ok) return ended
  await refund(step, ends)
  for (const [at, one] of ended.value.entries()) {
    // The seller's open tabs remove the negotiation that waited for an answer.
    if (statuses[ending[at]!.status].money === 'negotiated') {
      await recordOrder(step, 'negotiation.changed', one)
    }
  }
  if (!order.paidAt) {
    await closePayment(step, order, end.event === 'expire' && isWaiting ? 'expired' : 'cancelled')
  }
  await giveBack(step, ending, end.event !== 'lose')
  return ok(ended.value.find(one => one.id === order.id)!)
}

type Ending = { order: Order; change: Change & { set: { refunded: number } } }

/** The change that ends an order. */
function endOf(
  order: Order,
  { event, actor, reason, next = '' }: End,
  together: readonly string[],
  now: Date
): Ending['change'] {
  // A buyer who cancels pays the payment fee; nobody pays for what others ended (D28).
  const withheld = actor === 'buyer' ? order.feePayment : 0
  const refunded = order.paidAt ? order.grandTotal - withheld : 0
  return {
    event,
    actor,
    detail: endOfOrder(reason, refunded > 0 ? refundText(refunded, order.grandTotal) : ''),
    together,
    next,
    set: { cancelBy: actor, reason, cancelledAt: now, refunded, holdsStock: false }
  }
}

/** Refunds to Saldo those of the ended orders that were paid. */
async function refund(step: Step, ends: readonly Ending[]): Promise<void> {
  const paid = ends.filter(({ order }) => order.paidAt)
  const refunds = paid.map(({ order, change }) => ({
    order,
    shares: settlementOf(order, change.set.refunded)
  }))
  await refundOrders(step.tx, refunds, step.now)
  for (const { order, change } of paid) {
    const text = asSentence(change.detail.replace('Pesanan', `Pesanan ${order.code}`))
    await recordRefund(step, order, change.set.refunded, text)
  }
}

/**
 * Restores the stock of the ended orders, where their goods are there, and their vouchers, all variants and then all vouchers in one go: that keeps the lock
 * order.
 */
async function giveBack(step: Step, ended: readonly Order[], hasGoods: boolean): Promise<void> {
  const { tx, after } = step
  const holding = ended.flatMap(({ id, holdsStock }) => (hasGoods && holdsStock ? id : []))
  await returnToStock(step, holding.length > 0 ? await readPieces(tx, holding) : [])
  await reassignVoucherUse(tx, ended)
  const ids = ended.map(order => order.id)
  after.invalidate(...(await returnVouchers(tx, ids)))
}

/**
 * Completes a delivered order: pays out the shares of the seller, the courier and the marketplace, credits the buyer's
 * cashback, and counts the goods as sold. Rejects `status_refused`.
 */
export async function finishOrder(
  step: Step,
  order: Order,
  { actor, detail }: { actor: Actor; detail: string }
): Promise<Result<Order>> {
  const changed = await changeStatus(step, order, {
    event: 'confirm',
    actor,
    detail,
    set: { finishedAt: step.now }
  })
  if (!changed.ok) return changed
  await settleOrder(step.tx, order, settlementOf(order, order.refunded), step.now)
  await countSold(step, order)
  return ok(changed.value)
}

/** Counts the pieces of a finished order as sold that the buyer keeps. */
export async function countSold({ tx, after }: Step, order: Order): Promise<void> {
  const pieces = await readPieces(tx, [order.id])
  for (const { productId, qty } of pieces.toSorted((a, b) => a.productId - b.productId)) {
    await tx
      .update(products)
      .set({ sold: sql`${products.sold} + ${qty}`, sold30d: sql`${products.sold30d} + ${qty}` })
      .where(eq(products.id, productId))
    after.invalidate(`product:${productId}`)
  }
  const total = pieces.reduce((sum, piece) => sum + piece.qty, 0)
  await tx
    .update(shops)
    .set({ sold: sql`${shops.sold} + ${total}` })
    .where(eq(shops.id, order.shopId))
}
