import { type SQL, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import { type IndexedSort, productOrders } from './product-filters.ts'

/** The ids of one page in order, and the total: exact up to 1,200, then capped. */
export type IdPage = { ids: number[]; total: number }

/** One page of the products that meet a condition. */
export async function readIdPage(db: Db, where: SQL, sort: IndexedSort, paging: Paging): Promise<IdPage> {
  const { limit, offset } = pageWindow(paging)
  const found = await rows<{ id: string | null; total: string }>(
    db,
    sql`
      with total as (
        select count(*) as total from (select 1 from products where ${where} limit ${exactTotal}) as counted
      ), page as (select id, row_number() over () as place from (${orderedIds(where, sort, limit, offset)}) as ordered)
      select page.id, total.total from total left join page on true order by place`
  )
  return {
    ids: found.flatMap(row => (row.id === null ? [] : Number(row.id))),
    total: Number(found[0]?.total ?? 0)
  }
}

/**
 * Two index scans of at most offset + limit rows each. Products that can be bought come first in every order (D25); one
 * scan over a sort expression would read the whole category.
 */
function orderedIds(where: SQL, sort: IndexedSort, limit: number, offset: number): SQL {
  const order = productOrders[sort]
  const shelf = (number: number, stock: SQL) => sql`(
    select *, ${number}::int as shelf from products
    where ${where} and ${stock} order by ${order} limit ${offset + limit}
  )`
  return sql`
    select id from (${shelf(0, sql`can_buy`)} union all ${shelf(1, sql`not can_buy`)}) as shelves
    order by shelf, ${order} limit ${limit} offset ${offset}`
}
