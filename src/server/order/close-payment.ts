import { eq } from 'drizzle-orm'

import { statuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { payments } from '#server/payment/schema.ts'
import type { Step } from './change-status.ts'
import type { Order } from './postings.ts'
import { orders } from './schema.ts'

/** Records that a payment was opened, paid or closed. */
export function recordPayment(
  { after }: Pick<Step, 'after'>,
  { id, status, amount, buyerId }: Pick<typeof payments.$inferSelect, 'id' | 'status' | 'amount' | 'buyerId'>
): Promise<void> {
  return after.record('payment.changed', id, { status, amount, buyer_id: buyerId })
}

/** Serialises transactions that end different orders of one payment. */
export async function lockPayment(tx: Db, { paymentId }: Order): Promise<void> {
  if (paymentId === null) return
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update')
}

/**
 * Derives a payment's status from its orders: paid once all orders that were not cancelled are paid, `unpaid` once all
 * are cancelled without money. Changes nothing while an order waits for its money; ending a paid order leaves the
 * payment paid (D28).
 */
export async function closePayment(
  { tx, after, now }: Step,
  order: Order,
  unpaid: 'expired' | 'cancelled' = 'cancelled'
): Promise<void> {
  const { paymentId } = order
  if (paymentId === null) return
  // Two orders that end concurrently would each see the other one open.
  await lockPayment(tx, order)
  const ofPayment = await tx
    .select({ status: orders.status, paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.paymentId, paymentId))
  if (ofPayment.some(one => statuses[one.status].end !== 'cancelled' && !one.paidAt)) return
  const isPaid = ofPayment.some(one => one.paidAt)
  const [closed] = await tx
    .update(payments)
    .set(isPaid ? { status: 'paid', paidAt: now } : { status: unpaid })
    .where(eq(payments.id, paymentId))
    .returning()
  await recordPayment({ after }, closed!)
}
