import { asc, count, desc, eq, inArray } from 'drizzle-orm'

import type { PaymentOutcome } from '#lib/payment/outcomes.ts'

import type { Db } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { orders } from '#server/order/schema.ts'
import { paymentNotifications, payments } from './schema.ts'

type Filter = { outcome?: PaymentOutcome | undefined; page: number; per_page: number }

/**
 * One page of the gateway's notifications, newest first, with the expected amount; and their number (up to D1's bound).
 */
export async function listNotifications(db: Db, { outcome, page, per_page }: Filter) {
  const where = outcome ? eq(paymentNotifications.outcome, outcome) : undefined
  const told = await db
    .select({ note: paymentNotifications, expected: payments.amount })
    .from(paymentNotifications)
    .leftJoin(payments, eq(payments.id, paymentNotifications.paymentId))
    .where(where)
    .orderBy(desc(paymentNotifications.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const paymentIds = told.flatMap(({ note }) => note.paymentId ?? [])
  const paidOrders = await db
    .select({ paymentId: orders.paymentId, code: orders.code })
    .from(orders)
    .where(inArray(orders.paymentId, paymentIds))
    .orderBy(asc(orders.id))
  const bounded = db
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(where)
    .limit(exactTotal + 1)
    .as('bounded')
  const [row] = await db.select({ n: count() }).from(bounded)
  const items = told.map(({ note, expected }) => ({
    id: note.id,
    gateway: note.gateway,
    event_id: note.eventId,
    number: note.number,
    amount: note.amount,
    expected,
    outcome: note.outcome,
    orders: paidOrders.filter(order => order.paymentId === note.paymentId).map(order => order.code),
    date: note.createdAt.toISOString()
  }))
  return { items, total: row?.n ?? 0 }
}
