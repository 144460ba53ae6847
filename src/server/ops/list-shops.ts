import { asc, count, eq, ilike } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { shopTokens } from './schema.ts'

/** One page of the shops whose name has the keyword, by name. */
export async function listShops(db: Db, filter: Paging & { keyword?: string | undefined }) {
  const { limit, offset } = pageWindow(filter)
  const where = filter.keyword ? ilike(shops.name, containing(filter.keyword)) : undefined
  const found = await db
    .select({
      id: shops.id,
      slug: shops.slug,
      name: shops.name,
      seller: { id: users.id, name: users.name },
      issuedAt: shopTokens.issuedAt
    })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.sellerId))
    .leftJoin(shopTokens, eq(shopTokens.shopId, shops.id))
    .where(where)
    .orderBy(asc(shops.name), asc(shops.id))
    .limit(limit)
    .offset(offset)
  const [row] = await db.select({ n: count() }).from(shops).where(where)
  return {
    items: found.map(({ issuedAt, ...shop }) => ({
      ...shop,
      token_issued_at: issuedAt?.toISOString() ?? null
    })),
    total: row?.n ?? 0
  }
}
