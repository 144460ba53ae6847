import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { byProductKey } from './id-or-slug.ts'
import { products } from './schema.ts'

/** The id of a product on sale, by id or slug. */
export async function findProductId(db: Db, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(byProductKey(key), eq(products.isActive, true)))
  return row?.id
}
