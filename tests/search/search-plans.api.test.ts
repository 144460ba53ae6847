import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { type Db, rows } from '#server/core/db/connect.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'
import type { ProductSearch } from '#server/search/search-engine.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
const statements: SQL[] = []
let engine: PostgresSearch

/** The database, which notes each statement, also those of its transactions. */
const listening = (db: Db): Db =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'execute')
        return (statement: SQL) => {
          statements.push(statement)
          return db.execute(statement)
        }
      if (name === 'transaction')
        return (work: (tx: Db) => Promise<unknown>) => db.transaction(tx => work(listening(tx)))
      return Reflect.get(target, name, target) as unknown
    }
  })

beforeAll(async () => {
  const { services } = world()
  engine = new PostgresSearch({ ...services, db: listening(services.db) }, () => undefined)
  await engine.ready()
  await services.connection.exec('vacuum analyze')
})

/** The plan of a statement where a table is read as a whole only if nothing else can answer. */
const planOf = (db: Db, statement: SQL) =>
  db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const lines = await rows<{ 'QUERY PLAN': string }>(tx, sql`explain ${statement}`)
    return lines.map(line => line['QUERY PLAN']).join('\n')
  })

const kmFrom = (cityId: number) => cityId
const searches: Partial<ProductSearch>[] = [
  { keyword: 'semen' },
  { keyword: 'semen', sort: 'termurah' },
  { keyword: 'keramik 60x60', filter: { min_price: 1, city_id: [3171], color: ['Putih'] } },
  { keyword: 'smen tiga rod' },
  { keyword: 'semen dari langit biru' },
  { keyword: 'tembok lembap' },
  { keyword: 'semen', sort: 'terdekat', kmFrom },
  { keyword: '', sort: 'terdekat', kmFrom, filter: { category: { id: 1, level: 1 } } },
  { keyword: '', filter: { brand: ['Dulux'] } },
  { keyword: '', filter: { category: { id: 1, level: 1 }, rating_min: 4 }, sort: 'termurah' }
]

describe('[search-33] no search in the database', () => {
  test.each(searches.map(search => [JSON.stringify(search), search] as const))(
    'reads all products: %s',
    async (_name, search) => {
      statements.length = 0
      await engine.find({ keyword: '', sort: 'rekomendasi', filter: {}, first: 20, ...search })
      await engine.facets({ keyword: search.keyword ?? '' }, search.filter ?? {})
      expect(statements.length).toBeGreaterThan(1)
      for (const statement of statements)
        expect(await planOf(world().services.db, statement)).not.toMatch(
          /Seq Scan on (?:search_tokens|products)/
        )
    }
  )
})
