import { type SQL, sql } from 'drizzle-orm'

import { productErrors } from '#lib/product/errors.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'

export type Pieces = { productDetailId: number; productId: number; qty: number }

type Moving = { tx: Db; after: Pick<AfterCommit, 'later'> }

/**
 * Takes stock of each variant that has enough, so that the last piece is sold once. Throws `out_of_stock` for the first
 * that has not, which rolls the order back.
 */
export async function takeStock(step: Moving, pieces: readonly Pieces[]): Promise<void> {
  const wanted = byVariant(pieces)
  const taken = await moveStock(step, wanted, {
    stock: sql`d.stock - wanted.qty`,
    where: sql`d.is_active and d.stock >= wanted.qty`
  })
  const missing = wanted.find(({ id }) => !taken.includes(id))
  if (missing) {
    throw new ApiException({ ...productErrors.out_of_stock, details: { product_detail_id: missing.id } })
  }
}

/** Restores the stock of cancelled orders. */
export async function restoreStock(step: Moving, pieces: readonly Pieces[]): Promise<void> {
  await moveStock(step, byVariant(pieces), { stock: sql`d.stock + wanted.qty`, where: sql`true` })
}

type Wanted = { id: number; product_id: number; qty: number }

/** The pieces of each variant together, in the order of their ids. */
function byVariant(pieces: readonly Pieces[]): Wanted[] {
  const sums = new Map<number, Wanted>()
  for (const { productDetailId: id, productId, qty } of pieces) {
    sums.set(id, { id, product_id: productId, qty: qty + (sums.get(id)?.qty ?? 0) })
  }
  return [...sums.values()].toSorted((a, b) => a.id - b.id)
}

/**
 * Changes the stock of variants in one statement and returns the ids of those that were changed. It locks the variants
 * in the order of their ids, then their products: the aggregate makes these wait for all variants. An update rechecks
 * its condition on the row as it is after the wait for its lock.
 */
async function moveStock(
  { tx, after }: Moving,
  wanted: readonly Wanted[],
  { stock, where }: { stock: SQL; where: SQL }
): Promise<number[]> {
  if (wanted.length === 0) return []
  const [moved] = await rows<{ ids: number[] | null }>(
    tx,
    sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb)
        as w(id bigint, product_id bigint, qty int)
    ), held as (
      select id from product_details where id in (select id from wanted) order by id for no key update
    ), moved as (
      update product_details d set stock = ${stock} from wanted, held
      where d.id = wanted.id and d.id = held.id and ${where} returning d.id, d.product_id
    ), shown as (
      select id from products where id = any((select array_agg(product_id) from moved)::bigint[])
      order by id for no key update
    )
    select (select json_agg(id) from moved) as ids, (select count(*) from shown) as products`
  )
  after.later({ write: summariesOf([...new Set(wanted.map(one => one.product_id))]) })
  return moved?.ids ?? []
}

/**
 * Updates the stock summaries of products: the stock is the sum of the variants', and the maximum of these decides whether
 * a product can be bought (D37). The products are locked, and a later statement than that sees what earlier
 * transactions changed.
 */
const summariesOf = (ids: readonly number[]): SQL => sql`
  update products p set stock = d.stock, best_stock = d.best_stock
  from (
    select of.id, coalesce(sum(v.stock), 0)::int as stock, coalesce(max(v.stock), 0) as best_stock
    from products of left join product_details v on v.product_id = of.id and v.is_active
    where of.id in ${idList(ids)} group by of.id
  ) d
  where d.id = p.id`
