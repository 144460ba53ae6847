import { eq, type SQL } from 'drizzle-orm'

import type { categories, products, shops } from '../db/schema/catalogue.ts'

/** Matches a row by its id or its slug (D5): slugs are never numeric. */
export const byIdOrSlug = (table: typeof categories | typeof products | typeof shops, key: string): SQL =>
  /^\d{1,15}$/.test(key) ? eq(table.id, Number(key)) : eq(table.slug, key)
