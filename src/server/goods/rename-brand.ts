import { sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type * as contract from '#lib/goods/product-contract.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { lettersOf } from '#server/core/db/letters.ts'
import { products } from '#server/product/schema.ts'
import { type Brand, brandVersion, moveVersions, spellBrand } from './brands.ts'
import type { GoodsStep } from './step.ts'

/**
 * Renames a brand in all of its products; with the version of the brand that has the new name it merges the two. Errors, before
 * anything is written: `changed_meanwhile` where either was renamed or merged since it was seen (goods-80), `brand_exists` where
 * another one has the name and is not named as seen (goods-65), `not_found` where no product has the brand.
 */
export async function renameBrand(
  { tx, after, now }: GoodsStep,
  { name, to: wanted, updated_at: seen, into_updated_at: seenInto }: InputOf<typeof contract.renameBrand>
): Promise<Result<Brand>> {
  // One after another: of two that give the same new name the second finds it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('brand names'))`)
  const letters = await lettersOf(tx, [wanted, name])
  const [from, into] = [letters(name), letters(wanted)]
  const changed =
    (await seenOther(tx, from, seen)) ?? (seenInto && into !== from && (await seenOther(tx, into, seenInto)))
  if (changed) return changed
  const others = into === from ? 0 : await count(tx, sql`lower(merk) = lower(${wanted})`)
  if (others > 0 && !seenInto) return fail(goodsErrors.brand_exists)
  // Another case of the same letters is what is wanted, not what is known.
  const to = into === from ? wanted : await spellBrand(tx, wanted)
  const renamed = await rename(tx, name, to, now)
  if (renamed === 0) return fail(coreErrors.not_found)
  const total = await count(tx, isCalled(to))
  const versions = await moveVersions(tx, [from, into], now)
  const brand = { name: to, products: total, updated_at: versions.get(into)!.updatedAt.toISOString() }
  const act = { kind: 'brand', before: { name }, after: { name: to, products: renamed } }
  after.act({ ...act, id: versions.get(from)!.id })
  // By the new letters too, or it would be found by the old ones alone.
  if (others === 0 && into !== from) after.act({ ...act, id: versions.get(into)!.id })
  if (others > 0)
    after.act({
      kind: 'brand',
      id: versions.get(into)!.id,
      before: { name: to, products: total - renamed },
      after: { name: to, products: total }
    })
  after.invalidate('products', 'catalogue', 'sitemap')
  return ok(brand)
}

/** Rejects an act on a brand that was renamed or merged since it was seen. */
const seenOther = async (tx: Db, letters: string, seen: Date) =>
  changedMeanwhile(tx, { kind: 'brand', ...(await brandVersion(tx, letters)) }, seen)

/** Of all that have its letters, which their index names, those of a brand. */
const isCalled = (name: string) => sql`lower(merk) = lower(${name}) and merk = ${name}`

/** Gives the products of a brand another one; returns how many there are. */
async function rename(tx: Db, name: string, to: string, now: Date): Promise<number> {
  await tx.execute(sql`select id from products where ${isCalled(name)} order by id for no key update`)
  const changed = await rows<{ id: string }>(
    tx,
    sql`update products set merk = ${to}, updated_at = ${nextVersion(products.updatedAt, now)}
      where ${isCalled(name)} returning id`
  )
  return changed.length
}

const count = async (tx: Db, where: ReturnType<typeof sql>): Promise<number> => {
  const [found] = await rows<{ n: number }>(tx, sql`select count(*)::int as n from products where ${where}`)
  return found?.n ?? 0
}
