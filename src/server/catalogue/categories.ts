import { and, asc, eq, type SQL, sql } from 'drizzle-orm'

import type { Category } from '#lib/catalogue/contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { categories } from './schema.ts'
import { isId } from '#server/product/id-or-slug.ts'

const fields = {
  id: categories.id,
  parent_id: categories.parentId,
  level: categories.level,
  type: categories.type,
  slug: categories.slug,
  name: categories.name,
  icon: categories.icon
}

export const readCategories = (
  db: Db,
  filter: { level?: number; type?: 'material' | 'non-material'; parent_id?: number }
): Promise<Category[]> =>
  db
    .select(fields)
    .from(categories)
    .where(
      and(
        filter.level ? eq(categories.level, filter.level) : undefined,
        filter.type ? eq(categories.type, filter.type) : undefined,
        filter.parent_id ? eq(categories.parentId, filter.parent_id) : undefined
      )
    )
    .orderBy(asc(categories.level), asc(categories.sort), asc(categories.id))

/** A category by its id, its slug, or a slug that it or one merged into it had before and that no other has now. */
export async function findCategory(db: Db, key: string): Promise<Category | undefined> {
  const [row] = await db
    .select(fields)
    .from(categories)
    .where(isId(key) ? eq(categories.id, Number(key)) : byCategorySlug(key))
  return row
}

/** The second look-up runs only if the first finds nothing. */
const byCategorySlug = (slug: string): SQL => sql`${categories.id} = coalesce(
  (select named.id from categories named where named.slug = ${slug}),
  (select past.category_id from past_category_slugs past where past.slug = ${slug})
)`

/** Main categories of both kinds, and all of them together. */
export async function readMainCategories(db: Db) {
  const all = await readCategories(db, { level: 1 })
  return {
    materials: all.filter(category => category.type === 'material'),
    non_materials: all.filter(category => category.type === 'non-material'),
    categories: all
  }
}
