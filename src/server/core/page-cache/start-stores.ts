import type { Encoded } from '#server/core/http/encoded.ts'
import type { CachedPage } from '../platform/services.ts'
import { OneMaker } from '../concurrency/one-maker.ts'
import { TaggedStore } from './tagged-store.ts'

/** Bytes of rendered pages, compressed, and of answers that a process keeps. */
const pageBytes = 32 * 1024 * 1024
const answerBytes = 16 * 1024 * 1024
/** How many of each: also what is small takes its place, and is looked through when something changes. */
const maxEntries = 10_000
/** Bytes and number of pages that do not exist (D24). */
const missingBytes = 16 * 1024 * 1024
const missingEntries = 500

/** What is kept of pages and answers, and how it is forgotten. */
export function startStores() {
  const pages = new TaggedStore<CachedPage>(pageBytes, maxEntries)
  const missingPages = new TaggedStore<CachedPage>(missingBytes, missingEntries)
  const answers = new TaggedStore<Encoded>(answerBytes, maxEntries)
  const stores = [pages, missingPages, answers]
  const forget = (tags: string[]) => stores.forEach(store => store.forget(tags))
  /** After a gap in what is heard of changes nothing that is kept can be trusted. */
  const forgetAll = () => stores.forEach(store => store.forgetAll())
  return { pages, missingPages, answers, oneAnswer: new OneMaker(), forget, forgetAll }
}
