import type { IncomingMessage } from 'node:http'
import { setImmediate as breathe } from 'node:timers/promises'

import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'
import { searchOf } from '#server/search/search-of.ts'
import { noteCachedSearch } from '#server/search/note-cached-search.ts'
import { SearchCounter, searchCounter } from '#server/search/search-counter.ts'
import { searchCounts, searchVisitors } from '#server/search/schema.ts'
import { call } from '#server/call.ts'
import { runRender } from '#server/core/page-cache/render.ts'
import { cleanUp } from '#server/cleanup-job.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'

import { type Market, openMarket } from '../support/market.ts'
import { type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ TRUST_PROXY: '1' })
let market: Market
let product: number

beforeAll(async () => {
  market = await openMarket(world())
  const { id } = await market.product({ name: 'Gerinda Ajaib Zeta 4x6' })
  product = id
  await refreshProductSummaries(world().services.db, [id], world().services.clock.now())
})

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const search = async (keyword: string, address: string, person: Person = world().person()) => {
  const answer = await person.call('GET /buyer/product', { keyword }, from(address))
  expect(value(answer).length).toBeGreaterThan(0)
}
const words = async (typed?: string) => {
  await searchCounter(world().services).write()
  return value(
    await world()
      .person()
      .call('GET /buyer/product/keyword', typed ? { keyword: typed } : {})
  ).map(one => one.keyword)
}

/** Rows of visitors, once the pending ones are counted. */
const visitors = async () => {
  await searchCounter(world().services).write()
  return (await world().services.db.select().from(searchVisitors)).length
}
/** Every selection of some of these words, in every order. */
const orders = (words: readonly string[]): string[][] => [
  [],
  ...words.flatMap(word => orders(words.filter(other => other !== word)).map(rest => [word, ...rest]))
]

