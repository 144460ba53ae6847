import { TaggedStore } from '#server/core/page-cache/tagged-store.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'
import { readWords } from './index/find.ts'
import type { ProductFacts } from './index/product-entry.ts'
import type { Synonyms } from './index/query-groups.ts'
import type { Reading } from './index/read-search.ts'
import type { Words } from './search-engine.ts'

/** Bytes and number of readings that are kept. */
const maxBytes = 8 * 1024 * 1024
const maxReadings = 2_000

/**
 * What recent searches mean and match, as long as neither the index nor the synonyms change: pages, filters, orders and
 * facets of one search are read once.
 */
export class KeptReadings {
  readonly #kept = new TaggedStore<Reading>(maxBytes, maxReadings)
  #index: CatalogueIndex<ProductFacts> | undefined
  #changes = 0
  #synonyms: Synonyms | undefined

  /** The reading of a search, which callers do not change. */
  read(index: CatalogueIndex<ProductFacts>, synonyms: Synonyms, words: Words): Reading {
    if (index !== this.#index || index.changes !== this.#changes || synonyms !== this.#synonyms) {
      this.#kept.forgetAll()
      this.#index = index
      this.#changes = index.changes
      this.#synonyms = synonyms
    }
    const { keyword, isVerbatim = false, isTyping = false } = words
    const read = () => readWords(index, { keyword, isVerbatim, isTyping, synonyms })
    // What is being typed is soon another word.
    if (!keyword || isTyping) return read()
    const key = `${isVerbatim} ${keyword}`
    const kept = this.#kept.get(key)
    if (kept) return kept.value
    const reading = read()
    const { put, end } = this.#kept.begin()
    put(key, { value: reading, bytes: reading.matches.bytes, tags: [], freshUntil: Infinity })
    end()
    return reading
  }
}
