import type { Services } from '#server/core/platform/services.ts'
import { CatalogueSearch } from './catalogue-search.ts'
import type { SearchEngine } from './search-engine.ts'

/** Cache tag of search responses. */
export const searchTag = 'search'

const engines = new WeakMap<Services['connection'], SearchEngine>()

type Needed = Pick<Services, 'connection' | 'db' | 'forget'>

/** The shared search engine of a marketplace, one per database connection. */
export function searchOf(services: Needed): SearchEngine {
  const { connection, forget } = services
  const known = engines.get(connection) ?? new CatalogueSearch(services, () => forget([searchTag]))
  engines.set(connection, known)
  return known
}
