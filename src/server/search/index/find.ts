import type { Sort } from '#lib/catalogue/list-filters.ts'

import type { FoundProducts } from '../search-engine.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { Matches } from './matches.ts'
import type { ProductFacts } from './product-entry.ts'
import { type Distances, type ProductIndex, rank } from './rank.ts'
import { type Reading, readSearch, type ReadWords } from './read-search.ts'

/** Which of the matches are wanted, and in what order. */
type Order = {
  sort: Sort
  /** All are wanted if absent. */
  isWanted?: ((facts: ProductFacts) => boolean) | undefined
  /** Number of products that are needed in order; all if absent. */
  first?: number
  /** Distances that `terdekat` sorts by. */
  kmFrom?: Distances | undefined
}

/** The products that a search finds. Filters narrow the results and never change the interpretation. */
export const find = (index: CatalogueIndex<ProductFacts>, query: ReadWords & Order): FoundProducts =>
  inOrder(index, readWords(index, query), query)

/** What a search means and matches; all products, for lists without a keyword. */
export const readWords = (index: CatalogueIndex<ProductFacts>, words: ReadWords): Reading =>
  words.keyword ? readSearch(index, words) : everything(index)

/** The wanted matches of a search in order. */
export function inOrder(
  index: ProductIndex,
  { groups, matches: read, instead }: Reading,
  { sort, isWanted, first, kmFrom }: Order
): FoundProducts {
  const matches = isWanted ? read.filter(match => isWanted(index.factsAt(read.slotAt(match)))) : read
  const ids = rank(index, groups, matches, { sort, first: first ?? matches.length, kmFrom })
  return { ids, total: matches.length, instead }
}

function everything(index: CatalogueIndex<ProductFacts>): Reading {
  const matches = new Matches(index.size, 0)
  for (const slot of index.slots()) matches.add(slot, false, [])
  return { groups: [], matches, instead: undefined }
}

/** The facts of each match. */
export const factsOf = (index: ProductIndex, matches: Matches): ProductFacts[] =>
  Array.from({ length: matches.length }, (_, match) => index.factsAt(matches.slotAt(match)))
