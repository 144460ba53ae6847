import { type SQL, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { anyOf } from './group-query.ts'
import { cityToken } from './token-rows.ts'

/** Cities read at a time at first, and how many more each time. */
const citiesAtFirst = 8
const growth = 4

type Nearest = { ids: number[]; total: number }

/**
 * The first products of a list by distance, then by rank: available ones of the nearest cities, a few cities
 * at a time until there are enough, then those that are sold out.
 */
export async function readNearest(
  db: Db,
  where: SQL,
  km: Readonly<Record<number, number>>,
  first: number
): Promise<Nearest> {
  const [counted] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select 1 from products where ${where} limit ${exactTotal}) as found`
  )
  const total = counted?.total ?? 0
  const wanted = Math.min(first, total)
  const ids: number[] = []
  for (const stock of [sql`can_buy`, sql`not can_buy`])
    for (const cities of inGroups(km)) {
      if (ids.length >= wanted) break
      ids.push(...(await readOfCities(db, sql`${where} and ${stock}`, cities, wanted - ids.length)))
    }
  return { ids, total }
}

type City = { id: number; km: number }

/** Cities from the nearest on, in growing groups; equally distant ones are in the same group. */
function* inGroups(km: Readonly<Record<number, number>>): Generator<City[]> {
  const all = Object.entries(km)
    .map(([id, far]) => ({ id: Number(id), km: Math.round(far) }))
    .toSorted((a, b) => a.km - b.km)
  for (let from = 0, count = citiesAtFirst; from < all.length; count *= growth) {
    let to = Math.min(from + count, all.length)
    while (to < all.length && all[to]?.km === all[to - 1]?.km) to += 1
    yield all.slice(from, to)
    from = to
  }
}

async function readOfCities(db: Db, where: SQL, cities: readonly City[], max: number): Promise<number[]> {
  const there = anyOf(cities.map(({ id }) => cityToken(id)))
  const found = await rows<{ id: string }>(
    db,
    sql`
      select p.id
      from jsonb_to_recordset(${JSON.stringify(cities)}::text::jsonb) as c(id bigint, km int)
      join (
        select id, city_id, rank from products
        where id in (select product_id from search_tokens where tokens @@ ${there}::tsquery) and ${where}
      ) p on p.city_id = c.id
      order by c.km, p.rank desc, p.id desc limit ${max}`
  )
  return found.map(({ id }) => Number(id))
}
