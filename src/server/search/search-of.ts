import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { CatalogueSearch } from './catalogue-search.ts'
import { engineFor, type EngineName, maxInMemory } from './engine-for.ts'
import { PostgresSearch } from './postgres/postgres-search.ts'
import type { SearchEngine } from './search-engine.ts'

/** Cache tag of search responses. */
export const searchTag = 'search'

const engines = new WeakMap<Services['connection'], SearchEngine>()

type Needed = Pick<Services, 'config' | 'connection' | 'db' | 'forget' | 'log'>

/**
 * The shared search engine of a marketplace, one per database connection: the one that its start chose, else that of
 * `SEARCH`, else the index in memory.
 */
export function searchOf(services: Needed): SearchEngine {
  return engines.get(services.connection) ?? startEngine(services, services.config.search ?? 'memory')
}

/**
 * Chooses the search engine at the start of a process, by `SEARCH` or by the size of the catalogue, and resolves when it
 * finds all products. `max` is the number of products for an index in memory. Throws what the database throws.
 */
export async function openSearch(services: Needed, max = maxInMemory): Promise<void> {
  const { config, connection, db, log } = services
  const isEmbedded = connection.engine === 'pglite'
  const isOpen = config.search === undefined && !isEmbedded
  const products = isOpen ? await countUpTo(db, max + 1) : 0
  const engine = engineFor({ setting: config.search, products, isEmbedded, max })
  if (isOpen && engine === 'postgres')
    log.info(
      { max },
      'search in the database: the catalogue is too large for memory (SEARCH=memory overrules)'
    )
  await startEngine(services, engine).ready()
}

function startEngine(services: Needed, name: EngineName): SearchEngine {
  const Engine = name === 'postgres' ? PostgresSearch : CatalogueSearch
  const engine = new Engine(services, () => services.forget([searchTag]))
  engines.set(services.connection, engine)
  return engine
}

/** The number of products that are sold, at most `max`. */
async function countUpTo(db: Db, max: number): Promise<number> {
  const [row] = await rows<{ products: number }>(
    db,
    sql`select count(*)::int as products from (select 1 from products where is_active limit ${max}) as counted`
  )
  return row?.products ?? 0
}
