import type { Services } from '#server/core/platform/services.ts'
import { CatalogueSearch } from './catalogue-search.ts'
import { PostgresSearch } from './postgres/postgres-search.ts'
import type { SearchEngine } from './search-engine.ts'

/** Cache tag of search responses. */
export const searchTag = 'search'

const engines = new WeakMap<Services['connection'], SearchEngine>()

type Needed = Pick<Services, 'config' | 'connection' | 'db' | 'forget' | 'log'>

/** The shared search engine of a marketplace, one per database connection; `SEARCH` chooses which. */
export function searchOf(services: Needed): SearchEngine {
  const { config, connection, forget } = services
  const Engine = config.search === 'postgres' ? PostgresSearch : CatalogueSearch
  const known = engines.get(connection) ?? new Engine(services, () => forget([searchTag]))
  engines.set(connection, known)
  return known
}
