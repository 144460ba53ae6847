import { setImmediate as breathe } from 'node:timers/promises'

import type { Facets } from '#lib/search/contract.ts'

import type { ProductFilter } from '#server/catalogue/product-filters.ts'
import type { Services } from '#server/core/platform/services.ts'
import { type LogPlace, readChanges, readLogEnd, retainedTransactions } from './change-log.ts'
import { CatalogueIndex } from './index/catalogue-index.ts'
import { countFacets } from './index/facets.ts'
import { listFilter } from './index/facts-filter.ts'
import { factsOf, inOrder } from './index/find.ts'
import type { ProductFacts } from './index/product-entry.ts'
import type { Synonyms } from './index/query-groups.ts'
import { CachedLists } from './cached-lists.ts'
import { KeptReadings } from './kept-readings.ts'
import { Looks } from './looks.ts'
import { readEntries, readIdsAfter } from './read-entries.ts'
import type { FoundProducts, ProductSearch, SearchEngine, Words } from './search-engine.ts'
import { synonymsOf } from './synonyms-of.ts'
import { WorkBehind } from './work-behind.ts'

/** Products read at a time, and products indexed before the event loop gets a turn. */
const readAtOnce = 1000
const putAtOnce = 50

type ProductIndex = CatalogueIndex<ProductFacts>

/** An index with its position in the log: they are only replaced together. */
type Followed = { index: ProductIndex; place: LogPlace }

type Needed = Pick<Services, 'connection' | 'db' | 'log'>

/**
 * The in-memory search index of this process. It is read once and then follows the log of changes: a search reads the
 * log if the last read is more than half a second ago.
 */
export class CatalogueSearch implements SearchEngine {
  readonly #services: Needed
  readonly #looks = new Looks(() => this.#look())
  readonly #readings = new KeptReadings()
  readonly #lists = new CachedLists()
  /** Rebuilds the index and then swaps it in; searches use the old one meanwhile. */
  readonly #renewal: WorkBehind
  #held: Promise<Followed> | undefined

  readonly #onChange: () => void

  /** `onChange` is called when earlier search results may be stale. */
  constructor(services: Needed, onChange: () => void) {
    this.#services = services
    this.#renewal = new WorkBehind(services.log, 'search index', () => this.#renew())
    this.#onChange = onChange
  }

  /** The index, at most half a second old unless a look is late. */
  async current(): Promise<ProductIndex> {
    this.#held ??= this.#readAll().catch((error: unknown) => {
      this.#held = undefined
      throw error
    })
    await this.#held
    await this.#looks.recent()
    return (await this.#held).index
  }

  /** Applies recent changes in the background, if the last read is more than half a second ago. */
  lookSoon(): void {
    if (this.#held) this.#looks.soon()
  }

  /** Applies all changes up to now. */
  catchUp(): Promise<void> {
    return this.#looks.now()
  }

  async ready(): Promise<void> {
    await this.current()
  }

  async find({ filter, isInStock, ...search }: ProductSearch): Promise<FoundProducts> {
    const [index, synonyms] = await this.#ground()
    const reading = this.#readings.read(index, synonyms, search)
    return inOrder(index, reading, { ...search, isWanted: listFilter(filter, isInStock) })
  }

  async facets(words: Words, filter: ProductFilter): Promise<Facets> {
    const [index, synonyms] = await this.#ground()
    if (!words.keyword) return countFacets(this.#lists.of(index, filter.category), filter)
    return countFacets(factsOf(index, this.#readings.read(index, synonyms, words).matches), filter)
  }

  async areNaming(words: readonly string[]): Promise<boolean[]> {
    const { vocabulary } = await this.current()
    return words.map(word => vocabulary.isNaming(word))
  }

  /** What searches are read with. What they match is only there until the next change: it is read and used in one turn. */
  #ground(): Promise<[ProductIndex, Synonyms]> {
    return Promise.all([this.current(), synonymsOf(this.#services)])
  }

  async #readAll(): Promise<Followed> {
    const index: ProductIndex = new CatalogueIndex()
    const place = await readLogEnd(this.#services.db)
    for (let last = 0; ;) {
      const ids = await readIdsAfter(this.#services.db, last, readAtOnce)
      if (ids.length === 0) return { index, place }
      await this.#put(index, ids)
      last = ids.at(-1) as number
    }
  }

  async #look(): Promise<void> {
    const held = await this.#held
    if (!held) return
    this.#renewal.goOn()
    const { index, place: before } = held
    const { ids, isMinor, place } = await readChanges(this.#services.db, before)
    for (let at = 0; at < ids.length; at += readAtOnce) await this.#put(index, ids.slice(at, at + readAtOnce))
    held.place = place
    if (!isMinor) this.#onChange()
    if (index.isWorn || place.version - before.version > retainedTransactions) this.#renewal.begin()
  }

  async #renew(): Promise<void> {
    this.#held = Promise.resolve(await this.#readAll())
    // The new index is at the log position where its reading began.
    this.#looks.noteOld()
  }

  async #put(index: ProductIndex, ids: readonly number[]): Promise<void> {
    const entries = await readEntries(this.#services.db, ids)
    const there = new Set(entries.map(entry => entry.id))
    for (const id of ids) if (!there.has(id)) index.remove(id)
    for (const [i, entry] of entries.entries()) {
      index.put(entry)
      if (i % putAtOnce === putAtOnce - 1) await breathe()
    }
  }
}
