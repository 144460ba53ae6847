import { eq, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { startRandom } from '#demo/random.ts'
import { rows } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { HeldWords } from '#server/search/postgres/held-words.ts'
import { advanceTokens } from '#server/search/postgres/keep-tokens.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'

import { type Market, openMarket, type Product } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let product: Product

const db = () => world().services.db
const newEngine = (onChange = () => {}) => new PostgresSearch(world().services, onChange)

beforeAll(async () => {
  market = await openMarket(world())
  product = await market.product({ name: 'Kompresor Zirkon 2 PK' })
  await newEngine().ready()
})

const idsIn = async (engine: PostgresSearch, keyword: string) =>
  (await engine.find({ keyword, sort: 'rekomendasi', filter: {}, isVerbatim: true, first: 20 })).ids

const rename = (name: string) => db().update(products).set({ name }).where(eq(products.id, product.id))

const stateName = 'search tokens'
const readState = async () => {
  const [row] = await db().select().from(settings).where(eq(settings.name, stateName))
  return JSON.parse(row!.value) as Record<string, unknown>
}
const setState = async (values: Record<string, unknown>) =>
  db()
    .update(settings)
    .set({ value: JSON.stringify({ ...(await readState()), ...values }) })
    .where(eq(settings.name, stateName))

/** The counts of the vocabulary, and the same from the tokens of all products. */
async function readCounts() {
  const stored = await rows<{ word: string; naming: number; heads: number }>(
    db(),
    sql`select word, sum(naming)::int as naming, sum(heads)::int as heads from search_words
      where word not like '+%' group by 1 having sum(naming) > 0 or sum(heads) > 0 order by 1`
  )
  const counted = await rows<{ word: string; naming: number; heads: number }>(
    db(),
    sql`select word, count(*)::int as naming, (count(*) filter (where word in (head, brand_head)))::int as heads
      from search_tokens, unnest(tsvector_to_array(tokens)) as word
      where word ~ '^[^/~+=]' group by 1 order by 1`
  )
  return { stored, counted }
}

const readsLogEnd = (statement: SQL) =>
  new PgDialect().sqlToQuery(statement).sql.startsWith('select pg_snapshot_xmin')

const tokenCount = async () =>
  (await rows<{ n: number }>(db(), sql`select count(*)::int as n from search_tokens`))[0]!.n
const activeCount = () => db().$count(products, eq(products.isActive, true))

describe('[search-32] the tokens in the database', () => {
  test('are those of all active products, with exact counts', async () => {
    const { stored, counted } = await readCounts()
    expect(stored.length).toBeGreaterThan(100)
    expect(stored).toEqual(counted)
    expect(await tokenCount()).toBe(await activeCount())
    expect(await readState()).toMatchObject({ products: await activeCount(), filledTo: null })
  })

  test('follow a change for every process, whichever sees it first', async () => {
    const [onOne, onOther] = [vi.fn(), vi.fn()]
    const [one, other] = [newEngine(onOne), newEngine(onOther)]
    await Promise.all([one.ready(), other.ready()])
    await rename('Kompresor Turmalin 2 PK')
    await Promise.all([one.catchUp(), other.catchUp()])
    for (const engine of [one, other]) {
      expect(await idsIn(engine, 'turmalin')).toEqual([product.id])
      expect(await idsIn(engine, 'zirkon')).toEqual([])
      expect(await engine.areNaming(['turmalin', 'zirkon'])).toEqual([true, false])
    }
    expect([onOne, onOther].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    const { stored, counted } = await readCounts()
    expect(stored).toEqual(counted)
  })

  test('evict nothing where only the order of lists changes, and follow that too', async () => {
    const onChange = vi.fn()
    const engine = newEngine(onChange)
    await engine.ready()
    await engine.catchUp()
    onChange.mockClear()
    const before = await readState()
    await db().update(products).set({ sold: 12, rank: 0.93 }).where(eq(products.id, product.id))
    await engine.catchUp()
    expect(onChange).not.toHaveBeenCalled()
    const [row] = await rows<{ rank: number }>(
      db(),
      sql`select rank from search_tokens where product_id = ${product.id}`
    )
    expect(row!.rank).toBe(0.93)
    expect((await readState())['revision']).toBe(before['revision'])
  })

  test('show nothing that is no longer sold, even before a process has looked', async () => {
    const gone = await market.product({ name: 'Kompresor Beril' })
    const engine = newEngine()
    await engine.ready()
    expect(await idsIn(engine, 'beril')).toEqual([gone.id])
    await db().update(products).set({ isActive: false }).where(eq(products.id, gone.id))
    expect(await idsIn(engine, 'beril')).toEqual([])
  })

  test('have no word that no index could hold', async () => {
    // Text that does not compress: an index may hold more of any other.
    const random = startRandom('long words')
    const long = Array.from({ length: 5_000 }, () => random.pick([...'bcdfghjklmnpqrstvwxz'])).join('')
    const made = await market.product({ name: `Kompresor ${long} Granat` })
    await db()
      .update(productDetails)
      .set({ subName1: `${long}a` })
      .where(eq(productDetails.productId, made.id))
    await db()
      .update(products)
      .set({ merk: `${long}b`, description: `${long}c` })
      .where(eq(products.id, made.id))
    const engine = newEngine()
    await engine.ready()
    expect(await idsIn(engine, 'kompresor granat')).toEqual([made.id])
  })

  test('are filled in steps, from where a killed one was', async () => {
    await setState({ form: 0 })
    const first = await advanceTokens(db())
    expect(first.filledTo).toBeGreaterThan(0)
    // What changes during a fill is written behind it.
    await rename('Kompresor Malasit 2 PK')
    const second = await advanceTokens(db())
    expect(second.filledTo ?? Infinity).toBeGreaterThan(first.filledTo!)
    const engine = newEngine()
    await engine.ready()
    expect(await idsIn(engine, 'malasit')).toEqual([product.id])
    const { stored, counted } = await readCounts()
    expect(stored).toEqual(counted)
  })

  test.each([
    ['of another form', { form: 0 }],
    ['of another database', { version: 2 ** 50 }],
    ['further back than the log', { version: -200_000 }]
  ])('are written anew where they are %s, without what is no longer sold', async (_name, values) => {
    const gone = await market.product({ name: 'Kompresor Opal' })
    await newEngine().ready()
    await db().update(products).set({ isActive: false }).where(eq(products.id, gone.id))
    await db().execute(sql`delete from events where kind = 'product'`)
    await setState(values)
    await newEngine().ready()
    expect(await tokenCount()).toBe(await activeCount())
    const { stored, counted } = await readCounts()
    expect(stored).toEqual(counted)
  })

  test('are left to processes of a newer version', async () => {
    await setState({ form: 2 ** 20 })
    const before = await readState()
    await rename('Kompresor Jasper 2 PK')
    const engine = newEngine()
    await engine.ready()
    await engine.catchUp()
    expect(await readState()).toEqual(before)
    expect(await idsIn(engine, 'kompresor')).toContain(product.id)
    await setState({ form: 0 })
    await newEngine().ready()
    expect(await idsIn(engine, 'jasper')).toEqual([product.id])
  })

  test('are written anew beside searches where a process notices it while it serves', async () => {
    const engine = newEngine()
    await engine.ready()
    await setState({ form: 0 })
    await rename('Kompresor Akik 2 PK')
    await engine.catchUp()
    await vi.waitFor(async () => expect((await readState())['filledTo']).toBe(null))
    await vi.waitFor(async () => expect(await idsIn(engine, 'akik')).toEqual([product.id]))
  })

  test('[search-36] are written anew after a failure too, which is logged once while searches go on', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const log = { error: vi.fn(), info: vi.fn() }
    const onChange = vi.fn()
    let begun = 0
    // Where the log ends is read outside of a transaction at the begin of a fill alone.
    const execute = (statement: SQL) => {
      if (readsLogEnd(statement) && (begun += 1) > 1 && begun < 4) return Promise.reject(new Error('No room'))
      return db().execute(statement)
    }
    const failing = new Proxy(db(), {
      get: (target, name) => (name === 'execute' ? execute : (Reflect.get(target, name, target) as unknown))
    })
    const engine = new PostgresSearch({ ...world().services, db: failing, log: log as never }, onChange)
    await engine.ready()
    await setState({ form: 0 })
    await rename('Kompresor Kuarsa 2 PK')
    await engine.catchUp()
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1))
    expect(log.error).toHaveBeenCalledWith({ error: new Error('No room'), job: 'search words' }, 'job failed')
    for (const ms of [1_000, 2_000]) {
      expect(await idsIn(engine, 'kompresor')).toContain(product.id)
      vi.advanceTimersByTime(ms)
      await engine.catchUp()
    }
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1))
    expect([begun, log.error.mock.calls.length]).toEqual([4, 1])
    expect(await readState()).toMatchObject({ filledTo: null, products: await activeCount() })
    expect(await idsIn(engine, 'kuarsa')).toEqual([product.id])
  })

  test('give a process the most used words, and rarer ones when they are typed', async () => {
    const held = new HeldWords(20)
    await held.catchUp(db(), 1)
    expect(held.vocabulary.size).toBe(20)
    expect(held.vocabulary.isNaming('kompresor')).toBe(false)
    await held.learn(db(), ['kompresor', 'tidakada'])
    expect(held.vocabulary.isNaming('kompresor')).toBe(true)
    expect(held.isHead('kompresor')).toBe(true)
    expect(held.vocabulary.isKnown('tidakada')).toBe(false)
  })
})
