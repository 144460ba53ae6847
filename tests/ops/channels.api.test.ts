import { beforeAll, describe, expect, it } from 'vitest'

import { conversations } from '#server/chat/schema.ts'

import { buy, pay } from '../support/buying.ts'
import { useLive } from '../support/live.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const financeToken = 'token-of-finance-0123'
const world = useWorld({ OPS_TOKENS: `budi:finance:${financeToken}` })
const live = useLive(world)
let market: Market
let buyer: Buyer
let own: Person
let other: Person
let conversationId: number

const auth = 'POST /ops/broadcasting/auth'
const request = (person: Person, channel: string) =>
  person.call(auth, { socket_id: '1.1', channel_name: channel })

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  own = await sellerOf(world(), market.shopId)
  other = await sellerOf(world(), await market.makeShop('Toko Lain'))
  const { db, clock } = world().services
  const [made] = await db
    .insert(conversations)
    .values({ buyerId: buyer.id, shopId: market.shopId, createdAt: clock.now() })
    .returning({ id: conversations.id })
  conversationId = made!.id
})

describe('[ops-23] a channel', () => {
  it('of a shop and of its conversations is joined by that shop and by operators', async () => {
    for (const channel of [`private-shop.${market.shopId}`, `private-conversation.${conversationId}`]) {
      for (const person of [own, world().ops])
        expect(value(await request(person, channel)).auth).toMatch(/:[0-9a-f]{64}/)
      expect(codeOf(await request(other, channel))).toBe('forbidden')
    }
  })

  it('with the marketplace is joined by operators alone', async () => {
    const { db, clock } = world().services
    const [made] = await db
      .insert(conversations)
      .values({ buyerId: buyer.id, shopId: null, createdAt: clock.now() })
      .returning({ id: conversations.id })
    const channel = `private-conversation.${made!.id}`
    value(await request(world().ops, channel))
    expect(codeOf(await request(own, channel))).toBe('forbidden')
  })

  it('is joined by roles that the call names, and not that of a buyer', async () => {
    const finance = new Person(world().app, world().services.config.signatureKey, financeToken)
    expect(codeOf(await request(finance, `private-shop.${market.shopId}`))).toBe('forbidden')
    expect(codeOf(await request(world().ops, `private-user.${buyer.id}`))).toBe('invalid_input')
    expect(codeOf(await buyer.person.call(auth, { socket_id: '1.1', channel_name: 'private-shop.1' }))).toBe(
      'unauthorized'
    )
    const joined = await buyer.person.call('POST /broadcasting/auth', {
      socket_id: '1.1',
      channel_name: `private-shop.${market.shopId}`
    })
    expect(codeOf(joined)).toBe('invalid_input')
  })

  it('of a shop carries its changed orders', async () => {
    const socket = live.open()
    await socket.join(own, `private-shop.${market.shopId}`, auth)
    const { id, code } = await buy(buyer, await market.product({ price: 50_000 }), pay.account)
    expect((await socket.hear('order')).data).toEqual({ id, code, status: 'pending' })
  })
})
