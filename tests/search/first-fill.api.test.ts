import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'

import { rows } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
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
  return { before: options[0], statements: exec.mock.calls.map(([statement]) => statement) }
}

test('[search-81] the first fill of a server has the index gather words, and sorts them all in before searches begin', async () => {
  const { before, statements } = await fill({ isEmpty: true })
  expect(before).toContain('fastupdate=on')
  expect(statements).toEqual([
    'VACUUM (ANALYZE, SKIP_LOCKED) "search_tokens"',
    'VACUUM (ANALYZE, SKIP_LOCKED) "search_words"',
    expect.stringMatching(/^alter index .* set \(fastupdate = off\)$/)
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

test('[search-81] a process that was killed while it gathered leaves nothing to searches', async () => {
  await db().execute(sql.raw(`alter index ${index} set (fastupdate = on, gin_pending_list_limit = 65536)`))
  expect((await fill({ isEmpty: false })).statements).toHaveLength(3)
  expect(await optionsOf()).toEqual(['fastupdate=off'])
})
