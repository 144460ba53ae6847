import { subDays } from 'date-fns/subDays'
import { and, desc, eq, sql } from 'drizzle-orm'

import { awaitingStatuses, cancelledStatuses } from '#lib/order/status.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { countRows, type Db } from '#server/core/db/connect.ts'
import { jsonRows } from '#server/core/db/json-rows.ts'
import type { Services } from '#server/core/platform/services.ts'
import { ofOrigin, prepareAbout } from '#server/product/one-product.ts'
import { type CardRow, selectCardRows, toCard } from '#server/product/product-cards.ts'
import { products } from '#server/product/schema.ts'
import { keptQty, transactionLines } from './schema.ts'
import { boughtTogether } from './together-schema.ts'

/**
 * Minimum orders that contain both products, the days that are counted, and the maximum of others per product
 * (catalogue-42).
 */
const minOrders = 20
const days = 365
const maxOthers = 12
/** Lines that are counted at most, the newest: with more the statement would outgrow its time. */
const maxLines = 200_000

/**
 * Recomputes the pairs of products that are bought together; returns how many it wrote or deleted. Only products that
 * were kept and are in enough orders by themselves are paired, which limits the pairs of large orders; only changed
 * pairs are written.
 */
export function refreshBoughtTogether(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limit = maxLines
): Promise<number> {
  const since = subDays(clock.now(), days).toISOString()
  return countRows(
    db,
    sql`
    with lines as (
      select distinct ${transactionLines.transactionId} as transaction_id, ${transactionLines.productId} as product_id
      from (select * from ${transactionLines} order by id desc limit ${limit}) as ${transactionLines}
      join transactions t on t.id = ${transactionLines.transactionId}
      join products p on p.id = ${transactionLines.productId}
      where ${keptQty} > 0 and t.status not in ${[...cancelledStatuses, ...awaitingStatuses]} and t.created_at > ${since}::timestamptz
    ), often as (
      select product_id from lines group by product_id having count(*) >= ${minOrders}
    ), counting as (
      select lines.* from lines join often using (product_id)
    ), pairs as (
      select a.product_id, b.product_id as other_id, count(*)::int as orders
      from counting a
      join counting b on b.transaction_id = a.transaction_id and b.product_id <> a.product_id
      group by a.product_id, b.product_id having count(*) >= ${minOrders}
    ), named as (
      select product_id, other_id, orders from (
        select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs
      ) as ranked where place <= ${maxOthers}
    ), gone as (
      delete from bought_together b where not exists (
        select 1 from named n where n.product_id = b.product_id and n.other_id = b.other_id
      ) returning b.product_id
    ), written as (
      insert into bought_together as b (product_id, other_id, orders)
      select product_id, other_id, orders from named
      on conflict (product_id, other_id) do update set orders = excluded.orders where b.orders <> excluded.orders
      returning b.product_id
    )
    select product_id from gone union all select product_id from written`
  )
}

const aboutTogether = prepareAbout('together', (db, origin) =>
  db
    .with(origin)
    .select({
      cards: jsonRows<CardRow>(
        selectCardRows(db)
          .innerJoin(boughtTogether, eq(boughtTogether.otherId, products.id))
          .where(
            and(
              eq(boughtTogether.productId, ofOrigin('id')),
              eq(products.isActive, true),
              eq(products.canBuy, true)
            )
          )
          .orderBy(desc(boughtTogether.orders), boughtTogether.otherId)
          .limit(maxOthers)
      )
    })
    .from(origin)
)

/**
 * Cards of what is bought together with a product on sale (by id or slug) and can be bought now, the most frequent
 * first; undefined if there is no such product.
 */
export async function readTogether(db: Db, key: string, now: Date): Promise<ProductCardData[] | undefined> {
  const [row] = await aboutTogether(db, key).execute({ key, now: now.toISOString() })
  return row?.cards.map(toCard)
}
