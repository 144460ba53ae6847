import type { Encoded } from '#server/core/http/encoded.ts'
import type { CachedPage, CacheState } from '../platform/services.ts'
import { OneMaker } from '../concurrency/one-maker.ts'
import { TaggedStore } from './tagged-store.ts'

/** Maximum bytes of rendered pages (compressed) and of responses that a process caches. */
const pageBytes = 32 * 1024 * 1024
const answerBytes = 16 * 1024 * 1024
/** Maximum number of each: small entries take memory too, and every invalidation scans them all. */
const maxEntries = 10_000
/** Maximum bytes and number of cached pages that do not exist (D24). */
const missingBytes = 16 * 1024 * 1024
const missingEntries = 500

/** The caches of pages and responses, with the functions that evict from them. */
export function startStores() {
  const pages = new TaggedStore<CachedPage>(pageBytes, maxEntries)
  const missingPages = new TaggedStore<CachedPage>(missingBytes, missingEntries)
  const answers = new TaggedStore<Encoded>(answerBytes, maxEntries)
  const stores = [pages, missingPages, answers]
  const forget = (tags: string[]) => stores.forEach(store => store.forget(tags))
  /** Evicts everything: after a gap in the invalidation messages no entry can be trusted. */
  const forgetAll = () => stores.forEach(store => store.forgetAll())
  const cacheStates = (): CacheState[] => [
    { name: 'pages', max_bytes: pageBytes, ...pages.state },
    { name: 'missing_pages', max_bytes: missingBytes, ...missingPages.state },
    { name: 'answers', max_bytes: answerBytes, ...answers.state }
  ]
  return { pages, missingPages, answers, cacheStates, oneAnswer: new OneMaker(), forget, forgetAll }
}
