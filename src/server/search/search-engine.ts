import type { Sort } from '#lib/catalogue/list-filters.ts'
import type { Instead } from '#lib/core/schema/endpoint.ts'
import type { Facets } from '#lib/search/contract.ts'

import type { ProductFilter } from '#server/catalogue/product-filters.ts'
import type { Distances } from './index/rank.ts'

/** What somebody typed, and how it may be read; an empty keyword is a list of all products. */
export type Words = {
  keyword: string
  /** Searches exactly what was typed: nothing is corrected or left out. */
  isVerbatim?: boolean
  /** The last word is being typed. */
  isTyping?: boolean
}

export type ProductSearch = Words & {
  sort: Sort
  /** Filters narrow the results and never change the interpretation of the words. */
  filter: ProductFilter
  /** Only what can be bought now. */
  isInStock?: boolean
  /** Number of products that are needed in order, at most `exactTotal`. */
  first: number
  /** Distances in km that `terdekat` sorts by. */
  kmFrom?: Distances | undefined
}

/** Ids of the first products in order, the total (exact up to `exactTotal`), and what was searched instead. */
export type FoundProducts = { ids: number[]; total: number; instead: Instead | undefined }

/**
 * What finds products (docs/decisions/search-engines.md). How words are read, what matches and how it is ordered is the
 * code in `index/`: an engine provides the words of the catalogue and the products to choose from.
 * tests/search/engine-contract.api.test.ts says what it has to do. Every function throws what the database throws.
 */
export interface SearchEngine {
  /** Resolves when all products of now can be found: a process serves no request before. */
  ready(): Promise<void>
  /** Shows all changes that were committed before this call. */
  catchUp(): Promise<void>
  /** Takes recent changes in the background, if the last look at them is more than half a second ago. */
  lookSoon(): void
  /** The products that a search finds; changes older than half a second are seen. */
  find(search: ProductSearch): Promise<FoundProducts>
  /** The facets of a list with the number of products per value. */
  facets(words: Words, filter: ProductFilter): Promise<Facets>
  /** Whether each of the words occurs in some product's name, brand, variant or category, in the same order. */
  areNaming(words: readonly string[]): Promise<boolean[]>
}
