import { and, asc, gt, sql } from 'drizzle-orm'

import type { Cell } from '#lib/import/columns.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Scope } from '#server/core/http/callers.ts'
import { whereGoods } from '#server/goods/list-goods.ts'
import { readGoods } from '#server/goods/read-goods.ts'
import { products } from '#server/product/schema.ts'
import { headings, productRows } from './product-rows.ts'

/** Products of one slice. */
const readAtOnce = 100

type Filter = Parameters<typeof whereGoods>[0]

/** The table of products in slices, in the order of their numbers: importing it again changes nothing. */
export async function* exportProducts(db: Db, filter: Filter, scope: Scope): AsyncGenerator<Cell[][]> {
  yield [headings]
  const shared = await sharedNames(db)
  for (let after = 0; ;) {
    const ids = await readIds(db, after, filter, scope)
    const goods = await readGoods(db, ids, scope)
    const list = goods.toSorted((a, b) => a.id - b.id)
    const shopOf = ({ shop }: (typeof list)[number]) => (shared.has(shop.name) ? shop.slug : shop.name)
    if (list.length > 0) yield list.flatMap(product => productRows(product, shopOf(product)))
    if (ids.length < readAtOnce) return
    after = ids.at(-1)!
  }
}

async function readIds(db: Db, after: number, filter: Filter, scope: Scope): Promise<number[]> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, after), whereGoods(filter, scope)))
    .orderBy(asc(products.id))
    .limit(readAtOnce)
  return found.map(({ id }) => id)
}

/** Names that several shops have, in any case: those are told by their addresses. */
async function sharedNames(db: Db): Promise<Set<string>> {
  const found = await rows<{ name: string }>(
    db,
    sql`select name from shops where lower(name) in (select lower(name) from shops group by lower(name) having count(*) > 1)`
  )
  return new Set(found.map(({ name }) => name))
}