describe('a public suggestion', () => {
  it('[search-10] is a search of five different visitors, after the curated ones', async () => {
    for (let visitor = 1; visitor <= 4; visitor += 1) await search('gerinda zeta', `10.0.0.${visitor}`)
    // One visitor, however often and from however many addresses of a /64.
    for (let time = 1; time <= 9; time += 1) await search('gerinda zeta', '10.0.0.1')
    expect(await words('gerinda z')).not.toContain('gerinda zeta')
    await search('gerinda zeta', '2001:db8::1')
    for (let host = 1; host <= 4; host += 1) await search('ajaib zeta', `2001:db8::${host}:1:2:3`)
    expect(await words('gerinda z')).toContain('gerinda zeta')
    expect(await words('ajaib')).not.toContain('ajaib zeta')
    const top = await words()
    expect(top.indexOf('gerinda zeta')).not.toBe(0)
  })

  it('[search-10] counts a session once, wherever it is', async () => {
    const buyer = await market.buyer()
    for (let place = 1; place <= 6; place += 1) await search('zeta ajaib', `10.1.0.${place}`, buyer.person)
    expect(await words('zeta a')).not.toContain('zeta ajaib')
  })

  it.each(['gerinda zetta', 'gerinda http evil example', 'zeta 08123456789012', '4x6'])(
    '[search-11] is never %j, for any visitor',
    async keyword => {
      for (let visitor = 1; visitor <= 6; visitor += 1) {
        await world()
          .person()
          .call('GET /buyer/product', { keyword }, from(`10.2.0.${visitor}`))
      }
      expect(await words(keyword.slice(0, 5))).not.toContain(keyword)
    }
  )

  it('[core-63] is no search that a browser prefetched, as a page or a call', async () => {
    const before = await visitors()
    const prefetch = { headers: { ...from('10.4.0.1').headers, 'sec-purpose': 'prefetch;prerender' } }
    await world().person().call('GET /buyer/product', { keyword: 'gerinda zeta' }, prefetch)
    const search = () => call('GET /buyer/product', { keyword: 'gerinda zeta' })
    const render = { address: '10.4.0.2', isRefresh: false, faults: 0, errors: 0 }
    expect((await runRender({ ...render, isPrefetch: true }, search)).ok).toBe(true)
    expect(await visitors()).toBe(before)
    await runRender({ ...render, isPrefetch: false }, search)
    expect(await visitors()).toBe(before + 1)
  })

  it('[search-10] counts readers of a cached search page, but not a prerendered one', async () => {
    const note = noteCachedSearch(world().services)
    const read = (
      address: string,
      headers: Record<string, string> = {},
      path = '/search?keyword=gerinda+ajaib'
    ) =>
      note(
        { headers: { 'x-forwarded-for': address, ...headers }, socket: {} } as unknown as IncomingMessage,
        new URL(`http://here${path}`)
      )
    const before = await visitors()
    read('10.7.0.1', { 'sec-purpose': 'prefetch;prerender' })
    read('10.7.0.2', {}, '/search?keyword=gerinda+ajaib&page=2')
    read('10.7.0.3', {}, '/category/cat?keyword=gerinda+ajaib')
    expect(await visitors()).toBe(before)
    for (let visitor = 4; visitor <= 8; visitor += 1) read(`10.7.0.${visitor}`)
    expect(await visitors()).toBe(before + 5)
  })

  it('[search-11] is no word that only descriptions contain, and nothing of a further page', async () => {
    const { db } = world().services
    await db.update(products).set({ description: 'Cocok untuk siapa saja' }).where(eq(products.id, product))
    await searchOf(world().services).catchUp()
    const before = await visitors()
    await search('gerinda zeta siapa', '10.8.0.1')
    expect(await visitors()).toBe(before)
    await world().person().call('GET /buyer/product', { keyword: 'gerinda zeta', page: 2 }, from('10.8.0.2'))
    expect(await visitors()).toBe(before)
    await search('gerinda zeta', '10.8.0.3')
    expect(await visitors()).toBe(before + 1)
  })

  it('[search-11] cannot be flooded: one visitor counts for 50 keywords a day', async () => {
    const before = await visitors()
    const keywords = orders(['gerinda', 'ajaib', 'zeta', '4x6']).filter(words => words.length > 1)
    expect(keywords.length).toBe(60)
    for (const words of keywords) await search(words.join(' '), '10.3.0.1')
    expect((await visitors()) - before).toBe(50)
  })

  it('[search-11] counts batches one after the other, so that none is missing when the last is written', async () => {
    const { services } = world()
    const events: string[] = []
    const begun = Promise.withResolvers<void>()
    const db = Object.create(services.db, {
      execute: {
        async value(...query: Parameters<typeof services.db.execute>) {
          events.push('begins')
          begun.resolve()
          for (let turn = 0; turn < 50; turn += 1) await breathe()
          const done = await services.db.execute(...query)
          events.push('ends')
          return done
        }
      }
    }) as typeof services.db
    const counter = new SearchCounter({ ...services, db })
    counter.note('gerinda zeta', { cookies: {}, ip: '10.50.0.1' })
    const first = counter.write()
    await begun.promise
    counter.note('zeta gerinda', { cookies: {}, ip: '10.50.0.1' })
    await Promise.all([first, counter.write()])
    expect(events).toEqual(['begins', 'ends', 'begins', 'ends'])
  })

  it('[search-11] expires after a week', async () => {
    const { db, clock } = world().services
    const later = { ...world().services, clock: { ...clock, now: () => addDays(clock.now(), 9) } }
    await cleanUp(later)
    expect(await db.select().from(searchVisitors)).toEqual([])
    expect(await db.select().from(searchCounts)).toEqual([])
    expect(await words('gerinda z')).not.toContain('gerinda zeta')
  })
})

describe('the cost of searches', () => {
  it('[search-11] at most two hundred pending keywords are looked up together, however many came', async () => {
    const letters = 'abcdefghij'
    const words = Array.from(
      { length: 250 },
      (_, i) => `zu${[...String(i)].map(d => letters[Number(d)]).join('')}ra`
    )
    const { id } = await market.product({ name: words.join(' ') })
    await refreshProductSummaries(world().services.db, [id], world().services.clock.now())
    await searchOf(world().services).catchUp()
    const counter = searchCounter(world().services)
    for (const [i, word] of words.entries()) counter.note(word, { cookies: {}, ip: `10.40.${i}.1` })
    await counter.write()
    const counted = await world().services.db.select().from(searchVisitors)
    expect(counted.filter(({ keyword }) => words.includes(keyword))).toHaveLength(200)
  })

  it("[search-12] a shop's suggestions before typing are cached for a minute; completions are not", async () => {
    const person = world().person()
    const [shop] = value(await person.call('GET /buyer/shop', {}))
    if (!shop) throw new Error('The market has a shop')
    const isCached = (input: object) =>
      world().services.answers.get(`GET /buyer/product/keyword ${JSON.stringify(input)}`) !== undefined
    await person.call('GET /buyer/product/keyword', { shop_id: shop.slug })
    await person.call('GET /buyer/product/keyword', { keyword: 'ger', shop_id: shop.slug })
    expect([isCached({ shop_id: shop.slug }), isCached({ keyword: 'ger', shop_id: shop.slug })]).toEqual([
      true,
      false
    ])
  })
})
