import { and, asc, eq, inArray, sum } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { paymentNotifications } from '#server/payment/schema.ts'
import type { Step } from './change-status.ts'
import { recordOrder } from './record-order.ts'
import { transactionHistory, orders } from './schema.ts'

/** Money that arrived late or more than once and was credited to Saldo, in whole rupiah, by payment (D28). */
export async function readCredited(db: Db, paymentIds: readonly number[]): Promise<Map<number, number>> {
  const found = await db
    .select({
      id: paymentNotifications.paymentId,
      amount: sum(paymentNotifications.amount).mapWith(Number)
    })
    .from(paymentNotifications)
    .where(
      and(
        inArray(paymentNotifications.paymentId, [...paymentIds]),
        inArray(paymentNotifications.outcome, ['late', 'again'])
      )
    )
    .groupBy(paymentNotifications.paymentId)
  return new Map(found.map(({ id, amount }) => [id!, amount]))
}

const creditBegins = 'Pembayaran pesanan '

/** The history's text of such a credit. It names all orders of the payment. */
export const creditText = (codes: readonly string[], rest: string): string =>
  `${creditBegins}${codes.join(', ')} ${rest}`

/** Whether an entry of the history is about such a credit. */
export const isCreditText = (detail: string): boolean => detail.startsWith(creditBegins)

/** Records such a credit in the history of every order of its payment, so that each of them explains it. */
export async function noteCredit(step: Step, paymentId: number, detail: string): Promise<void> {
  const { tx, now } = step
  const ofPayment = await tx
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentId))
    .orderBy(asc(orders.id))
  await tx.insert(transactionHistory).values(
    ofPayment.map(({ id, status }) => ({
      transactionId: id,
      status,
      actor: 'system' as const,
      detail,
      createdAt: now
    }))
  )
  for (const order of ofPayment) await recordOrder(step, 'order.noted', order)
}
