import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import type { PaymentOutcome } from '#lib/payment/outcomes.ts'

import type { Db } from '#server/core/db/connect.ts'
import { countToBound } from '#server/core/db/count-to-bound.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import { orders } from '#server/order/schema.ts'
import { areRejected, paymentNotifications, payments } from './schema.ts'

type Conditions = {
  outcome?: PaymentOutcome | undefined
  is_rejected?: boolean | undefined
  start_date?: string | undefined
  end_date?: string | undefined
}
type Filter = Paging & Conditions & { beyond?: number | undefined }

/** Which notifications the filters name; the overview counts by the same ones. */
export const whereNotifications = ({
  outcome,
  is_rejected: isRejected,
  start_date: from,
  end_date: to
}: Conditions): SQL | undefined =>
  and(
    outcome && eq(paymentNotifications.outcome, outcome),
    isRejected ? areRejected : undefined,
    from ? gte(paymentNotifications.createdAt, dayStart(from)) : undefined,
    to ? lt(paymentNotifications.createdAt, dayEnd(to)) : undefined
  )

/**
 * One page of the gateway's notifications, newest first, with the expected amount; and their number (up to D1's bound).
 * Pages go no deeper than that number; `beyond` continues after any of them.
 */
export async function listNotifications(db: Db, { beyond, ...filter }: Filter) {
  const where = whereNotifications(filter)
  const window = beyond === undefined ? pageWindow(filter) : { limit: filter.per_page, offset: 0 }
  const told = await db
    .select({ note: paymentNotifications, expected: payments.amount })
    .from(paymentNotifications)
    .leftJoin(payments, eq(payments.id, paymentNotifications.paymentId))
    .where(and(where, beyond === undefined ? undefined : lt(paymentNotifications.id, beyond)))
    .orderBy(desc(paymentNotifications.id))
    .limit(window.limit)
    .offset(window.offset)
  const paymentIds = told.flatMap(({ note }) => note.paymentId ?? [])
  const paidOrders = await db
    .select({ paymentId: orders.paymentId, code: orders.code })
    .from(orders)
    .where(inArray(orders.paymentId, paymentIds))
    .orderBy(asc(orders.id))
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
  return { items, total: await countToBound(db, paymentNotifications, where) }
}
