import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'

import { type OrderStatus, statusesOf, tabOf } from '#lib/order/status.ts'
import { type OrderTab, orderTabs } from '#lib/order/tabs.ts'
import { type ShippingType } from '#lib/shipping/shipping-type.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'

import type { Db } from '#server/core/db/connect.ts'
import { countToBound, totalByPage } from '#server/core/db/count-to-bound.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { holderColumns, isLiveToken } from '#server/core/http/own-read.ts'
import { sessions, users } from '#server/identity/schema.ts'
import { orders } from './schema.ts'
import type { Order } from './postings.ts'
import { searchOrders } from './search-orders.ts'

export type OrderFilter = {
  status?: OrderStatus | undefined
  type?: 'material' | 'non-material' | undefined
  shipping?: ShippingType | undefined
  keyword?: string | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  page: number
  per_page: number
}

/** One page of a buyer's orders, newest first, and their number (exact up to the bound of D1). */
export async function readOrderPage(
  db: Db,
  buyerId: number,
  filter: OrderFilter
): Promise<{ orders: Order[]; total: number }> {
  const where = and(
    eq(orders.buyerId, buyerId),
    filter.status ? inArray(orders.status, statusesOf(filter.status)) : undefined,
    filter.type ? eq(orders.type, filter.type) : undefined,
    filter.shipping ? eq(orders.shippingType, filter.shipping) : undefined,
    filter.start_date ? gte(orders.createdAt, dayStart(filter.start_date)) : undefined,
    filter.end_date ? lt(orders.createdAt, dayEnd(filter.end_date)) : undefined
  )
  return pageOf(db, where, filter)
}

type Window = { keyword?: string | undefined; page: number; per_page: number }

async function pageOf(db: Db, where: SQL | undefined, { keyword, ...page }: Window) {
  if (keyword) return foundPage(db, await searchOrders(db, where, keyword), page)
  const window = wholeWindow(page)
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(window.limit)
    .offset(window.offset)
  return {
    orders: found,
    total: await totalByPage(window, found.length, () => countToBound(db, orders, where))
  }
}

/** The page of a search that has found these orders, newest first. */
async function foundPage(db: Db, ids: readonly number[], { page, per_page }: Window) {
  const shown = ids.slice((page - 1) * per_page, page * per_page)
  const found =
    shown.length === 0
      ? []
      : await db.select().from(orders).where(inArray(orders.id, shown)).orderBy(desc(orders.id))
  return { orders: found, total: ids.length }
}

/** How many orders of a session's person have each status; one row without a status where there are none. */
export const ownStatuses = prepareOnce('own_statuses', db => {
  const counted = db
    .select({ status: orders.status, n: count().as('n') })
    .from(orders)
    .where(eq(orders.buyerId, users.id))
    .groupBy(orders.status)
    .as('counted')
  return db
    .select({ holder: holderColumns, counted: { status: counted.status, n: counted.n } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoinLateral(counted, sql`true`)
    .where(isLiveToken)
})

type StatusCount = { counted: { status: OrderStatus; n: number } | null }

/** Number of orders per tab. */
export function countByTab(found: readonly StatusCount[]): Record<OrderTab, number> {
  const counts = Object.fromEntries(orderTabs.map(tab => [tab, 0])) as Record<OrderTab, number>
  for (const { counted } of found) if (counted) counts[tabOf(counted.status)] += counted.n
  return counts
}
