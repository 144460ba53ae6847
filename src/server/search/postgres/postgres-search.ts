import type { Facets } from '#lib/search/contract.ts'

import type { ProductFilter } from '#server/catalogue/product-filters.ts'
import type { Services } from '#server/core/platform/services.ts'
import type { FoundProducts, ProductSearch, SearchEngine, Words } from '../search-engine.ts'
import { synonymsOf } from '../synonyms-of.ts'
import { type Bounds, findByWords, findFacets, findListed, type Ground } from './find-products.ts'
import { FollowedTokens } from './followed-tokens.ts'
import { inTime } from './in-time.ts'

const standardBounds: Bounds = { maxRanked: 400, maxFaceted: 5_000 }

type Needed = Pick<Services, 'config' | 'connection' | 'db' | 'log'>

/**
 * The search over tokens in the database: it holds the words of the catalogue and no product, so that processes can be
 * many. The database chooses candidates; what matches and how it is ordered is decided as in memory (`index/`).
 */
export class PostgresSearch implements SearchEngine {
  readonly #services: Needed
  readonly #tokens: FollowedTokens
  readonly #bounds: Bounds

  /** `onChange` is called when earlier search results may be stale. */
  constructor(services: Needed, onChange: () => void, bounds: Partial<Bounds> = {}) {
    this.#services = services
    this.#tokens = new FollowedTokens(services, onChange)
    this.#bounds = { ...standardBounds, ...bounds }
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
    const ground = await this.#ground()
    return inTime(this.#services, db =>
      search.keyword ? findByWords(db, ground, search, this.#bounds) : findListed(db, search)
    )
  }

  async facets(words: Words, filter: ProductFilter): Promise<Facets> {
    const ground = await this.#ground()
    return inTime(this.#services, db => findFacets(db, ground, { words, filter }, this.#bounds))
  }

  async areNaming(words: readonly string[]): Promise<boolean[]> {
    const { words: held } = await this.#tokens.current()
    await held.learn(this.#services.db, words)
    return words.map(word => held.vocabulary.isNaming(word))
  }

  async #ground(): Promise<Ground> {
    const [synonyms, current] = await Promise.all([synonymsOf(this.#services), this.#tokens.current()])
    return { synonyms, current }
  }
}
