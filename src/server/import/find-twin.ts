import { eq, or, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { pastShopSlugs, shops } from '#server/shop/schema.ts'

export type Twin = { id: number; name: string; slug: string }
type Named = { name: string; slug?: string | null | undefined }

/**
 * The shop that a row of the table of shops is about: the one with its address, now or formerly, else the one of its name whose address
 * no other row names (`others`). A text says why that cannot be told; undefined: there is none.
 */
export async function findTwin(
  db: Db,
  { name, slug }: Named,
  others: ReadonlySet<string>
): Promise<Twin | string | undefined> {
  const shop = { id: shops.id, name: shops.name, slug: shops.slug }
  if (slug) {
    const [found] = await db
      .select({ ...shop, past: pastShopSlugs.slug })
      .from(shops)
      .leftJoin(pastShopSlugs, eq(pastShopSlugs.shopId, shops.id))
      .where(or(eq(shops.slug, slug), eq(pastShopSlugs.slug, slug)))
      .orderBy(sql`${shops.slug} = ${slug} desc`)
      .limit(1)
    if (found) return { id: found.id, name: found.name, slug: found.slug }
  }
  const named = (
    await db
      .select(shop)
      .from(shops)
      .where(sql`lower(${shops.name}) = lower(${name.trim()})`)
      .orderBy(shops.id)
      .limit(20)
  ).filter(one => !others.has(one.slug))
  if (named.length > 1) {
    return `Ada ${named.length} toko bernama '${name}'. Isi kolom Slug supaya jelas yang mana: ${named
      .slice(0, 5)
      .map(one => one.slug)
      .join(', ')}.`
  }
  return named[0]
}
