import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'

import { rows } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
import { advanceFirst } from '#server/search/postgres/keep-tokens.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'

import { openMarket, type Product } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let product: Product

const db = () => world().services.db

beforeAll(async () => {
  const market = await openMarket(world())
  product = await market.product({ name: 'Kompresor Zirkon 2 PK' })
})

const index = 'search_tokens_tokens_index'
const optionsOf = async () =>
  (
    await rows<{ options: string[] }>(
      db(),
      sql`select to_jsonb(reloptions) as options from pg_class where oid = ${index}::regclass`
    )
  )[0]!.options

/** An engine that has nothing written yet, and what it has its index do by its own statements. */
async function fill({ isEmpty }: { isEmpty: boolean }) {
  await db().execute(sql`delete from settings where name = 'search tokens'`)
  if (isEmpty) await db().execute(sql`truncate search_tokens, search_words`)
  const { connection } = world().services
  const exec = vi.fn(async (statement: string) => {
    options.push(await optionsOf())
    await connection.exec(statement)
  })
  const options: string[][] = []
  const engine = new PostgresSearch({ ...world().services, connection: { ...connection, exec } }, () => {})
  await engine.ready()
  const { ids } = await engine.find({ keyword: 'zirkon', sort: 'rekomendasi', filter: {}, first: 20 })
  expect(ids).toEqual([product.id])
  return { options, statements: exec.mock.calls.map(([statement]) => statement) }
}

test('[search-81] the first fill of a server has the index gather words, and sorts them all in before searches begin', async () => {
  const { options, statements } = await fill({ isEmpty: true })
  expect(options[1]).toContain('fastupdate=on')
  expect(statements).toEqual([
    expect.stringMatching(/alter index .* set \(fastupdate = on,/),
    'vacuum (analyze) search_tokens',
    'vacuum (analyze) search_words',
    expect.stringMatching(/alter index .* set \(fastupdate = off\)$/),
    `select gin_clean_pending_list('${index}')`
  ])
  expect(await optionsOf()).toEqual(['fastupdate=off'])
  // What was gathered is sorted in: nothing is left to do.
  const [left] = await rows<{ pages: string }>(db(), sql`select gin_clean_pending_list(${index}) as pages`)
  expect(Number(left!.pages)).toBe(0)
  expect(await db().$count(products)).toBeGreaterThan(0)
})

test('[search-81] words that searches read meanwhile are not gathered', async () => {
  expect((await fill({ isEmpty: false })).statements).toEqual([])
  expect(await optionsOf()).toEqual(['fastupdate=off'])
})

test('[search-81] a process waits while another one writes, however long', async () => {
  await db().execute(sql`delete from settings where name = 'search tokens'`)
  await db().execute(sql`insert into settings (name, value) values ('search tokens', '{}')`)
  const engine = new PostgresSearch(world().services, () => {})
  const { ready } = await db().transaction(async tx => {
    await tx.execute(sql`select 1 from settings where name = 'search tokens' for update`)
    expect(await advanceFirst(db())).toBeUndefined()
    return { ready: engine.ready() }
  })
  await ready
  const { ids } = await engine.find({ keyword: 'zirkon', sort: 'rekomendasi', filter: {}, first: 20 })
  expect(ids).toEqual([product.id])
})

test('[search-81] a server opens whose index cannot gather', async () => {
  await db().execute(sql`delete from settings where name = 'search tokens'`)
  await db().execute(sql`truncate search_tokens, search_words`)
  const log = { error: vi.fn() }
  const exec = () => Promise.reject(new Error('must be owner of index'))
  const { connection } = world().services
  const services = { ...world().services, log: log as never, connection: { ...connection, exec } }
  const engine = new PostgresSearch(services, () => {})
  await engine.ready()
  expect(log.error).toHaveBeenCalledWith({ error: new Error('must be owner of index') }, 'search index')
  const { ids } = await engine.find({ keyword: 'zirkon', sort: 'rekomendasi', filter: {}, first: 20 })
  expect(ids).toEqual([product.id])
})

test('[search-81] a process that was killed while it gathered leaves nothing to searches', async () => {
  await db().execute(sql.raw(`alter index ${index} set (fastupdate = on, gin_pending_list_limit = 65536)`))
  expect((await fill({ isEmpty: false })).statements).toHaveLength(4)
  expect(await optionsOf()).toEqual(['fastupdate=off'])
})
