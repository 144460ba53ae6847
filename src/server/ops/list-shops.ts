import { and, asc, count, desc, eq, ilike, isNotNull, isNull } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { listOpsShops } from '#lib/ops/access-contract.ts'

import { cities } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { shopTokens } from './schema.ts'

/** One page of the shops that the filter leaves, by name or by when they were added; the table is read whole, as its count is. */
export async function listShops(db: Db, filter: InputOf<typeof listOpsShops>) {
  const { limit, offset } = wholeWindow(filter)
  const where = conditionOf(filter)
  const found = await db
    .select({
      id: shops.id,
      slug: shops.slug,
      name: shops.name,
      seller: { id: users.id, name: users.name },
      photo: shops.photoPath,
      city: cities.name,
      product_count: shops.productCount,
      is_verified: shops.isVerified,
      is_official: shops.isOfficial,
      closedAt: shops.closedAt,
      createdAt: shops.createdAt,
      updatedAt: shops.updatedAt,
      issuedAt: shopTokens.issuedAt
    })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.sellerId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .leftJoin(shopTokens, eq(shopTokens.shopId, shops.id))
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset(offset)
  const [row] = await db.select({ n: count() }).from(shops).where(where)
  return {
    items: found.map(({ closedAt, createdAt, updatedAt, issuedAt, ...shop }) => ({
      ...shop,
      closed_at: closedAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
      token_issued_at: issuedAt?.toISOString() ?? null
    })),
    total: row?.n ?? 0
  }
}

function orderOf({ sort, order = sort === 'name' ? 'asc' : 'desc' }: InputOf<typeof listOpsShops>) {
  const direction = order === 'asc' ? asc : desc
  return [direction(sort === 'name' ? shops.name : shops.createdAt), direction(shops.id)]
}

const conditionOf = ({ keyword, state, is_verified: isVerified }: InputOf<typeof listOpsShops>) =>
  and(
    keyword ? ilike(shops.name, containing(keyword)) : undefined,
    state === 'open' ? isNull(shops.closedAt) : undefined,
    state === 'closed' ? isNotNull(shops.closedAt) : undefined,
    isVerified === undefined ? undefined : eq(shops.isVerified, isVerified)
  )
