import { subDays } from 'date-fns/subDays'
import { and, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { exactTotal } from '#lib/core/limits.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
import { productViews } from '#server/catalogue/schema.ts'
import { addresses } from '#server/address/schema.ts'
import { transactionLines, orders } from '#server/order/schema.ts'
import { productOrders } from '#server/catalogue/product-filters.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import { type IdPage, readIdPage } from '#server/catalogue/id-pages.ts'

/** A buyer's preferences: main categories recently viewed or bought, and the city of the main address. */
export type Taste = { categoryIds: number[]; cityId: number | undefined }

/** Views and purchases older than this many days are ignored. */
export const memoryDays = 90
/** Added to the rank for a preferred category and for the buyer's own city. */
const categoryLift = 0.3
const cityLift = 0.15

export async function readTaste(db: Db, userId: number, now: Date): Promise<Taste> {
  const since = subDays(now, memoryDays)
  const viewed = await db
    .select({ c1: productViews.c1 })
    .from(productViews)
    .where(and(eq(productViews.userId, userId), gt(productViews.viewedAt, since)))
    .orderBy(desc(productViews.viewedAt))
    .limit(30)
  // The newest orders first: who bought long ago alone would have all orders read.
  const newest = db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.buyerId, userId))
    .orderBy(desc(orders.id))
    .limit(30)
    .as('newest')
  const bought = await db
    .select({ productId: transactionLines.productId })
    .from(transactionLines)
    .innerJoin(newest, eq(newest.id, transactionLines.transactionId))
    .where(gt(newest.createdAt, since))
    .orderBy(desc(newest.id))
    .limit(30)
  const boughtIds = bought.map(row => row.productId)
  const boughtCategories =
    boughtIds.length > 0
      ? await db.select({ c1: products.c1 }).from(products).where(inArray(products.id, boughtIds))
      : []
  const [home] = await db
    .select({ cityId: addresses.cityId })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isMain, true), isNull(addresses.deletedAt)))
  return {
    categoryIds: mostFrequent(
      [...boughtCategories, ...viewed].map(row => row.c1),
      4
    ),
    cityId: home?.cityId
  }
}

function mostFrequent(ids: number[], count: number): number[] {
  const times = new Map<number, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([id]) => id)
}

/**
 * One page of 'foryou': the general order, boosted by the buyer's preferences, among a bounded number of candidates.
 */
export async function readForYou(db: Db, where: SQL, taste: Taste, paging: Paging): Promise<IdPage> {
  if (taste.categoryIds.length === 0 && !taste.cityId) return readIdPage(db, where, 'foryou', paging)
  const { limit, offset } = pageWindow(paging)
  const best = (condition: SQL, count: number) => sql`(
    select id, rank, c1, city_id, can_buy from products
    where ${where} and ${condition} order by ${productOrders.foryou} limit ${count}
  )`
  const candidates = sql.join(
    [best(sql`true`, exactTotal), ...taste.categoryIds.map(id => best(sql`c1 = ${id}`, 300))],
    sql` union `
  )
  const liked = sql.join([sql`-1`, ...taste.categoryIds.map(id => sql`${id}`)], sql`, `)
  const found = await rows<{ id: string | null; total: string }>(
    db,
    sql`
      with candidates as materialized (${candidates}),
      total as (select least(count(*), ${exactTotal}) as total from candidates),
      page as (
        select id, row_number() over (order by not can_buy,
          rank + case when c1 in (${liked}) then ${categoryLift}::float8 else 0 end
               + case when city_id = ${taste.cityId ?? -1} then ${cityLift}::float8 else 0 end desc,
          id desc) as place
        from candidates
      )
      select page.id, total.total from total
      left join page on place > ${offset} and place <= ${offset + limit} order by place`
  )
  return { ids: found.flatMap(row => row.id ?? []).map(Number), total: Number(found[0]?.total ?? 0) }
}
