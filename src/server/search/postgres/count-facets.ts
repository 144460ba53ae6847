import { type SQL, sql } from 'drizzle-orm'

import type { Facets } from '#lib/search/contract.ts'

import type { ProductFilter } from '#server/catalogue/product-filters.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { FacetCounts } from '../index/facets.ts'
import type { Facet } from '../index/facts-filter.ts'
import { listCondition } from './list-condition.ts'

type Counted = { facet: Facet; value: string; products: number }

/**
 * The facets of a list, counted by the database over all of its products, as `countFacets` counts them in memory. `tokens`
 * are text search queries that the products have to match.
 */
export async function countFacetsOf(
  db: Db,
  tokens: readonly string[],
  filter: ProductFilter
): Promise<Facets> {
  const { brand, size, color, rating_min: stars, ...others } = filter
  const passes: Record<Facet, SQL> = {
    brand: tokenTest(listCondition({ ...(brand && { brand }) }).tokens),
    size: tokenTest(listCondition({ ...(size && { size }) }).tokens),
    color: tokenTest(listCondition({ ...(color && { color }) }).tokens),
    rating: stars === undefined ? sql`true` : sql`p.rating >= ${stars}`
  }
  const passing = sql.join(
    Object.entries(passes).map(([facet, test]) => sql`${test} as ${sql.identifier(`is_${facet}`)}`),
    sql`, `
  )
  const found = await rows<Counted>(
    db,
    sql`
      with listed as materialized (
        select s.facets, floor(p.rating)::int as stars, ${passing}
        from (select id, rating from products where ${listCondition(others).products}) p
        join search_tokens s on s.product_id = p.id
        where ${tokenTest(tokens)}
      )
      select 'brand' as facet, facets ->> 'brand' as value, count(*)::int as products
      from listed where ${passesAllBut('brand')} group by 2
      union all
      select 'size', value, count(*)::int
      from listed, jsonb_array_elements_text(facets -> 'sizes') as value where ${passesAllBut('size')} group by 2
      union all
      select 'color', value, count(*)::int
      from listed, jsonb_array_elements_text(facets -> 'colors') as value where ${passesAllBut('color')} group by 2
      union all
      select 'rating', stars::text, count(*)::int from listed where ${passesAllBut('rating')} group by 2`
  )
  const counts = new FacetCounts(filter)
  for (const { facet, value, products } of found)
    if (facet === 'rating') counts.addRating(Number(value), products)
    else counts.add(facet, value, products)
  return counts.result()
}

const facets = ['brand', 'size', 'color', 'rating'] as const

/** A facet does not narrow itself. */
const passesAllBut = (facet: Facet): SQL =>
  sql.join(
    facets.filter(other => other !== facet).map(other => sql.identifier(`is_${other}`)),
    sql` and `
  )

const tokenTest = (tokens: readonly string[]): SQL =>
  tokens.length === 0
    ? sql`true`
    : sql.join(
        tokens.map(query => sql`s.tokens @@ ${query}::tsquery`),
        sql` and `
      )
