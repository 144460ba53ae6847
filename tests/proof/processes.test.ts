import { randomUUID } from 'node:crypto'

import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import type { Counters } from '#lib/notification/counters-contract.ts'
import { transactionHistory, orders } from '#server/order/schema.ts'
import { accessSeconds } from '#server/identity/session.ts'

import { type ApiProcess, at, runServer, startApi } from '../support/api-process.ts'
import { buy, checkOut, expectTrueBooks, movedBy, orderOf, pay, settle, topUp } from '../support/buying.ts'
import { passDemo } from '../support/clock.ts'
import { lastPieceRace, signInBuyers } from '../support/crowd.ts'
import { liveAddress, LiveSocket } from '../support/live.ts'
import { type Buyer, type Market, openMarket, pin } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// A secret of this run names its marketplace on a Redis that other runs use too.
const world = useWorld({ APP_SECRET: `${randomUUID()}${randomUUID()}` })
const redisUrl = process.env['TEST_REDIS_URL']
/** The ways in which processes on one PostgreSQL notify each other. */
const wires: [string, string | undefined][] = [['NOTIFY alone', undefined]]
if (redisUrl) wires.push(['Redis', redisUrl])
const hours = (count: number) => count * 60 * 60

if (inject('template').databaseUrl === undefined) {
  describe('two processes on one embedded database', () => {
    it('[core-29] are impossible: the second names the used folder and ends, the first continues', async () => {
      const { code, written } = await runServer(world())
      expect(written.trim()).toBe(
        `The database in ${world().services.config.databaseFolder} is in use by another process. ` +
          'Stop that one first, or choose another DATA_DIR.'
      )
      expect(code).toBe(1)
      const made = await (await openMarket(world())).buyer()
      expect(value(await made.person.call('GET /buyer/cart/count', {}))).toEqual({ count: 0 })
    })
  })
} else {
  describe('two processes on one PostgreSQL', () => {
    let apis: ApiProcess[] = []
    let market: Market

    beforeAll(async () => {
      await passDemo(world())
      apis = await Promise.all([startApi(world().services.config), startApi(world().services.config)])
      let turn = 0
      market = await openMarket({ ...world(), person: () => apis[(turn += 1) % 2]!.person() })
    })
    afterAll(() => Promise.all(apis.map(api => api.stop())))
    afterEach(() => expectTrueBooks(world()))

    describe('the last piece, requested by fifty buyers at both', () => {
      let race: () => Promise<void>
      beforeAll(async () => {
        race = lastPieceRace(world(), market, await signInBuyers(market, 50))
      })
      it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('[product-10] is sold once (round %i)', () => race())
    })

    it.each([
      ['a virtual account', pay.account],
      ['Saldo', pay.saldo]
    ])(
      '[core-8] create one order and one answer for a request sent twenty times to both, by %s',
      async (_, payment) => {
        const buyer = await market.buyer()
        await topUp(world(), buyer, 1_000_000)
        const product = await market.product({ stock: 30 })
        const more = payment === pay.saldo ? { pin } : {}
        const request = orderOf(await checkOut(buyer, product), payment, more)
        const key = randomUUID()
        const answers = await Promise.all(
          Array.from({ length: 20 }, async (_, i) => {
            const person = at(apis[i % 2]!, buyer.person)
            const response = await person.send('POST /buyer/transaction/order', request, { key })
            return { status: response.status, body: (await response.json()) as { data: { id: number } } }
          })
        )
        expect(answers.map(answered => answered.status)).toEqual(Array(20).fill(200))
        for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
        expect(await market.stockOf(product)).toBe(29)
        const { db } = world().services
        const made = await db.select().from(orders).where(eq(orders.buyerId, buyer.id))
        const { id } = answers[0]!.body.data
        expect(made.map(order => order.id)).toEqual([id])
        // The deadlines below count their refunds.
        value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id }))
      }
    )

    it('[core-30] share sessions: a sign-out at one ends it at once at the other', async () => {
      const { person } = await market.buyer()
      const [here, there] = apis.map(api => at(api, person)) as [typeof person, typeof person]
      value(await here.call('GET /buyer/profile', {}))
      value(await there.call('GET /buyer/profile', {}))
      value(await here.call('DELETE /auth/logout', {}))
      expect(codeOf(await there.call('GET /buyer/profile', {}))).toBe('unauthorized')
      expect(codeOf(await there.call('POST /auth/refresh', {}))).toBe('session_over')
    })

    describe('[order-6] run each deadline once', () => {
      const price = 50_000
      let orders: number[] = []

      async function paidOrders(count: number): Promise<void> {
        const product = await market.product({ price, stock: count })
        orders = []
        for (let i = 0; i < count; i += 1) {
          const buyer: Buyer = await market.buyer()
          await topUp(world(), buyer, price)
          orders.push((await buy(buyer, product, pay.saldo)).id)
        }
      }

      async function expectCancelledOnce(): Promise<void> {
        const { db } = world().services
        const history = await db
          .select()
          .from(transactionHistory)
          .where(inArray(transactionHistory.transactionId, orders))
          .orderBy(asc(transactionHistory.id))
        for (const id of orders) {
          const own = history.filter(entry => entry.transactionId === id)
          expect(own.map(entry => entry.status)).toEqual(['paid', 'cancel'])
        }
      }

      const refunded = (count: number) => ({ escrow: -count * price, buyer_saldo: count * price })

      it('when the clock is moved at both at once', async () => {
        await paidOrders(20)
        const moved = await movedBy(world(), async () => {
          const answers = await Promise.all(
            apis.map(api => api.ops.call('POST /ops/clock', { advance_seconds: hours(24) + 1 }))
          )
          answers.forEach(value)
          await vi.waitFor(expectCancelledOnce)
        })
        expect(moved).toEqual(refunded(20))
      })

      it('by their workers alone', async () => {
        await paidOrders(10)
        const moved = await movedBy(world(), async () => {
          const { clock, bus } = world().services
          await clock.advance(hours(48) + 1)
          await bus.send('clock', {})
          await vi.waitFor(expectCancelledOnce)
        })
        expect(moved).toEqual(refunded(10))
      })
    })

    describe.each(wires)('connected by %s', (_name, redisUrl) => {
      let pair: ApiProcess[]
      beforeAll(async () => {
        pair = redisUrl
          ? await Promise.all([
              startApi(world().services.config, redisUrl),
              startApi(world().services.config, redisUrl)
            ])
          : apis
      })
      afterAll(async () => {
        if (redisUrl) await Promise.all(pair.map(api => api.stop()))
      })
      const browsersOf = ({ person }: Buyer) => pair.map(api => at(api, person)) as [Person, Person]

      it('[core-30] deliver events of one to a browser at the other', async () => {
        const buyer = await market.buyer()
        const [here, there] = browsersOf(buyer)
        const socket = new LiveSocket(liveAddress(world(), pair[1]!.port))
        await socket.join(there, `private-user.${buyer.id}`)
        const { id, code } = await buy({ ...buyer, person: here }, await market.product(), pay.account)
        expect((await socket.hear('order')).data).toEqual({ id, code, status: 'pending' })
        // Not by the process of this test: it tells others by NOTIFY alone, and delivers what waits behind its event.
        await settle({ ...world(), ops: pair[0]!.ops }, buyer, id)
        await pair[0]!.ops.send('POST /ops/transaction/{id}/accept', { id: code })
        await socket.hear('counters', ({ data }) => (data as Counters).notification.transaction === 3)
        socket.close()
      })

      it('[ops-7, core-30] move their clocks together, and two concurrent moves both count', async () => {
        const browsers = browsersOf(await market.buyer())
        for (const browser of browsers) value(await browser.call('GET /buyer/profile', {}))
        const { clock } = world().services
        await clock.reload()
        const before = clock.now().getTime()
        const step = accessSeconds / 2 + 1
        const moves = pair.map(api => api.ops.call('POST /ops/clock', { advance_seconds: Math.ceil(step) }))
        for (const moved of await Promise.all(moves)) value(moved)
        await clock.reload()
        expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(2 * step * 1000)
        for (const browser of browsers) {
          await vi.waitFor(async () =>
            expect(codeOf(await browser.call('GET /buyer/profile', {}))).toBe('unauthorized')
          )
        }
      })
    })
  })
}
