import { eq, type SQL } from 'drizzle-orm'

import type { categories } from '#server/catalogue/schema.ts'
import type { products } from './schema.ts'
import type { shops } from '#server/shop/schema.ts'

/** Whether a key is an id: slugs are never numeric (D5). */
export const isId = (key: string): boolean => /^\d{1,15}$/.test(key)

/** Matches a row by its id or its slug (D5): slugs are never numeric. */
export const byIdOrSlug = (table: typeof categories | typeof products | typeof shops, key: string): SQL =>
  isId(key) ? eq(table.id, Number(key)) : eq(table.slug, key)
