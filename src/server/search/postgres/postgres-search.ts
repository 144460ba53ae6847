import { nearest } from '#lib/catalogue/list-filters.ts'
import type { Facets } from '#lib/search/contract.ts'

import { cities } from '#server/address/schema.ts'
import { readIdPage } from '#server/catalogue/id-pages.ts'
import type { ProductFilter } from '#server/catalogue/product-filters.ts'
import { exactTotal } from '#server/core/db/paging.ts'
import type { Services } from '#server/core/platform/services.ts'
import { countFacets } from '../index/facets.ts'
import { listFilter } from '../index/facts-filter.ts'
import { factsOf, inOrder } from '../index/find.ts'
import type { ProductFacts } from '../index/product-entry.ts'
import type { Distances } from '../index/rank.ts'
import { matchGroups } from '../index/read-search.ts'
import type { FoundProducts, ProductSearch, SearchEngine, Words } from '../search-engine.ts'
import { synonymsOf } from '../synonyms-of.ts'
import { type Choice, readCandidates, readListedFacts, readNamedFacts } from './candidates.ts'
import { FollowedTokens } from './followed-tokens.ts'
import { listCondition, wholeCondition } from './list-condition.ts'
import { readNearest } from './nearest-list.ts'
import { readByCandidates, type Understood } from './read-by-candidates.ts'

/** Products that are ordered by their words; those behind them are in the order in which they were chosen. */
const standardRanked = 400
/** Products whose facets are counted, by rank: above it, values of the others are not offered. */
const maxFaceted = 5_000

type Wanted = Pick<ProductSearch, 'sort' | 'filter' | 'isInStock' | 'kmFrom'>

/**
 * The search over tokens in the database: it holds the words of the catalogue and no product, so that processes can be
 * many. The database chooses candidates; what matches and how it is ordered is decided as in memory (`index/`).
 */
export class PostgresSearch implements SearchEngine {
  readonly #services: Pick<Services, 'connection' | 'db' | 'log'>
  readonly #tokens: FollowedTokens
  readonly #maxRanked: number

  /** `onChange` is called when earlier search results may be stale. */
  constructor(
    services: Pick<Services, 'connection' | 'db' | 'log'>,
    onChange: () => void,
    maxRanked = standardRanked
  ) {
    this.#services = services
    this.#maxRanked = maxRanked
    this.#tokens = new FollowedTokens(services, onChange)
  }

  ready(): Promise<void> {
    return this.#tokens.ready()
  }

  catchUp(): Promise<void> {
    return this.#tokens.catchUp()
  }

  lookSoon(): void {
    this.#tokens.lookSoon()
  }

  async find(search: ProductSearch): Promise<FoundProducts> {
    if (!search.keyword) return this.#list(search)
    const understood = await this.#understand(search)
    if (!understood) return { ids: [], total: 0, instead: undefined }
    const { reading } = understood
    const passes = listFilter(search.filter)
    const isWanted = (facts: ProductFacts) => passes(facts) && !(search.isInStock && facts.isSold)
    const bounds = { max: exactTotal, maxRead: this.#maxRanked }
    const { index, rest } = await this.#candidates(understood, search, bounds)
    const matches = matchGroups(index, reading.groups, search.isTyping ?? false)
    const { sort, first, kmFrom } = search
    const ranked = inOrder(index, { ...reading, matches }, { sort, first, kmFrom, isWanted })
    return { ...ranked, ids: [...ranked.ids, ...rest].slice(0, first), total: ranked.total + rest.length }
  }

  async facets(words: Words, filter: ProductFilter): Promise<Facets> {
    // Facets do not narrow themselves: candidates pass the other filters.
    const { brand: _brand, size: _size, color: _color, rating_min: _stars, ...others } = filter
    return countFacets(await this.#facts(words, others), filter)
  }

  async #facts(words: Words, filter: ProductFilter): Promise<Iterable<ProductFacts>> {
    const { db } = this.#services
    if (!words.keyword) {
      await this.#tokens.current()
      return readListedFacts(db, listCondition(filter), maxFaceted)
    }
    const understood = await this.#understand(words)
    if (!understood) return []
    const bounds = { max: maxFaceted, maxRead: maxFaceted }
    if (!understood.choice.isWide) {
      const wanted = { condition: listCondition(filter), sort: 'rekomendasi', km: {} } as const
      return readNamedFacts(db, { ...understood.choice, ...wanted, ...bounds })
    }
    const { index } = await this.#candidates(understood, { sort: 'rekomendasi', filter }, bounds)
    return factsOf(index, matchGroups(index, understood.reading.groups, words.isTyping ?? false))
  }

  async areNaming(words: readonly string[]): Promise<boolean[]> {
    const { words: held } = await this.#tokens.current()
    await held.learn(this.#services.db, words)
    return words.map(word => held.vocabulary.isNaming(word))
  }

  async #understand(words: Words): Promise<Understood | undefined> {
    const [synonyms, tokens] = await Promise.all([synonymsOf(this.#services), this.#tokens.current()])
    return readByCandidates(this.#services.db, tokens, { ...words, synonyms })
  }

  /** The candidates that pass the filters, in the order of the list. */
  async #candidates(
    understood: Understood,
    { sort, filter, isInStock, kmFrom }: Wanted,
    bounds: Pick<Choice, 'max' | 'maxRead'>
  ) {
    const km = sort === nearest ? await this.#distances(kmFrom) : {}
    const condition = listCondition(filter, isInStock)
    const choice = { ...understood.choice, condition, sort, km, ...bounds }
    const { candidates, rest } = await readCandidates(this.#services.db, choice)
    return { index: understood.indexOf(candidates), rest }
  }

  async #list({ sort, filter, isInStock, first, kmFrom }: ProductSearch): Promise<FoundProducts> {
    const where = wholeCondition(listCondition(filter, isInStock))
    const { db } = this.#services
    await this.#tokens.current()
    const { ids, total } =
      sort === nearest
        ? await readNearest(db, where, await this.#distances(kmFrom), first)
        : await readIdPage(db, where, sort, { page: 1, per_page: first })
    return { ids, total, instead: undefined }
  }

  /** The distance of each city in km. */
  async #distances(kmFrom: Distances = () => 0): Promise<Record<number, number>> {
    const all = await this.#services.db.select({ id: cities.id }).from(cities)
    return Object.fromEntries(all.map(({ id }) => [id, kmFrom(id)]))
  }
}
