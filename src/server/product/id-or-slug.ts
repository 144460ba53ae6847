import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'

import { products } from './schema.ts'

/** Whether a key is an id: slugs are never numeric (D5). */
export const isId = (key: string): boolean => /^\d{1,15}$/.test(key)

/** Matches a product by its id, its slug, or a former slug that no other product has now. */
export const byProductKey = (key: string): SQL =>
  isId(key) ? eq(products.id, Number(key)) : byProductSlug(key)

/** The second look-up runs only if the first finds nothing; the product is then read by its id. */
export const byProductSlug = (slug: string | Placeholder): SQL => sql`${products.id} = coalesce(
  (select named.id from products named where named.slug = ${slug}),
  (select past.product_id from past_slugs past where past.slug = ${slug})
)`
