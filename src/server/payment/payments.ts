import { and, eq } from 'drizzle-orm'

import type { PaymentEvent } from '#server/core/adapters/payment.ts'
import { notifications } from '#server/notification/schema.ts'
import { paymentNotifications } from './schema.ts'
import { transactions } from '#server/order/schema.ts'
import { announceCounters } from '#server/notification/announce.ts'
import { lockBalance } from '#server/money/ledger.ts'
import type { Step } from '#server/order/change-status.ts'
import { cancelOrder, paymentTimeout } from '#server/order/end-order.ts'
import { lockOrderByAccount } from '#server/order/order-locks.ts'
import { creditLatePayment, type Order } from '#server/order/postings.ts'
import { payOrder } from '#server/order/seller-steps.ts'

export type PaymentOutcome = (typeof paymentNotifications.$inferSelect)['outcome']

/**
 * Takes what a gateway says about a virtual account, once per event and in any order (D11). A payment in time pays
 * the order; one after its end is credited to Saldo; one with another amount changes nothing. Whatever it was, it is
 * recorded. The order's row is the lock: two notifications of one account wait for each other.
 */
export async function receivePayment(
  step: Step,
  gateway: string,
  event: PaymentEvent
): Promise<PaymentOutcome> {
  const { tx, now } = step
  const order = await lockOrderByAccount(tx, event.number)
  const { eventId, number, amount } = event
  const [noted] = await tx
    .insert(paymentNotifications)
    .values({ gateway, eventId, number, amount, outcome: 'ignored', body: event, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentNotifications.id })
  if (!noted) return readOutcome(step, gateway, eventId)
  const outcome = order ? await applyPayment(step, order, event) : 'unknown'
  await tx.update(paymentNotifications).set({ outcome }).where(eq(paymentNotifications.id, noted.id))
  return outcome
}

async function readOutcome({ tx }: Step, gateway: string, eventId: string): Promise<PaymentOutcome> {
  const [row] = await tx
    .select({ outcome: paymentNotifications.outcome })
    .from(paymentNotifications)
    .where(and(eq(paymentNotifications.gateway, gateway), eq(paymentNotifications.eventId, eventId)))
  return row?.outcome ?? 'ignored'
}

async function applyPayment(step: Step, order: Order, event: PaymentEvent): Promise<PaymentOutcome> {
  // Expiry is our own clock's business: a gateway may tell it before a payment that was made in time.
  if (event.kind !== 'paid' || order.paidAt) return 'ignored'
  if (event.amount !== order.grandTotal) return 'mismatch'
  const isLate = order.paymentExpiresAt !== null && step.now >= order.paymentExpiresAt
  if (order.status === 'pending' && !isLate) {
    const paid = await payOrder(step, order)
    return paid.ok ? 'paid' : 'ignored'
  }
  // The balance is locked before cancelling locks variants, as everywhere.
  await lockBalance(step.tx, order.buyerId)
  if (order.status === 'pending') {
    await cancelOrder(step, order, { event: 'expire', actor: 'system', reason: paymentTimeout })
  }
  await creditLatePayment(step.tx, order, event.amount, step.now)
  await step.tx.insert(notifications).values({
    userId: order.buyerId,
    type: 'transaction',
    title: 'Pembayaran Masuk ke Saldo',
    body: `Pembayaran pesanan ${order.code} terlambat diterima dan dikembalikan ke Saldo Anda.`,
    value: String(order.id),
    createdAt: step.now
  })
  await announceCounters(step.tx, step.after, order.buyerId)
  // Marks the account as paid: a second notification of the same money credits nothing.
  await step.tx.update(transactions).set({ paidAt: step.now }).where(eq(transactions.id, order.id))
  return 'late'
}
