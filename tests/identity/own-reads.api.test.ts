import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { sessions, users } from '#server/identity/schema.ts'
import { accessSeconds } from '#server/identity/session.ts'
import { notifications } from '#server/notification/schema.ts'

import { buy, pay } from '../support/buying.ts'
import { statementsOf } from '../support/count-statements.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

const reads = [
  'GET /buyer/profile',
  'GET /buyer/cart',
  'GET /buyer/transaction/count',
  'GET /buyer/notification'
] as const

beforeAll(async () => {
  market = await openMarket(world())
})

const notify = (userId: number, title: string, type: 'promotion' | 'transaction' = 'transaction') => {
  const now = world().services.clock.now()
  return world()
    .services.db.insert(notifications)
    .values({ userId, type, title, body: '', value: '', createdAt: now })
}

const addTo = async ({ person }: Buyer) => {
  const { id, detailId } = await market.product()
  value(await person.call('POST /buyer/cart/add', { product_id: id, product_detail_id: detailId, qty: 1 }))
}

/** A buyer with an order, a line in the cart and notifications, beside another one with the same. */
async function shopper(): Promise<Buyer> {
  const buyer = await market.buyer()
  await buy(buyer, await market.product(), pay.account)
  await addTo(buyer)
  await notify(buyer.id, 'Satu')
  return buyer
}

/** When a person and their session were last active. */
async function lastOf(id: number) {
  const [row] = await world()
    .services.db.select({ session: sessions.lastActivityAt, seen: users.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.id, id))
  return row!
}

describe("[core-316] what is a buyer's own", () => {
  it.each(reads)('is read by one statement, with its session: %s', async read => {
    const { person } = await shopper()
    const sent = await statementsOf(world(), async () => value(await person.call(read, {})))
    expect(sent, sent.join('\n')).toHaveLength(1)
    expect(sent[0]).toContain('access_hash')
  })

  it.each(reads)('is nothing for an ended, expired or unknown session, or an admin: %s', async read => {
    const { services } = world()
    const [{ person, id }, other] = [await shopper(), await shopper()]
    value(await person.call(read, {}))
    await services.db.update(sessions).set({ revokedAt: services.clock.now() }).where(eq(sessions.userId, id))
    expect(codeOf(await person.call(read, {}))).toBe('unauthorized')
    person.cookies.set('access', 'unknown')
    expect(codeOf(await person.call(read, {}))).toBe('unauthorized')
    await services.db.update(users).set({ role: 'admin' }).where(eq(users.id, other.id))
    expect(codeOf(await other.person.call(read, {}))).toBe('role_refused')
    const late = await market.buyer()
    await services.clock.advance(accessSeconds + 1)
    expect(codeOf(await late.person.call(read, {}))).toBe('unauthorized')
  })

  it('is empty where there is nothing', async () => {
    const { person } = await market.buyer()
    expect(value(await person.call('GET /buyer/cart', {}))).toEqual([])
    expect(value(await person.call('GET /buyer/notification', {}))).toEqual([])
    const counts = Object.values(value(await person.call('GET /buyer/transaction/count', {})))
    expect(new Set(counts)).toEqual(new Set([0]))
  })

  it('holds only the lines, orders and notifications of its buyer', async () => {
    const [one] = [await shopper(), await shopper()]
    const cart = value(await one.person.call('GET /buyer/cart', {}))
    expect(cart.flatMap(({ details }) => details)).toHaveLength(1)
    const counts = Object.values(value(await one.person.call('GET /buyer/transaction/count', {})))
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1)
    const titles = value(await one.person.call('GET /buyer/notification', {})).map(({ title }) => title)
    expect(titles.filter(title => title === 'Satu')).toHaveLength(1)
  })

  it('is a page of notifications, of all or of one type, newest first', async () => {
    const { person, id } = await market.buyer()
    for (const title of ['A', 'B', 'C']) await notify(id, title)
    await notify(id, 'D', 'promotion')
    const page = async (input: object) => {
      const called = await person.call('GET /buyer/notification', input)
      return [
        value(called)
          .map(({ title }) => title)
          .join(''),
        called.ok && called.meta?.total
      ]
    }
    expect(await page({})).toEqual(['DCBA', 4])
    expect(await page({ type: 'all' })).toEqual(['DCBA', 4])
    expect(await page({ type: 'transaction' })).toEqual(['CBA', 3])
    expect(await page({ per_page: 2, page: 2 })).toEqual(['BA', 4])
    expect(await page({ per_page: 2, page: 3 })).toEqual(['', 4])
  })

  it('notes no activity of an admin, who reads nothing here', async () => {
    const { services } = world()
    const { person, id } = await market.buyer()
    await services.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
    const before = await lastOf(id)
    await services.clock.advance(61)
    expect(codeOf(await person.call('GET /buyer/cart', {}))).toBe('role_refused')
    expect(await lastOf(id)).toEqual(before)
  })

  it('notes when the session and its person were active, once a minute', async () => {
    const { services } = world()
    const { person, id } = await shopper()
    const before = await lastOf(id)
    await services.clock.advance(61)
    value(await person.call('GET /buyer/cart', {}))
    const after = await lastOf(id)
    expect(after.session.getTime()).toBeGreaterThan(before.session.getTime())
    expect(after.seen).toEqual(after.session)
    await services.clock.advance(30)
    value(await person.call('GET /buyer/cart', {}))
    expect(await lastOf(id)).toEqual(after)
  })
})
