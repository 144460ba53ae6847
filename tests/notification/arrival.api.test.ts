import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { transactor } from '#server/core/transact.ts'
import { notify } from '#server/notification/notify.ts'
import { notifications } from '#server/notification/schema.ts'

import { buy, pay } from '../support/buying.ts'
import { useLive } from '../support/live.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const live = useLive(world)
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const notice = {
  type: 'promotion',
  title: 'Pekan Keramik',
  body: 'Mulai hari ini.',
  value: '/category'
} as const

async function tell(buyer: Buyer): Promise<void> {
  const { services } = world()
  const now = services.clock.now()
  await transactor(services)(async (tx, after) => notify({ tx, after, now }, buyer.id, notice))
}

const listOf = async (buyer: Buyer) => value(await buyer.person.call('GET /buyer/notification', {}))

describe('[notification-11] a notification', () => {
  it("reaches its owner's open tabs with the badges, as in the list", async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const [tab, stranger] = [live.open(), live.open()]
    await tab.join(buyer.person, `private-user.${buyer.id}`)
    await stranger.join(other.person, `private-user.${other.id}`)
    await tell(buyer)
    const { data } = await tab.hear('notification')
    expect([data]).toEqual(await listOf(buyer))
    expect((await tab.hear('counters')).data).toMatchObject({ notification: { promotion: 1 } })
    await stranger.settle()
    expect(stranger.heard.some(frame => frame.event === 'notification')).toBe(false)
  })

  it('of an order arrives the same way', async () => {
    const buyer = await market.buyer()
    const tab = live.open()
    await tab.join(buyer.person, `private-user.${buyer.id}`)
    const { id } = await buy(buyer, await market.product(), pay.account)
    expect((await tab.hear('notification')).data).toMatchObject({ type: 'transaction', value: String(id) })
  })

  it('that was read or deleted in one tab is reported to the others', async () => {
    const buyer = await market.buyer()
    const tab = live.open()
    await tab.join(buyer.person, `private-user.${buyer.id}`)
    await tell(buyer)
    const { data: first } = await tab.hear('notification')
    const { data: one } = await tab.hear('counters')
    expect(one).toMatchObject({ notification: { all: 1 } })
    value(await buyer.person.call('POST /buyer/notification/read/{id}', { id: Number(first['id']) }))
    const { data: read } = await tab.hear('notification', frame => frame.data !== first)
    const { data: none } = await tab.hear('counters', frame => frame.data !== one)
    expect(read).toEqual({})
    expect(none).toMatchObject({ notification: { all: 0 } })
  })
})

describe('[notification-13] notifications newer than the last one seen', () => {
  it('stay unread when all are marked read, and stay when all are deleted', async () => {
    const buyer = await market.buyer()
    await tell(buyer)
    const [seen] = await listOf(buyer)
    await tell(buyer)
    value(await buyer.person.call('POST /buyer/notification/read/all', { up_to: seen!.id }))
    expect((await listOf(buyer)).map(one => one.is_read)).toEqual([false, true])
    const { counters } = value(await buyer.person.call('POST /buyer/notification/clear', { up_to: seen!.id }))
    expect(counters.notification).toMatchObject({ all: 1, promotion: 1 })
    expect(await listOf(buyer)).toHaveLength(1)
  })

  it("and other people's stay, whatever number is sent", async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    await tell(other)
    const [theirs] = await listOf(other)
    value(await buyer.person.call('POST /buyer/notification/read/all', { up_to: theirs!.id }))
    value(await buyer.person.call('POST /buyer/notification/clear', { up_to: theirs!.id }))
    expect(await listOf(other)).toEqual([theirs])
  })
})

it('[notification-4] badges are right after concurrent reading, clearing and arrivals', async () => {
  const buyer = await market.buyer()
  for (let one = 0; one < 4; one += 1) await tell(buyer)
  const [first] = await listOf(buyer)
  await Promise.all([
    buyer.person.call('POST /buyer/notification/read/{id}', { id: first!.id }),
    buyer.person.call('POST /buyer/notification/read/all', {}),
    tell(buyer),
    buyer.person.call('POST /buyer/notification/clear', { up_to: first!.id }),
    tell(buyer)
  ])
  const rows = await world()
    .services.db.select()
    .from(notifications)
    .where(eq(notifications.userId, buyer.id))
  const unread = rows.filter(row => !row.isRead).length
  expect(rows).toHaveLength(2)
  expect(value(await buyer.person.call('GET /buyer/notification/count', {})).all).toBe(unread)
})
