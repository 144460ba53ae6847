import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { advance } from '../support/clock.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { negotiate } from '../support/negotiating.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let otherShop: number
let own: Person
let other: Person

beforeAll(async () => {
  market = await openMarket(world())
  otherShop = await market.makeShop('Toko Zamrud')
  own = await sellerOf(world(), market.shopId)
  other = await sellerOf(world(), otherShop)
})

async function buyerNamed(name: string): Promise<Buyer> {
  const buyer = await market.buyer()
  await world().services.db.update(users).set({ name }).where(eq(users.id, buyer.id))
  return buyer
}
const rejectedShort = async (endpoint: 'GET /ops/complain' | 'GET /ops/nego' | 'GET /ops/withdraw') =>
  codeOf(await world().ops.call(endpoint, { keyword: 'ab' }))

describe('[ops-294] complaints', () => {
  const queue = async (input: Sent<'GET /ops/complain'>, who = world().ops) =>
    value(await who.call('GET /ops/complain', input)).map(({ id }) => id)

  it('are found by code, buyer and shop, and a seller finds those of its shop alone', async () => {
    const open = async (name: string) => {
      const buyer = await buyerNamed(name)
      return complain(buyer, await deliveredTo(world(), buyer, await market.product({ price: 50_000 })))
    }
    const first = await open('Larasati Dewi')
    await advance(world(), 60)
    const second = await open('Bagus 100%')
    const { ops } = world()
    expect(await queue({})).toEqual([first.id, second.id])
    expect(await queue({ sort: 'date' })).toEqual([second.id, first.id])
    expect(await queue({ keyword: first.code.toLowerCase() })).toEqual([first.id])
    expect(await queue({ keyword: 'sati dew' })).toEqual([first.id])
    // A sign of patterns is a letter like any other.
    expect([await queue({ keyword: '100%' }), await queue({ keyword: 'L%i' })]).toEqual([[second.id], []])
    const [shop] = await world().services.db.select().from(shops).where(eq(shops.id, market.shopId))
    expect(await queue({ keyword: shop!.name })).toEqual([first.id, second.id])
    expect(await queue({ keyword: 'Zamrud' })).toEqual([])
    expect(await queue({ shop: market.shopId, per_page: 1, page: 2 })).toEqual([second.id])
    expect(await queue({ shop: otherShop })).toEqual([])
    expect(await queue({ keyword: first.code, open: false })).toEqual([])
    for (const input of [{ keyword: first.code }, { keyword: 'Larasati' }, { shop: market.shopId }]) {
      expect(await queue(input, own), JSON.stringify(input)).toContain(first.id)
      expect(await queue(input, other), JSON.stringify(input)).toEqual([])
    }
    expect(await ops.call('GET /ops/complain', { keyword: 'Larasati' })).toMatchObject({ meta: { total: 1 } })
    expect(await rejectedShort('GET /ops/complain')).toBe('invalid_input')
  })
})

describe('[ops-295] negotiations', () => {
  const list = async (input: Sent<'GET /ops/nego'>, who = world().ops) =>
    value(await who.call('GET /ops/nego', input)).map(({ id }) => id)

  it('are found by code, buyer and shop, and a seller finds those of its shop alone', async () => {
    const begin = async (name: string) =>
      negotiate(world(), await buyerNamed(name), await market.product(), {})
    const first = await begin('Ratna Kusuma')
    const second = await begin('Wira Atmaja')
    const { code } = value(await world().ops.call('GET /ops/nego', {})).find(({ id }) => id === first.id)!
    expect(await list({ keyword: code })).toEqual([first.id])
    expect(await list({ keyword: 'atmaja', is_waiting: true })).toEqual([second.id])
    expect(await list({ keyword: 'Zamrud' })).toEqual([])
    expect(await list({ shop: market.shopId })).toEqual([first.id, second.id])
    expect(await list({ shop: otherShop })).toEqual([])
    for (const input of [{ keyword: code }, { keyword: 'Ratna' }, { shop: market.shopId }]) {
      expect(await list(input, own), JSON.stringify(input)).toContain(first.id)
      expect(await list(input, other), JSON.stringify(input)).toEqual([])
    }
    expect(await rejectedShort('GET /ops/nego')).toBe('invalid_input')
  })
})

it('[ops-291] two letters name no withdrawal', async () => {
  expect(await rejectedShort('GET /ops/withdraw')).toBe('invalid_input')
})
