import { eq } from 'drizzle-orm'

import { statuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { payments } from '#server/payment/schema.ts'
import type { Step } from './change-status.ts'
import type { Order } from './postings.ts'
import { transactions } from './schema.ts'

/** Writes down that a payment was opened, paid or closed. */
export function recordPayment(
  { after }: Pick<Step, 'after'>,
  { id, status, amount, buyerId }: typeof payments.$inferSelect
): Promise<void> {
  return after.record('payment.changed', id, { status, amount, buyer_id: buyerId })
}

/** Makes two who end orders of one payment wait for each other, where they hold different orders. */
export async function lockPayment(tx: Db, { paymentId }: Order): Promise<void> {
  if (paymentId === null) return
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update')
}

/**
 * Lets a payment follow its orders: paid once all of them are that were not cancelled, and otherwise as the last of them
 * ended. Changes nothing while one waits for its money; the end of a paid order leaves it paid (D28).
 */
export async function closePayment(
  { tx, after, now }: Step,
  order: Order,
  unpaid: 'expired' | 'cancelled' = 'cancelled'
): Promise<void> {
  const { paymentId } = order
  if (paymentId === null) return
  // Two orders that end at once would each see the other one open.
  await lockPayment(tx, order)
  const orders = await tx
    .select({ status: transactions.status, paidAt: transactions.paidAt })
    .from(transactions)
    .where(eq(transactions.paymentId, paymentId))
  if (orders.some(one => statuses[one.status].end !== 'cancelled' && !one.paidAt)) return
  const isPaid = orders.some(one => one.paidAt)
  const [closed] = await tx
    .update(payments)
    .set(isPaid ? { status: 'paid', paidAt: now } : { status: unpaid })
    .where(eq(payments.id, paymentId))
    .returning()
  await recordPayment({ after }, closed!)
}
