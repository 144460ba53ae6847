import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'

import type { Db } from '#server/core/db/connect.ts'
import { users } from '#server/identity/schema.ts'
import { orders } from '#server/order/schema.ts'
import { payments } from './schema.ts'

type Period = { from: string; to: string }
type Filter = Period & {
  status?: (typeof payments.$inferSelect)['status'] | undefined
  type?: (typeof payments.$inferSelect)['type'] | undefined
  /** A whole account number or order code: the days do not matter then. */
  keyword?: string | undefined
  /** This payment alone: the days do not matter then either. */
  id?: number | undefined
  order: 'asc' | 'desc'
  before?: number | undefined
  per_page: number
}

const within = ({ from, to }: Period) =>
  and(gte(payments.createdAt, dayStart(from)), lt(payments.createdAt, dayEnd(to)))

/** Which payments are meant: one, those of an account or order, or those of some days. */
const meant = (db: Db, { id, keyword, ...period }: Pick<Filter, 'id' | 'keyword' | 'from' | 'to'>) =>
  id !== undefined ? eq(payments.id, id) : keyword ? named(db, keyword) : within(period)

/** Behind a payment, in the order of the list. */
const behind = (order: Filter['order'], id: number): SQL =>
  sql`(${payments.createdAt}, ${payments.id}) ${sql.raw(order === 'asc' ? '>' : '<')}
    (select p.created_at, p.id from ${payments} p where p.id = ${id})`

/**
 * Payments with their orders, the last first or the oldest, and where the next ones begin; null at the end. Sorted by time, so that
 * their index names the days: by number old days would be looked for from the other end of the table.
 */
export async function readPayments(db: Db, filter: Filter) {
  const { status, type, order, before, per_page: limit } = filter
  const by = order === 'asc' ? asc : desc
  const found = await db
    .select({ payment: payments, buyer: users.name })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.buyerId))
    .where(
      and(
        meant(db, filter),
        status && eq(payments.status, status),
        type && eq(payments.type, type),
        before === undefined ? undefined : behind(order, before)
      )
    )
    .orderBy(by(payments.createdAt), by(payments.id))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  const paid = await db
    .select({ paymentId: orders.paymentId, code: orders.code })
    .from(orders)
    .where(
      inArray(
        orders.paymentId,
        shown.map(({ payment }) => payment.id)
      )
    )
    .orderBy(asc(orders.id))
  return {
    payments: shown.map(({ payment: { id, name, type: kind, number, amount, fee, ...payment }, buyer }) => ({
      id,
      name,
      type: kind,
      number,
      amount,
      fee,
      status: payment.status,
      buyer,
      orders: paid.filter(({ paymentId }) => paymentId === id).map(({ code }) => code),
      created_at: payment.createdAt.toISOString(),
      expires_at: payment.expiresAt?.toISOString() ?? null,
      paid_at: payment.paidAt?.toISOString() ?? null
    })),
    next: found.length > limit ? shown.at(-1)!.payment.id : null
  }
}

const named = (db: Db, keyword: string) =>
  inArray(
    payments.id,
    db
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.number, keyword))
      .union(
        db
          .select({ id: sql<number>`${orders.paymentId}`.as('id') })
          .from(orders)
          .where(eq(orders.code, keyword.toUpperCase()))
      )
  )

/** Payments that were begun on some days, by state. */
export async function sumPaymentsByState(db: Db, period: Period) {
  const found = await db
    .select({
      status: payments.status,
      count: sql<string>`count(*)`,
      amount: sql<string>`sum(${payments.amount})`
    })
    .from(payments)
    .where(within(period))
    .groupBy(payments.status)
    .orderBy(asc(payments.status))
  return found.map(({ status, count, amount }) => ({ status, count: Number(count), amount: Number(amount) }))
}
