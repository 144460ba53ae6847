import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'

/** Maximum relative price difference of a related product (D6). */
const priceRange = 0.5

type Origin = { id: number; c2: number; c3: number; minPrice: number }

/** Related products (D6): the same leaf category within 50% of the price, then the parent category. */
export async function readRelatedIds(db: Db, origin: Origin, count: number): Promise<number[]> {
  const near = sql`card_price between ${Math.floor(origin.minPrice * (1 - priceRange))}
    and ${Math.ceil(origin.minPrice * (1 + priceRange))}`
  const others = sql`is_active and can_buy and id <> ${origin.id}`
  const byRank = sql`order by rank desc nulls last, id desc nulls last limit ${count}`
  const found = await rows<{ id: string }>(
    db,
    sql`
      select id from (
        (select id, rank, 0 as tier from products where c3 = ${origin.c3} and ${near} and ${others} ${byRank})
        union all
        (select id, rank, 1 from products where c2 = ${origin.c2}
          and not (c3 = ${origin.c3} and ${near}) and ${others} ${byRank})
      ) as related order by tier, rank desc, id desc limit ${count}`
  )
  return found.map(row => Number(row.id))
}
