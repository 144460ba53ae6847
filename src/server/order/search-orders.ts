import { and, desc, ilike, inArray, type SQL } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { withCustomPlans } from '#server/core/db/custom-plans.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { isCode, shopsNamed } from './order-names.ts'
import { orders, transactionLines } from './schema.ts'

/** Most orders that a search finds of each kind: as many as a list shows, and one more, which its total tells. */
const mostFound = exactTotal + 1

/**
 * Ids of the orders among `listed` whose code, goods or shop hold a keyword, newest first. A whole code answers alone,
 * without a search. Each kind is searched by itself, because a condition that joins the three has no index.
 */
export async function searchOrders(db: Db, listed: SQL | undefined, keyword: string): Promise<number[]> {
  const exact = await newestOrders(db, listed, isCode(keyword))
  return exact.length > 0 ? exact : ordersHolding(db, listed, keyword)
}

/** Orders whose code, goods or shop hold a keyword, or which one of `more` finds, newest first. */
export async function ordersHolding(
  db: Db,
  listed: SQL | undefined,
  keyword: string,
  { more = [], most = mostFound }: { more?: readonly SQL[]; most?: number } = {}
): Promise<number[]> {
  const pattern = containing(keyword)
  const goods = db
    .select({ id: transactionLines.transactionId })
    .from(transactionLines)
    .where(ilike(transactionLines.name, pattern))
  const kinds = [
    ilike(orders.code, pattern),
    inArray(orders.id, goods),
    inArray(orders.shopId, shopsNamed(db, keyword)),
    ...more
  ]
  return withCustomPlans(db, async tx => {
    const found: number[] = []
    for (const holds of kinds) found.push(...(await newestOrders(tx, listed, holds, most)))
    return [...new Set(found)].toSorted((a, b) => b - a).slice(0, most)
  })
}

/** Ids of the newest orders for which both conditions hold, at most as many as a list shows. */
export async function newestOrders(
  db: Db,
  listed: SQL | undefined,
  holds: SQL,
  most = mostFound
): Promise<number[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(listed, holds))
    .orderBy(desc(orders.id))
    .limit(most)
  return found.map(({ id }) => id)
}
