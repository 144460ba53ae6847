import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'

import { negotiationState, negotiationStatuses, negotiationTurns } from '#lib/order/negotiation.ts'

import type { Db } from '#server/core/db/connect.ts'
import { countToBound } from '#server/core/db/count-to-bound.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { type Paging, pageWindow } from '#server/core/db/paging.ts'
import type { Order } from '#server/order/postings.ts'
import { buyersNamed, isCode, shopsNamed } from '#server/order/order-names.ts'
import { orders } from '#server/order/schema.ts'
import { negotiatedStatuses } from './open-limit.ts'

/** Whether the seller has to answer now: the rule of `negoTurns` as a query. */
const awaiting = negotiationStatuses.filter(
  negotiationStatus => negotiationTurns[negotiationState({ negotiationStatus, mode: 'deliver' })].answer
)
const isAwaiting = and(inArray(orders.negotiationStatus, awaiting), eq(orders.mode, 'deliver'))

/**
 * Which negotiations are open in the scope; `isWaiting`: only those that the seller has to answer, within the 24 hours of
 * negotiation-2. The overview counts by the same condition.
 */
export const whereOpenNegotiations = (scope: Scope, now: Date, isWaiting = false): SQL | undefined =>
  // An expired negotiation takes no answer, even before the worker ends it (negotiation-17).
  and(
    inScope(scope, orders.shopId),
    inArray(orders.status, negotiatedStatuses),
    gt(orders.deadlineAt, now),
    isWaiting ? isAwaiting : undefined
  )

type OpenFilter = Paging & {
  is_waiting?: boolean | undefined
  keyword?: string | undefined
  shop?: number | undefined
  sort?: 'deadline' | 'date' | 'total' | undefined
  order?: 'asc' | 'desc' | undefined
}

/**
 * One page of the open negotiations of the scope: unsorted, those that wait for the seller first, the most urgent at the top.
 * `total` is exact to the bound of D1.
 */
export async function readOpenNegotiations(
  db: Db,
  scope: Scope,
  now: Date,
  page: OpenFilter
): Promise<{ orders: Order[]; total: number }> {
  const { keyword, shop } = page
  const where = and(
    whereOpenNegotiations(scope, now, page.is_waiting),
    shop === undefined ? undefined : eq(orders.shopId, shop),
    keyword === undefined ? undefined : areNamed(db, keyword)
  )
  const { limit, offset } = pageWindow(page)
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...orderOfOpen(page))
    .limit(limit)
    .offset(offset)
  return { orders: found, total: await countToBound(db, orders, where) }
}

/** Sorted without a direction, what is most urgent, latest or highest comes first. */
function orderOfOpen({ sort, order }: OpenFilter): SQL[] {
  if (!sort) return [sql`(${isAwaiting}) desc`, asc(orders.deadlineAt), asc(orders.id)]
  const isUp = (order ?? (sort === 'deadline' ? 'asc' : 'desc')) === 'asc'
  const direction = isUp ? asc : desc
  const by = { deadline: orders.deadlineAt, date: orders.createdAt, total: orders.grandTotal }
  return [direction(by[sort]), direction(orders.id)]
}

/** Open negotiations are few: the names are looked up once, and compared with theirs. */
const areNamed = (db: Db, keyword: string): SQL | undefined =>
  or(
    isCode(keyword),
    inArray(orders.buyerId, buyersNamed(db, keyword)),
    inArray(orders.shopId, shopsNamed(db, keyword))
  )

/** The answers that the seller may give to a listed negotiation now. */
export const answersTo = (order: Order): ('approve' | 'decline')[] =>
  negotiationTurns[negotiationState(order)].answer ? ['approve', 'decline'] : []
