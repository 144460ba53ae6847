import { and, asc, between, eq, isNull, type SQL, sql } from 'drizzle-orm'

import type { SitemapKind } from '#lib/catalogue/sitemap-contract.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** Ids per part. Parts are ranges of ids, so that a page stays in its part when others are added or removed. */
const idsPerPart = 5_000
/** Maximum number of parts in one sitemap (sitemaps.org allows 50,000): 50 million products. */
const maxParts = 10_000

const tables = { products, shops }
/** The time of a page's last change. For a shop the database has only its creation time. */
const changes = { products: products.changedAt, shops: shops.createdAt }
const isListed: Record<SitemapKind, SQL> = { products: sql`is_active`, shops: sql`closed_at is null` }

/** The numbers of the parts that have a page: one step along the primary key for each of them. */
export async function readSitemapParts(db: Db, kind: SitemapKind): Promise<number[]> {
  const table = tables[kind]
  const listed = isListed[kind]
  const found = await rows<{ part: string }>(
    db,
    sql`
      with recursive firsts as (
        (select id from ${table} where ${listed} order by id limit 1)
        union all
        select (
          select id from ${table} where ${listed} and id > ((firsts.id + ${idsPerPart - 1}) / ${idsPerPart}) * ${idsPerPart}
          order by id limit 1
        ) from firsts where firsts.id is not null
      )
      select (id + ${idsPerPart - 1}) / ${idsPerPart} as part from firsts where id is not null limit ${maxParts}`
  )
  return found.map(row => Number(row.part))
}

/** The pages of one part. */
export async function readSitemapPart(db: Db, kind: SitemapKind, part: number) {
  const table = tables[kind]
  const found = await db
    .select({ slug: table.slug, changedAt: changes[kind] })
    .from(table)
    .where(
      and(
        between(table.id, (part - 1) * idsPerPart + 1, part * idsPerPart),
        kind === 'products' ? eq(products.isActive, true) : isNull(shops.closedAt)
      )
    )
    .orderBy(asc(table.id))
  return found.map(({ slug, changedAt }) => ({ slug, changed_at: changedAt.toISOString() }))
}
