import { asc, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { importShops } from './schema.ts'

export type ListedShop = Pick<
  typeof importShops.$inferSelect,
  'id' | 'row' | 'name' | 'slug' | 'verdict' | 'result' | 'shopId' | 'reason'
>

/** The shops of an import's own table, in its order. */
export const listShops = (db: Db, importId: number): Promise<ListedShop[]> =>
  db
    .select({
      id: importShops.id,
      row: importShops.row,
      name: importShops.name,
      slug: importShops.slug,
      verdict: importShops.verdict,
      result: importShops.result,
      shopId: importShops.shopId,
      reason: importShops.reason
    })
    .from(importShops)
    .where(eq(importShops.importId, importId))
    .orderBy(asc(importShops.id))
