import { beforeAll, describe, expect, it } from 'vitest'

import { notifications } from '#server/notification/schema.ts'

import { buy, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

/** A buyer with two orders and a notification of each. */
async function told(): Promise<Buyer> {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 1_000_000)
  for (let order = 0; order < 2; order += 1) {
    await buy(buyer, await market.product({ price: 50_000 }), pay.saldo)
  }
  return buyer
}

const listOf = async (buyer: Buyer) => value(await buyer.person.call('GET /buyer/notification', {}))
const unreadOf = async (buyer: Buyer) =>
  value(await buyer.person.call('GET /buyer/notification/count', {})).transaction

describe('notifications', () => {
  it('[notification-3, notification-4] are counted until they are read, one or all', async () => {
    const buyer = await told()
    const [first] = await listOf(buyer)
    const before = await unreadOf(buyer)
    expect(before).toBeGreaterThan(1)
    const read = value(await buyer.person.call('POST /buyer/notification/read/{id}', { id: first!.id }))
    expect(read.counters.notification.transaction).toBe(before - 1)
    const all = value(await buyer.person.call('POST /buyer/notification/read/all', {}))
    expect(all.counters.notification.all).toBe(0)
    expect((await listOf(buyer)).every(one => one.is_read)).toBe(true)
  })

  it('[notification-4, notification-5] are deleted one by one or all, but nobody else’s', async () => {
    const [buyer, other] = [await told(), await told()]
    const [first] = await listOf(buyer)
    const id = { id: first!.id }
    expect(codeOf(await other.person.call('POST /buyer/notification/delete/{id}', id))).toBe(
      'notification_not_found'
    )
    value(await buyer.person.call('POST /buyer/notification/delete/{id}', id))
    expect((await listOf(buyer)).map(one => one.id)).not.toContain(first!.id)
    value(await buyer.person.call('POST /buyer/notification/clear', {}))
    expect(await listOf(buyer)).toEqual([])
    expect((await listOf(other)).length).toBeGreaterThan(1)
  })

  it('[notification-1, notification-2, notification-3] are listed by type, 12 per page, and counted by type and in all', async () => {
    const buyer = await market.buyer()
    const types = [
      'promotion',
      'negotiation',
      ...Array.from({ length: 11 }, () => 'transaction' as const)
    ] as const
    await world()
      .services.db.insert(notifications)
      .values(
        types.map((type, at) => ({
          userId: buyer.id,
          type,
          title: `Kabar ${at + 1}`,
          body: '',
          value: '1',
          createdAt: world().services.clock.now()
        }))
      )
    const titles = async (input: { type?: 'all' | 'promotion' | 'negotiation' }) =>
      value(await buyer.person.call('GET /buyer/notification', input)).map(one => one.title)
    const newest = Array.from({ length: 12 }, (_, at) => `Kabar ${13 - at}`)
    expect(await titles({})).toEqual(newest)
    expect(await titles({ type: 'all' })).toEqual(newest)
    expect(await titles({ type: 'promotion' })).toEqual(['Kabar 1'])
    expect(await titles({ type: 'negotiation' })).toEqual(['Kabar 2'])
    expect(value(await buyer.person.call('GET /buyer/notification/count', {}))).toEqual({
      all: 13,
      promotion: 1,
      transaction: 11,
      negotiation: 1
    })
  })

  it('are counted beside conversations, of which none is unread', async () => {
    const buyer = await market.buyer()
    expect(value(await buyer.person.call('GET /buyer/conversation/count', {}))).toEqual({ count: 0 })
  })
})
