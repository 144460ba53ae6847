import { sql } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { lettersOf } from '#server/core/db/letters.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import { products } from '#server/product/schema.ts'
import type { GoodsStep } from './step.ts'

export type Brand = { name: string; products: number }

/** A brand as products spell it that have the same letters, the usual way first; as it is sent where none has (goods-7). */
export async function spellBrand(db: Db, brand: string): Promise<string> {
  if (brand === '') return brand
  const [known] = await rows<{ merk: string }>(
    db,
    sql`select merk from products where lower(merk) = lower(${brand}) group by merk
      order by (merk = ${brand}) desc, count(*) desc, merk limit 1`
  )
  return known?.merk ?? brand
}

type BrandFilter = { keyword?: string | undefined; same_letters?: string | undefined }

/** One page of brands by name with the number of their products, archived ones too, and how many there are; one statement. */
export async function listBrands(db: Db, { keyword, same_letters: name, ...paging }: Paging & BrandFilter) {
  const { limit, offset } = pageWindow(paging)
  const isNamed = name === undefined ? sql`true` : sql`lower(merk) = lower(${name})`
  const found = await rows<Brand & { total: number }>(
    db,
    sql`
    with brands as (
      select merk as name, count(*)::int as products from products
      where merk <> '' and ${keyword ? sql`merk ilike ${containing(keyword)}` : sql`true`} and ${isNamed} group by merk
    )
    select name, products, (select least(count(*), ${exactTotal + 1})::int from brands) as total from brands
    order by lower(name), name limit ${limit} offset ${offset}`
  )
  return { list: found.map(({ name, products }) => ({ name, products })), total: found[0]?.total ?? 0 }
}

/**
 * Renames a brand in all of its products; a name that another one has merges the two. Errors, before anything is written: `not_found`
 * where no product has it, `brand_exists` where another one has the name and the two are not to be merged (goods-65).
 */
export async function renameBrand(
  { tx, after, now }: GoodsStep,
  { name, to: wanted, may_merge: mayMerge }: { name: string; to: string; may_merge: boolean }
): Promise<Result<Brand>> {
  // One after another: of two that give the same new name the second finds it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('brand names'))`)
  // Another case of the same letters is what is wanted, not what is known.
  const letters = await lettersOf(tx, [wanted, name])
  const isSame = letters(wanted) === letters(name)
  const to = isSame ? wanted : await spellBrand(tx, wanted)
  if (!isSame && !mayMerge && (await hasBrand(tx, wanted))) return fail(goodsErrors.brand_exists)
  await tx.execute(sql`select id from products where merk = ${name} order by id for no key update`)
  const changed = await rows<{ id: string }>(
    tx,
    sql`update products set merk = ${to}, updated_at = ${nextVersion(products.updatedAt, now)}
      where merk = ${name} returning id`
  )
  if (changed.length === 0) return fail(coreErrors.not_found)
  const [total] = await rows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from products where merk = ${to}`
  )
  after.act({ kind: 'brand', id: null, before: { name }, after: { name: to, products: changed.length } })
  after.invalidate('products', 'catalogue', 'sitemap')
  return ok({ name: to, products: total?.n ?? changed.length })
}

/** Whether a product has a brand of these letters, whatever their case. */
async function hasBrand(tx: Db, name: string): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from products where lower(merk) = lower(${name}) limit 1`)
  return found.length > 0
}
