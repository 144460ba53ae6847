import { and, eq } from 'drizzle-orm'

import { backText, orderTexts } from '#lib/order/texts.ts'
import type { PaymentOutcome } from '#lib/payment/outcomes.ts'

import type { PaymentEvent } from '#server/core/adapters/payment.ts'
import type { Db } from '#server/core/db/connect.ts'
import { paymentNotifications, payments } from './schema.ts'
import { notify } from '#server/notification/notify.ts'
import { holdOpenAccount } from '#server/identity/hold-open-account.ts'
import { lockBalance } from '#server/money/ledger.ts'
import type { Step } from '#server/order/change-status.ts'
import { closePayment } from '#server/order/close-payment.ts'
import { cancelOrder } from '#server/order/end-order.ts'
import { creditText, noteCredit } from '#server/order/credited.ts'
import { lockOrdersOfPayment } from '#server/order/order-locks.ts'
import { recordRefund } from '#server/order/refund-mail.ts'
import { creditLatePayment, type Order } from '#server/order/postings.ts'
import { payOrder } from '#server/order/seller-steps.ts'

type Payment = typeof payments.$inferSelect
/** A payment with its orders, all of which are locked. */
type Locked = { payment: Payment; orders: [Order, ...Order[]] }
/** A gateway event with the id of its stored notification. */
type Noted = PaymentEvent & { noteId: number }

/** The payment of a virtual account. */
export async function findPayment(db: Db, number: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.number, number))
  return payment
}

/**
 * Applies a gateway's event about a virtual account, once per event and in any order (D11). A payment in time pays all
 * its orders; a late or repeated one is credited to Saldo; one with another amount, or for an account that was closed,
 * changes nothing. Every event is recorded. The orders are the lock: two notifications of one account wait for each other.
 */
export async function receivePayment(
  step: Step,
  gateway: string,
  event: PaymentEvent
): Promise<PaymentOutcome> {
  const { tx, now } = step
  const locked = await lockPayment(tx, event.number)
  const { eventId, number, amount } = event
  const [noted] = await tx
    .insert(paymentNotifications)
    .values({
      gateway,
      eventId,
      paymentId: locked?.payment.id,
      number,
      amount,
      outcome: 'ignored',
      body: event,
      createdAt: now
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotifications.id })
  if (!noted) return readOutcome(step, gateway, event)
  const outcome = locked ? await applyPayment(step, locked, { ...event, noteId: noted.id }) : 'unknown'
  await tx.update(paymentNotifications).set({ outcome }).where(eq(paymentNotifications.id, noted.id))
  return outcome
}

async function lockPayment(tx: Db, number: string): Promise<Locked | undefined> {
  const found = await findPayment(tx, number)
  if (!found) return undefined
  const [first, ...more] = await lockOrdersOfPayment(tx, found.id)
  if (!first) throw new Error(`Payment ${found.id} pays nothing`)
  // Read again: it may have been paid while we waited.
  const [payment] = await tx.select().from(payments).where(eq(payments.id, found.id))
  return { payment: payment!, orders: [first, ...more] }
}

async function readOutcome(
  { tx }: Step,
  gateway: string,
  { eventId, number }: PaymentEvent
): Promise<PaymentOutcome> {
  const [row] = await tx
    .select({ outcome: paymentNotifications.outcome })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.gateway, gateway),
        eq(paymentNotifications.eventId, eventId),
        eq(paymentNotifications.number, number)
      )
    )
  return row?.outcome ?? 'ignored'
}

async function applyPayment(step: Step, locked: Locked, event: Noted): Promise<PaymentOutcome> {
  const { payment, orders } = locked
  // Our own clock decides about expiry: a gateway may report it before a payment that was made in time.
  if (event.kind !== 'paid') return 'ignored'
  if (event.amount !== payment.amount) return 'mismatch'
  const isLate = payment.expiresAt !== null && step.now >= payment.expiresAt
  if (!payment.paidAt && payment.status === 'pending' && !isLate) {
    await payAll(step, orders)
    return 'paid'
  }
  // The buyer's account was closed since: operators return it to its sender (D51).
  if (!(await holdOpenAccount(step.tx, payment.buyerId))) return 'closed'
  // The bank took the money twice: only the buyer has a claim to it (D28).
  if (payment.paidAt) {
    await creditToSaldo(step, locked, event, 'diterima lebih dari sekali')
    return 'again'
  }
  // The balance is locked before cancelling locks variants, as everywhere.
  await lockBalance(step.tx, payment.buyerId)
  if (payment.status === 'pending') {
    await cancelOrder(step, orders[0], {
      event: 'expire',
      actor: 'system',
      reason: orderTexts.paymentTimeout
    })
  }
  await creditToSaldo(step, locked, event, 'terlambat diterima')
  await step.tx.update(payments).set({ paidAt: step.now }).where(eq(payments.id, payment.id))
  return 'late'
}

async function payAll(step: Step, orders: Locked['orders']): Promise<void> {
  for (const order of orders) {
    const paid = await payOrder(step, order)
    // All or none: an error rolls back, and the gateway sends the notification again.
    if (!paid.ok) throw new Error(`Order ${order.code} takes no payment: ${paid.error.code}`)
  }
  await closePayment(step, orders[0])
}

async function creditToSaldo(
  step: Step,
  { payment, orders }: Locked,
  event: Noted,
  why: string
): Promise<void> {
  const { tx, now } = step
  await creditLatePayment(tx, orders[0], event, now)
  const codes = orders.map(order => order.code)
  const detail = creditText(codes, `${why}. ${backText(event.amount)}`)
  const body = `${detail}.`
  await noteCredit(step, payment.id, detail)
  await recordRefund(step, orders[0], event.amount, body)
  notify(step, payment.buyerId, {
    type: 'transaction',
    title: 'Pembayaran Masuk ke Saldo',
    body,
    value: String(orders[0].id)
  })
}
