import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { shops } from './schema.ts'

/** Marks shops as active now: the seller did something, or in the demo the shop is open (D33). */
export async function noteShopLife(db: Db, shopId: number | readonly number[], now: Date): Promise<void> {
  const isIt = typeof shopId === 'number' ? eq(shops.id, shopId) : inArray(shops.id, [...shopId])
  await db
    .update(shops)
    .set({ lastOnlineAt: now })
    .where(and(isIt, or(isNull(shops.lastOnlineAt), lt(shops.lastOnlineAt, now))))
}
