import { and, asc, eq } from 'drizzle-orm'

import type { Category } from '#lib/catalogue/contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { categories } from './schema.ts'
import { byIdOrSlug } from '#server/product/id-or-slug.ts'

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

export async function findCategory(db: Db, key: string): Promise<Category | undefined> {
  const [row] = await db.select(fields).from(categories).where(byIdOrSlug(categories, key))
  return row
}

/** Main categories of both kinds, and all of them together. */
export async function readMainCategories(db: Db) {
  const all = await readCategories(db, { level: 1 })
  return {
    materials: all.filter(category => category.type === 'material'),
    non_materials: all.filter(category => category.type === 'non-material'),
    categories: all
  }
}
