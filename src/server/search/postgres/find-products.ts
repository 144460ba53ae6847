import { nearest } from '#lib/catalogue/list-filters.ts'
import type { Facets } from '#lib/search/contract.ts'

import { cities } from '#server/address/schema.ts'
import { readIdPage } from '#server/catalogue/id-pages.ts'
import type { ProductFilter } from '#server/catalogue/product-filters.ts'
import type { Db } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { countFacets } from '../index/facets.ts'
import { listFilter } from '../index/facts-filter.ts'
import { factsOf, inOrder } from '../index/find.ts'
import type { Synonyms } from '../index/query-groups.ts'
import type { Distances } from '../index/rank.ts'
import { matchGroups } from '../index/read-search.ts'
import type { FoundProducts, ProductSearch, Words } from '../search-engine.ts'
import { type Choice, queriesOf, readCandidates } from './candidates.ts'
import { countFacetsOf } from './count-facets.ts'
import type { Current } from './followed-tokens.ts'
import { listCondition, wholeCondition } from './list-condition.ts'
import { readNearest } from './nearest-list.ts'
import { readByCandidates, type Understood } from './read-by-candidates.ts'

/** What searches are read with: the words of the catalogue and those of the trade. */
export type Ground = { current: Current; synonyms: Synonyms }

/** How much a search looks at. */
export type Bounds = {
  /** Products that are ordered by their words; those behind them are in the order in which they were chosen. */
  maxRanked: number
  /** Products whose words are read to count facets, where descriptions are searched; of more, all are counted that the query finds. */
  maxFaceted: number
}

type Wanted = Pick<ProductSearch, 'sort' | 'filter' | 'isInStock' | 'kmFrom'>

/** The products that a search with words finds. */
export async function findByWords(
  db: Db,
  ground: Ground,
  search: ProductSearch,
  { maxRanked }: Bounds
): Promise<FoundProducts> {
  const understood = await understand(db, ground, search)
  if (!understood) return { ids: [], total: 0, instead: undefined }
  const { reading } = understood
  const isWanted = listFilter(search.filter, search.isInStock)
  const choice = await choiceOf(db, understood, search, { max: exactTotal, maxRead: maxRanked })
  const { candidates, rest } = await readCandidates(db, choice)
  const index = understood.indexOf(candidates)
  const matches = matchGroups(index, reading.groups, search.isTyping ?? false)
  const { sort, first, kmFrom } = search
  const ranked = inOrder(index, { ...reading, matches }, { sort, first, kmFrom, isWanted })
  return { ...ranked, ids: [...ranked.ids, ...rest].slice(0, first), total: ranked.total + rest.length }
}

/** The products of a list without words. */
export async function findListed(
  db: Db,
  { sort, filter, isInStock, first, kmFrom }: ProductSearch
): Promise<FoundProducts> {
  const where = wholeCondition(listCondition(filter, isInStock))
  const { ids, total } =
    sort === nearest
      ? await readNearest(db, where, await readDistances(db, kmFrom), first)
      : await readIdPage(db, where, sort, { page: 1, per_page: first })
  return { ids, total, instead: undefined }
}

/** The facets of a search, or of a list without words. */
export async function findFacets(
  db: Db,
  ground: Ground,
  { words, filter }: { words: Words; filter: ProductFilter },
  { maxFaceted }: Bounds
): Promise<Facets> {
  if (!words.keyword) return countFacetsOf(db, [], filter)
  const understood = await understand(db, ground, words)
  if (!understood) return countFacets([], filter)
  if (understood.choice.isWide) {
    // Facets do not narrow themselves: candidates pass the other filters.
    const { brand: _brand, size: _size, color: _color, rating_min: _stars, ...others } = filter
    const wanted = { sort: 'rekomendasi', filter: others } as const
    const choice = await choiceOf(db, understood, wanted, { max: maxFaceted, maxRead: maxFaceted })
    const { candidates } = await readCandidates(db, choice)
    const index = understood.indexOf(candidates)
    const matches = matchGroups(index, understood.reading.groups, words.isTyping ?? false)
    if (candidates.length < maxFaceted) return countFacets(factsOf(index, matches), filter)
  }
  return countFacetsOf(db, queriesOf(understood.choice), filter)
}

const understand = (db: Db, { current, synonyms }: Ground, words: Words): Promise<Understood | undefined> =>
  readByCandidates(db, current, { ...words, synonyms })

/** How the candidates are chosen that pass the filters, in the order of the list. */
async function choiceOf(
  db: Db,
  understood: Understood,
  { sort, filter, isInStock, kmFrom }: Wanted,
  bounds: Pick<Choice, 'max' | 'maxRead'>
): Promise<Choice> {
  const km = sort === nearest ? await readDistances(db, kmFrom) : {}
  return { ...understood.choice, condition: listCondition(filter, isInStock), sort, km, ...bounds }
}

/** The distance of each city in km. */
async function readDistances(db: Db, kmFrom: Distances = () => 0): Promise<Record<number, number>> {
  const all = await db.select({ id: cities.id }).from(cities)
  return Object.fromEntries(all.map(({ id }) => [id, kmFrom(id)]))
}
