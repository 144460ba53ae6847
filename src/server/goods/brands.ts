import { eq, type SQL, sql } from 'drizzle-orm'

import { exactTotal } from '#lib/core/limits.ts'

import { nextVersion } from '#server/core/db/columns.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import { brandVersions } from './schema.ts'

export type Brand = { name: string; products: number; updated_at: string }

/** The version of a brand that was never renamed. */
const never = new Date(0)

/** One brand as `spellBrands` spells it. */
export const spellBrand = async (db: Db, brand: string): Promise<string> =>
  (await spellBrands(db, [brand]))(brand)

/**
 * Spells brands as products do that have the same letters: as they are sent where one does, else the usual way. Where none has these
 * letters, as the first of them that is asked for is sent (goods-7): ask for those that are saved, one after another.
 */
export async function spellBrands(db: Db, brands: readonly string[]): Promise<(brand: string) => string> {
  const known = await knownBrands(db, brands)
  const first = new Map<string, string>()
  return brand => {
    const one = known.get(brand)
    if (!one || one.known !== null) return one?.known ?? brand
    const spelled = first.get(one.letters) ?? brand
    first.set(one.letters, spelled)
    return spelled
  }
}

/** Brands with their letters, and as products spell them, null where none has these letters. */
export async function knownBrands(
  db: Db,
  brands: readonly string[]
): Promise<ReadonlyMap<string, { letters: string; known: string | null }>> {
  const sent = [...new Set(brands)].filter(brand => brand !== '')
  if (sent.length === 0) return new Map()
  // Each brand is a value of its own: of a column of brands the planner would expect an average one, and read all products for it
  // where a few brands have most of them (goods-84).
  const found = await rows<Spelled>(db, sql.join(sent.map(spelledAs), sql` union all `))
  return new Map(found.map(one => [one.name, one]))
}

type Spelled = { name: string; letters: string; known: string | null }

/** Products are counted only where none is spelled as sent: of a large brand that reads all of them. */
const spelledAs = (brand: string): SQL => sql`
  select ${brand}::text as name, lower(${brand}) as letters, coalesce(
    (select merk from products where lower(merk) = lower(${brand}) and merk = ${brand} limit 1),
    (select merk from products where lower(merk) = lower(${brand}) group by merk order by count(*) desc, merk limit 1)
  ) as known`

type BrandFilter = {
  keyword?: string | undefined
  same_letters?: string | undefined
  sort: 'name' | 'products'
  order?: 'asc' | 'desc' | undefined
}

/** By name, or by number and name: every sort reads all products once, as the counts do. */
function orderOf({ sort, order = sort === 'name' ? 'asc' : 'desc' }: BrandFilter): SQL {
  const direction = sql.raw(order === 'asc' ? 'asc' : 'desc')
  if (sort === 'products') return sql`products ${direction}, lower(name), name`
  return sql`lower(name) ${direction}, name ${direction}`
}

/** One page of brands with the number of their products, archived ones too, and how many there are; one statement. */
export async function listBrands(db: Db, filter: Paging & BrandFilter) {
  const { keyword, same_letters: name } = filter
  const { limit, offset } = pageWindow(filter)
  const isNamed = name === undefined ? sql`true` : sql`lower(merk) = lower(${name})`
  // A page beyond the end has the total too: without it a longer list would seem to end before it.
  const found = await rows<{ name: string | null; products: number; version: number; total: number }>(
    db,
    sql`
    with brands as materialized (
      select merk as name, count(*)::int as products from products
      where merk <> '' and ${keyword ? sql`merk ilike ${containing(keyword)}` : sql`true`} and ${isNamed} group by merk
    )
    select total, name, products, coalesce(extract(epoch from v.updated_at) * 1000, 0)::float8 as version
    from (select least(count(*), ${exactTotal + 1})::int as total from brands) counted
    left join (select * from brands order by ${orderOf(filter)} limit ${limit} offset ${offset}) page on true
    left join brand_versions v on v.letters = lower(name)
    order by ${orderOf(filter)}`
  )
  const list = found.flatMap(({ name: known, products, version }): Brand[] =>
    known === null ? [] : [{ name: known, products, updated_at: new Date(version).toISOString() }]
  )
  return { list, total: found[0]!.total }
}

/** The version of a brand by its letters, with the number by which acts name it; none was given to one that was never renamed. */
export async function brandVersion(tx: Db, letters: string): Promise<{ id: number; updatedAt: Date }> {
  const [row] = await tx.select().from(brandVersions).where(eq(brandVersions.letters, letters))
  return row ?? { id: 0, updatedAt: never }
}

/** Moves the versions of brands, by their letters; returns them with their numbers. */
export async function moveVersions(tx: Db, letters: readonly string[], now: Date) {
  const values = [...new Set(letters)].toSorted().map(one => ({ letters: one, updatedAt: now }))
  const set = { updatedAt: nextVersion(brandVersions.updatedAt, now) }
  const saved = await tx
    .insert(brandVersions)
    .values(values)
    .onConflictDoUpdate({ target: brandVersions.letters, set })
    .returning()
  return new Map(saved.map(row => [row.letters, row]))
}
