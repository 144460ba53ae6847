import { setImmediate as breathe } from 'node:timers/promises'

import type { Services } from '#server/core/platform/services.ts'
import { type LogPlace, readChanges, readLogEnd, transactionsKept } from './change-log.ts'
import { CatalogueIndex } from './index/catalogue-index.ts'
import type { ProductFacts } from './index/product-entry.ts'
import { synonymTable } from './index/query-groups.ts'
import { readEntries, readIdsAfter } from './read-entries.ts'
import { synonyms } from './schema.ts'

/** Kept answers to searches. */
export const searchTag = 'search'
/** Milliseconds for which a search may miss what just changed: the next one after them asks first. */
const freshMs = 500
const synonymsMs = 10_000
/** Products read at a time, and put into the index between two looks at the requests that wait. */
const readAtOnce = 1000
const putAtOnce = 50

export type ProductIndex = CatalogueIndex<ProductFacts>

/** An index, and how far it has followed the log: one is never exchanged without the other. */
type Followed = { index: ProductIndex; place: LogPlace }

/**
 * The catalogue as this process searches it. It is read once, and then follows the log of changes: whoever searches
 * when the last look is half a second old takes the next one.
 */
export class CatalogueSearch {
  readonly #services: Pick<Services, 'db'>
  #held: Promise<Followed> | undefined
  /** The index is being read anew: searches go on with the worn one. */
  #isRenewing = false
  #lookedAt = 0
  #looking: Promise<void> | undefined
  #synonyms: { table: Promise<Map<string, string[]>>; readAt: number } | undefined

  readonly #onChange: () => void

  /** `onChange` hears whenever what was found before may be found no more, or says something else. */
  constructor(services: Pick<Services, 'db'>, onChange: () => void) {
    this.#services = services
    this.#onChange = onChange
  }

  /** The index, not older than half a second. */
  async current(): Promise<ProductIndex> {
    this.#held ??= this.#readAll().catch((error: unknown) => {
      this.#held = undefined
      throw error
    })
    await this.#held
    if (performance.now() - this.#lookedAt > freshMs) await this.catchUp()
    return (await this.#held).index
  }

  /** Takes in what changed in the background, if the last look is half a second old. */
  lookSoon(): void {
    if (performance.now() - this.#lookedAt > freshMs) this.catchUp().catch(() => undefined)
  }

  /** Takes in what changed until now. */
  catchUp(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)))
  }

  /** Phrases of the trade by word; an operator's change counts within ten seconds. */
  synonyms(): Promise<Map<string, string[]>> {
    const now = performance.now()
    if (!this.#synonyms || now - this.#synonyms.readAt > synonymsMs) {
      const table = this.#services.db.select().from(synonyms).then(synonymTable)
      table.catch(() => (this.#synonyms = undefined))
      this.#synonyms = { table, readAt: now }
    }
    return this.#synonyms.table
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
    this.#lookedAt = performance.now()
    const { index, place: before } = held
    const { ids, isMinor, place } = await readChanges(this.#services.db, before)
    for (let at = 0; at < ids.length; at += readAtOnce) await this.#put(index, ids.slice(at, at + readAtOnce))
    held.place = place
    if (!isMinor) this.#onChange()
    if (index.isWorn || place.version - before.version > transactionsKept) this.#renew()
  }

  /** Reads the index anew beside the one that is searched, and takes its place; where that fails, a later look tries again. */
  #renew(): void {
    if (this.#isRenewing) return
    this.#isRenewing = true
    this.#readAll()
      .then(held => {
        this.#held = Promise.resolve(held)
        // It stands where the log ended when its reading began.
        this.#lookedAt = 0
      })
      .catch(() => undefined)
      .finally(() => (this.#isRenewing = false))
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

const searches = new WeakMap<Services['connection'], CatalogueSearch>()

type Needed = Pick<Services, 'connection' | 'db' | 'forget'>

/** The one search of a marketplace. */
export function searchOf(services: Needed): CatalogueSearch {
  const { connection, forget } = services
  const known = searches.get(connection) ?? new CatalogueSearch(services, () => forget([searchTag]))
  searches.set(connection, known)
  return known
}
