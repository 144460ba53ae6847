import { and, count, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm'

import { type OrderStatus, statusesOf, tabOf } from '#lib/order/status.ts'
import { type OrderTab, orderTabs } from '#lib/order/tabs.ts'
import { type ShippingType } from '#lib/shipping/shipping-type.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'

import { exactTotal } from '#server/core/db/paging.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { shops } from '#server/shop/schema.ts'
import { transactionLines, orders } from './schema.ts'
import type { Order } from './postings.ts'

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

function matches(db: Db, keyword: string): SQL | undefined {
  const pattern = containing(keyword)
  const line = db
    .select({ id: transactionLines.id })
    .from(transactionLines)
    .where(and(eq(transactionLines.transactionId, orders.id), ilike(transactionLines.name, pattern)))
  const shop = db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, orders.shopId), ilike(shops.name, pattern)))
  return or(ilike(orders.code, pattern), exists(line), exists(shop))
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
    filter.end_date ? lt(orders.createdAt, dayEnd(filter.end_date)) : undefined,
    filter.keyword ? matches(db, filter.keyword) : undefined
  )
  return pageOf(db, where, filter)
}

/** One page of all buyers' orders of the scope, for calls of the counter. */
export function readOrdersOf(
  db: Db,
  scope: Scope,
  filter: { status?: OrderStatus | undefined; keyword?: string | undefined; page: number; per_page: number }
): Promise<{ orders: Order[]; total: number }> {
  const where = and(
    inScope(scope, orders.shopId),
    filter.status ? eq(orders.status, filter.status) : undefined,
    filter.keyword ? matches(db, filter.keyword) : undefined
  )
  return pageOf(db, where, filter)
}

async function pageOf(db: Db, where: SQL | undefined, window: { page: number; per_page: number }) {
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(window.per_page)
    .offset((window.page - 1) * window.per_page)
  const bounded = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .limit(exactTotal + 1)
    .as('bounded')
  const [row] = await db.select({ n: count() }).from(bounded)
  return { orders: found, total: row?.n ?? 0 }
}

/** Number of orders per tab. */
export async function countByTab(db: Db, buyerId: number): Promise<Record<OrderTab, number>> {
  const found = await db
    .select({ status: orders.status, n: count() })
    .from(orders)
    .where(eq(orders.buyerId, buyerId))
    .groupBy(orders.status)
  const counts = Object.fromEntries(orderTabs.map(tab => [tab, 0])) as Record<OrderTab, number>
  for (const { status, n } of found) counts[tabOf(status)] += n
  return counts
}
