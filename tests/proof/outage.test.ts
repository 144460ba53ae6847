import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import { buildApp } from '#server/app.ts'
import { type Services, setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { Cuttable } from '../support/cuttable.ts'
import { opsToken } from '../support/environment.ts'
import { timeout, sized } from '../support/long.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { Person } from '../support/person.ts'
import { openSite, type Site } from '../support/site.ts'
import { copyWorld, type World } from '../support/world.ts'

const databaseUrl = inject('template').databaseUrl
const redisUrl = process.env['TEST_REDIS_URL']
/** Rounds of each visitor after a dependency changed. The first may have begun before. */
const rounds = sized(2, 20)
/**
 * Milliseconds that an answer may take: in a full run above any delay of a busy machine, and while the database is
 * silent.
 */
const answerMs = { patient: 60_000, short: 3_000 }

type Done = { what: string; status: number; body: string }

let copied: Awaited<ReturnType<typeof copyWorld>>
let services: Services
let site: Site
let market: Market
let buyers: Buyer[]
let product: Product
const redis = new Cuttable(redisUrl ? new URL(redisUrl) : undefined, 6379)
const database = new Cuttable(databaseUrl ? new URL(databaseUrl) : undefined, 5432)

beforeAll(async () => {
  copied = await copyWorld({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    ANSWER_TIMEOUT_MS: String(answerMs.patient),
    LOG_LEVEL: 'silent'
  })
  await redis.set(redisUrl ? 'open' : 'silent')
  if (databaseUrl) await database.set('open')
  const through = (url: string, { port }: Cuttable) =>
    Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href
  const { config } = copied
  services = await startServices({
    ...config,
    redisUrl: `redis://127.0.0.1:${redis.port}`,
    databaseUrl: config.databaseUrl && through(config.databaseUrl, database)
  })
  setServices(services)
  const app = buildApp()
  const person = () => new Person(app, config.signatureKey)
  const world: World = { services, app, person, ops: new Person(app, config.signatureKey, opsToken) }
  market = await openMarket(world)
  buyers = await Promise.all(Array.from({ length: 4 }, () => market.buyer()))
  site = await openSite(world)
  product = await market.product({ stock: 1_000_000 })
  // The first page also loads all code.
  await see('/search?keyword=semen', '10.8.0.1')
})
afterAll(async () => {
  await site.close()
  await services.close()
  setServices(undefined)
  await Promise.all([redis.stop(), database.stop()])
  await copied.drop()
})

/** A page as the site's visitors request it, through the proxy that forwards their address. */
const see = (path: string, address: string) =>
  site.request(path, {
    headers: { host: new URL(services.config.siteUrl ?? 'http://localhost').host, 'x-forwarded-for': address }
  })

/** Visitors and buyers who keep sending requests while something happens; the result of each request. */
async function load(during: (walk: (rounds: number) => Promise<void>) => Promise<void>): Promise<Done[]> {
  const done: Done[] = []
  const walked = buyers.map(() => 0)
  const state = { isOver: false }
  let turn = 0
  const take = async (what: string, request: () => Promise<{ status: number; body: string }>) => {
    const { status, body } = await request()
    done.push({ what, status, body })
  }
  const call = (buyer: Buyer, endpoint: string, input: object) => async () => {
    turn += 1
    // Each from its own address: limits are checked, and not reached.
    const headers = { 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` }
    const answer = await buyer.person.send(endpoint, input, { headers })
    return { status: answer.status, body: await answer.text() }
  }
  const visit = async (buyer: Buyer, index: number) => {
    while (!state.isOver) {
      await take('read', call(buyer, 'GET /buyer/cart', {}))
      await take(
        'write',
        call(buyer, 'POST /buyer/cart/add', { product_id: product.id, qty: 1, is_buy_now: false })
      )
      const address = `10.9.${(turn >> 8) & 255}.${turn & 255}`
      await take('page', () => see(`/search?keyword=semen+${index}+${turn}`, address))
      walked[index] = (walked[index] ?? 0) + 1
    }
  }
  const visitors = buyers.map(visit)
  /** Resolves when each visitor has finished this many more rounds. */
  const walk = async (more: number) => {
    const expected = walked.map(before => before + more)
    await vi.waitFor(
      () => expect(walked.every((now, index) => now >= expected[index]!)).toBe(true),
      timeout * 2
    )
  }
  try {
    await during(walk)
  } finally {
    state.isOver = true
    await Promise.all(visitors)
  }
  return done
}

describe('Redis', () => {
  it.each(redisUrl ? (['gone', 'silent', 'open'] as const) : (['gone', 'silent'] as const))(
    '[core-28] that becomes %s under load delays no request, and none fails',
    async mode => {
      const done = await load(async walk => {
        await walk(1)
        await redis.set(mode)
        await walk(rounds)
      })
      process.stdout.write(`Redis ${mode}: ${done.length} requests\n`)
      expect(done.filter(one => one.status !== 200).map(({ what, status }) => [what, status])).toEqual([])
    },
    timeout * 3
  )
})

if (databaseUrl) {
  describe('PostgreSQL', () => {
    it.each(['gone', 'silent'] as const)(
      '[core-27] that becomes %s under load is 503 with the shell, and works again once it is back',
      async mode => {
        services.config.answerTimeoutMs = answerMs.short
        const done = await load(async walk => {
          await database.set(mode)
          await walk(rounds)
        })
        services.config.answerTimeoutMs = answerMs.patient
        const failed = done.filter(one => one.status !== 200)
        process.stdout.write(`PostgreSQL ${mode}: ${done.length} requests, ${failed.length} × 503\n`)
        expect(failed.length).toBeGreaterThan(0)
        for (const { what, status, body } of failed) {
          expect([what, status]).toEqual([what, 503])
          expect(body).toContain(what === 'page' ? 'Coba lagi' : '"unavailable"')
          if (what === 'page') expect(body).toContain('</footer>')
        }
        await database.set('open')
        const requestAll = async () => {
          const answer = await buyers[0]!.person.send('GET /buyer/cart', {})
          expect([answer.status, (await see('/search?keyword=semen', '10.8.0.2')).status]).toEqual([200, 200])
        }
        await vi.waitFor(requestAll, { timeout: timeout, interval: 200 })
      },
      timeout * 3
    )
  })
}
