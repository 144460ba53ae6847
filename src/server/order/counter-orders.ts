import { addDays } from 'date-fns/addDays'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import type { OrderWait } from '#lib/order/clocks.ts'
import type { PaymentType } from '#lib/order/payment-type.ts'
import { type OrderStatus, orderStatuses } from '#lib/order/status.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { countToBound } from '#server/core/db/count-to-bound.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import type { Order } from './postings.ts'
import { orders, waitsForShop } from './schema.ts'
import { searchForCounter } from './search-for-counter.ts'
import { areSilent } from './silent-cash.ts'

export type CounterFilter = {
  status?: OrderStatus[] | undefined
  late?: 'past' | 'day' | undefined
  awaits?: OrderWait | undefined
  shop?: number | undefined
  payment?: PaymentType | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  keyword?: string | undefined
  sort: 'newest' | 'deadline'
  beyond?: number | undefined
  beyond_at?: string | undefined
  page: number
  per_page: number
}

/**
 * One page of the orders of a scope, and their number (exact up to the bound of D1). Pages go no deeper than that number; `beyond`
 * continues after any order by the index of the list's order.
 */
export async function readOrdersOf(
  db: Db,
  scope: Scope,
  filter: CounterFilter,
  now: Date
): Promise<{ orders: Order[]; total: number }> {
  const listed = and(inScope(scope, orders.shopId), await whereOrders(db, filter, now))
  const status = filter.status ? inArray(orders.status, filter.status) : undefined
  const order = orderOf(filter)
  const next = await placeAfter(db, filter, order)
  const window = filter.beyond === undefined ? pageWindow(filter) : { limit: filter.per_page, offset: 0 }
  if (filter.keyword) {
    const ids = await searchForCounter(db, and(listed, status), filter.keyword, scope)
    const where = and(inArray(orders.id, ids), next)
    const found = ids.length === 0 ? [] : await select(db, where, order, window)
    return { orders: found, total: ids.length }
  }
  // One index has payment and status: without a status its orders are those of all.
  const spread = filter.status ?? (filter.payment ? orderStatuses : [])
  const isSpread = spread.length > 1 && order !== byDeadline
  const where = isSpread
    ? inArray(orders.id, await idsByStatus(db, spread, and(listed, next), order, window))
    : and(listed, status, next)
  const found = await select(db, where, order, isSpread ? { ...window, offset: 0 } : window)
  return { orders: found, total: await countUpTo(db, and(listed, status)) }
}

const byDeadline = { sort: [asc(orders.deadlineAt), asc(orders.id)], at: orders.deadlineAt }
/** Orders of some days are in the order of their time, which their index has. */
const byTime = { sort: [desc(orders.createdAt), desc(orders.id)], at: orders.createdAt }
const byNumber = { sort: [desc(orders.id)], at: undefined }
type Sort = typeof byDeadline | typeof byTime | typeof byNumber
type Window = { limit: number; offset: number }

function orderOf({ sort, late, start_date, end_date }: CounterFilter): Sort {
  if (late || sort === 'deadline') return byDeadline
  return start_date || end_date ? byTime : byNumber
}

/** Which orders the filters name, without status and keyword; the overview counts by the same ones. */
export async function whereOrders(
  db: Db,
  { late, awaits, shop, payment, start_date, end_date, sort }: Partial<CounterFilter>,
  now: Date
): Promise<SQL | undefined> {
  return and(
    late
      ? and(waitsForShop(orders), lte(orders.deadlineAt, late === 'past' ? now : addDays(now, 1)))
      : undefined,
    awaits && (await awaiting[awaits](db, now)),
    sort === 'deadline' ? isNotNull(orders.deadlineAt) : undefined,
    shop === undefined ? undefined : eq(orders.shopId, shop),
    payment ? eq(orders.paymentType, payment) : undefined,
    start_date ? gte(orders.createdAt, dayStart(start_date)) : undefined,
    end_date ? lt(orders.createdAt, dayEnd(end_date)) : undefined
  )
}

type Awaiting = (db: Db, now: Date) => SQL | undefined | Promise<SQL | undefined>
const awaiting: Record<OrderWait, Awaiting> = {
  accept: () => and(waitsForShop(orders), isNull(orders.acceptedAt)),
  ship: () => and(waitsForShop(orders), isNotNull(orders.acceptedAt)),
  report: areSilent
}

/** The condition of what comes after an order in a list; nothing comes after one that has left it without a trace. */
async function placeAfter(db: Db, filter: CounterFilter, sort: Sort): Promise<SQL | undefined> {
  const { beyond, beyond_at } = filter
  if (beyond === undefined) return undefined
  if (sort === byNumber) return lt(orders.id, beyond)
  const [row] = await db
    .select({ createdAt: orders.createdAt, deadlineAt: orders.deadlineAt })
    .from(orders)
    .where(eq(orders.id, beyond))
  const shown = beyond_at === undefined ? row?.deadlineAt : new Date(beyond_at)
  const at = (sort === byDeadline ? shown : row?.createdAt)?.toISOString()
  if (!at) return sql`false`
  return sort === byDeadline
    ? sql`(${orders.deadlineAt}, ${orders.id}) > (${at}::timestamptz, ${beyond})`
    : sql`(${orders.createdAt}, ${orders.id}) < (${at}::timestamptz, ${beyond})`
}

const select = (
  db: Db,
  where: SQL | undefined,
  { sort }: Sort,
  { limit, offset }: Window
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...sort)
    .limit(limit)
    .offset(offset)

/**
 * The page's orders of several statuses: of each the first ones by its index, because a list of statuses has no order that an index
 * could give.
 */
async function idsByStatus(
  db: Db,
  statuses: readonly OrderStatus[],
  where: SQL | undefined,
  { at }: Sort,
  { limit, offset }: Window
): Promise<number[]> {
  const sorted = at ? sql`created_at desc, id desc` : sql`id desc`
  const found = await rows<{ id: string | number }>(
    db,
    sql`select o.id from unnest(${sql.param([...statuses])}::text[]) as s(name) cross join lateral (
        select ${orders.id}, ${orders.createdAt} from ${orders} where ${and(sql`${orders.status} = s.name`, where)}
        order by ${sorted} limit ${limit + offset}) o
      order by ${sorted} limit ${limit} offset ${offset}`
  )
  return found.map(({ id }) => Number(id))
}

const countUpTo = (db: Db, where: SQL | undefined) => countToBound(db, orders, where)
