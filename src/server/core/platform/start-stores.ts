import type { SharedAnswer } from '#server/core/http/answer.ts'
import type { CachedPage } from './services.ts'
import { TaggedStore } from './tagged-store.ts'

/** Bytes of rendered pages and of answers that a process keeps. */
const pageBytes = 64 * 1024 * 1024
const answerBytes = 32 * 1024 * 1024
/** Bytes and number of pages that do not exist (D24). */
const missingBytes = 16 * 1024 * 1024
const missingEntries = 500

/** What is kept of pages and answers, and how it is forgotten. */
export function startStores() {
  const pages = new TaggedStore<CachedPage>(pageBytes)
  const missingPages = new TaggedStore<CachedPage>(missingBytes, missingEntries)
  const answers = new TaggedStore<SharedAnswer>(answerBytes)
  const stores = [pages, missingPages, answers]
  const forget = (tags: string[]) => stores.forEach(store => store.forget(tags))
  /** After a gap in what is heard of changes nothing that is kept can be trusted. */
  const forgetAll = () => stores.forEach(store => store.forgetAll())
  return { pages, missingPages, answers, forget, forgetAll }
}
