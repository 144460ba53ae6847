import { type SQL, sql } from 'drizzle-orm'

import { productCondition, type ProductFilter } from '#server/catalogue/product-filters.ts'
import { anyOf } from './group-query.ts'
import { facetToken } from './token-rows.ts'

/** What a list is narrowed to, for the database; `listFilter` is the same in memory. */
export type ListCondition = {
  /** On `products`, over unqualified columns. */
  products: SQL
  /** Text search queries on the tokens, all of which must match. */
  tokens: string[]
  /** Whether all products pass that have tokens. */
  isEverything: boolean
}

/** The condition of a list's filters and facets; with `isInStock` only of what can be bought. */
export function listCondition(filter: ProductFilter, isInStock = false): ListCondition {
  const { rating_min: stars } = filter
  const tokens = (['brand', 'size', 'color'] as const).flatMap(facet =>
    filter[facet]?.length ? anyOf(filter[facet].map(value => facetToken(facet, value))) : []
  )
  const parts = [
    productCondition(filter),
    ...(stars === undefined ? [] : [sql`rating >= ${stars}`]),
    ...(isInStock ? [sql`can_buy`] : [])
  ]
  const isNarrowed = isInStock || Object.values(filter).some(isChosen)
  return { products: sql.join(parts, sql` and `), tokens, isEverything: !isNarrowed }
}

/** An untouched filter is absent, 0, off or an empty choice. */
const isChosen = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** The condition on `products` alone, for lists without words. */
export function wholeCondition({ products, tokens }: ListCondition): SQL {
  const facets = tokens.map(
    query => sql`id in (select product_id from search_tokens where tokens @@ ${query}::tsquery)`
  )
  return sql.join([products, ...facets], sql` and `)
}
