import { beforeAll, describe, expect, it } from 'vitest'

import { conversations, messages } from '#server/chat/schema.ts'
import { eventQueue, events } from '#server/core/events/schema.ts'
import { demoBuyer } from '#demo/people/accounts.ts'
import { demoBuyerId } from '#demo/people/people.ts'

import { type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let buyer: Person

beforeAll(async () => {
  buyer = world().person()
  value(await buyer.call('POST /auth/login', { auth: demoBuyer.email, password: demoBuyer.password }))
})

const inbox = async (filter: 'all' | 'unread' | 'reported' = 'all') =>
  value(await world().ops.call('GET /ops/conversation', { filter, per_page: 100 }))

describe('[chat-60] the demo buyer', () => {
  it('has five threads, two of them unread: of the help and of a shop', async () => {
    const all = value(await buyer.call('GET /buyer/conversation', {}))
    expect(all).toHaveLength(5)
    const unread = value(await buyer.call('GET /buyer/conversation', { filter: 'unread' }))
    expect(unread.map(({ shop, unread_count }) => [shop === null, unread_count])).toEqual([
      [false, 1],
      [true, 1]
    ])
    expect(value(await buyer.call('GET /buyer/conversation/count', {}))).toEqual({ count: 2 })
  })

  it('has cards of products with their variants, and of orders, in their present state', async () => {
    const all = value(await buyer.call('GET /buyer/conversation', {}))
    const threads = await Promise.all(
      all.map(async ({ id }) => value(await buyer.call('GET /buyer/conversation/{id}', { id: id! })))
    )
    const sent = threads.flat()
    const goods = sent.flatMap(({ product }) => product ?? [])
    expect(goods.map(({ variant }) => variant).toSorted()).toEqual(['Abu', 'Hitam', 'Putih', 'Putih', null])
    expect(goods.every(({ price, is_active }) => price > 0 && is_active)).toBe(true)
    const orders = sent.flatMap(({ transaction }) => transaction ?? [])
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['cancel', 'sent'])
  })
})

describe('[chat-60] the demo inbox of the console', () => {
  it('has thirty threads, some waiting for an answer and one that was reported', async () => {
    const all = await inbox()
    expect(all).toHaveLength(30)
    expect(all.filter(thread => thread.buyer.id === demoBuyerId)).toHaveLength(5)
    expect(all.filter(({ shop }) => shop === null).length).toBeGreaterThanOrEqual(4)
    expect((await inbox('unread')).length).toBeGreaterThanOrEqual(5)
    expect((await inbox('reported')).map(({ report }) => report?.reason)).toEqual([
      'Toko mengajak transfer langsung ke rekeningnya, di luar Baba Bangunan, dengan janji potongan 7%.'
    ])
  })

  it('refers only to products and orders that exist, and shops answer as their sellers', async () => {
    const { db } = world().services
    const stored = await db.select().from(messages)
    const cards = stored.filter(row => row.productId !== null || row.transactionId !== null)
    const threads = await Promise.all(
      (await inbox()).map(async ({ id }) =>
        value(await world().ops.call('GET /ops/conversation/{id}', { id }))
      )
    )
    const shown = threads.flat().filter(({ product, transaction }) => product ?? transaction)
    expect(shown.map(({ id }) => id).toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
    expect(shown.length).toBeGreaterThan(20)
    const answers = stored.filter(({ role }) => role === 'seller')
    expect(answers.filter(({ senderId }) => senderId === null)).toEqual([])
  })

  it('rises in time with its ids, and lies in the past', async () => {
    const stored = (await world().services.db.select().from(messages)).toSorted((a, b) => a.id - b.id)
    const times = stored.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(world().services.clock.now().getTime())
  })

  it('left nothing to push or to tell', async () => {
    const { db } = world().services
    const pending = (await db.select().from(conversations)).filter(({ pushAt }) => pushAt !== null)
    expect(pending).toEqual([])
    const recorded = (await db.select().from(events)).filter(({ type }) => type.startsWith('message.'))
    expect(recorded.map(({ type }) => type)).toContain('message.unread')
    const ids = new Set(recorded.map(({ id }) => id))
    expect((await db.select().from(eventQueue)).filter(({ eventId }) => ids.has(eventId))).toEqual([])
  })
})
