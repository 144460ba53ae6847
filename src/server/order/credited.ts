import { and, asc, eq, inArray, sum } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { paymentNotifications } from '#server/payment/schema.ts'
import { announceOrder, type Step } from './change-status.ts'
import { transactionHistory, transactions } from './schema.ts'

/** What of a payment's settlements came late or once more and went to Saldo, in whole rupiah (D28). */
export async function readCredited(db: Db, paymentId: number | null): Promise<number> {
  if (paymentId === null) return 0
  const [found] = await db
    .select({ amount: sum(paymentNotifications.amount).mapWith(Number) })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.paymentId, paymentId),
        inArray(paymentNotifications.outcome, ['late', 'again'])
      )
    )
  return found?.amount ?? 0
}

/** Writes such money into the history of every order of its payment: whichever the buyer opens explains it. */
export async function noteCredit({ tx, after, now }: Step, paymentId: number, detail: string): Promise<void> {
  const orders = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.paymentId, paymentId))
    .orderBy(asc(transactions.id))
  await tx.insert(transactionHistory).values(
    orders.map(({ id, status }) => ({
      transactionId: id,
      status,
      actor: 'system' as const,
      detail,
      createdAt: now
    }))
  )
  for (const order of orders) announceOrder(after, order)
}
