import { beforeAll, describe, expect, it } from 'vitest'

import { consoleSessions, shopTokens } from '#server/ops/schema.ts'

import { useLive } from '../support/live.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const clerkToken = 'token-of-a-clerk-0123'
const world = useWorld({ OPS_TOKENS: `ani:clerk:${clerkToken}` })
const live = useLive(world)
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const withToken = (token: string) => new Person(world().app, world().services.config.signatureKey, token)
const issue = (id: number) => world().ops.call('POST /ops/shop/{id}/token', { id })
const whoIs = async (person: Person) => {
  const answer = await person.call('GET /ops/me', {})
  return answer.ok ? answer.value.role : answer.error.code
}

describe('[ops-21] the token of a shop', () => {
  it('is shown once and stored as a hash', async () => {
    const { token } = value(await issue(market.shopId))
    const [row] = await world().services.db.select().from(shopTokens)
    expect(row).toMatchObject({ shopId: market.shopId, tokenHash: expect.not.stringContaining(token) })
    expect(await whoIs(withToken(token))).toBe('seller')
  })

  it('is told by its time beside the shop', async () => {
    const timeOf = async (id: number) =>
      value(await world().ops.call('GET /ops/shop/{id}', { id })).token_issued_at
    const shopId = await market.makeShop('Toko Bertoken')
    expect(await timeOf(shopId)).toBeNull()
    const { issued_at: at } = value(await issue(shopId))
    expect(await timeOf(shopId)).toBe(at)
  })

  it('ends when it is issued again, and when it is revoked', async () => {
    const shopId = await market.makeShop('Toko Ganti')
    const first = await sellerOf(world(), shopId)
    const second = await sellerOf(world(), shopId)
    expect([await whoIs(first), await whoIs(second)]).toEqual(['unauthorized', 'seller'])
    value(await world().ops.call('DELETE /ops/shop/{id}/token', { id: shopId }))
    expect(await whoIs(second)).toBe('unauthorized')
    // Revoking what is revoked changes nothing.
    value(await world().ops.call('DELETE /ops/shop/{id}/token', { id: shopId }))
  })

  it('is one, also when it is issued many times at once', async () => {
    const shopId = await market.makeShop('Toko Serentak')
    const issued = await Promise.all(Array.from({ length: 8 }, () => issue(shopId)))
    const roles = await Promise.all(issued.map(one => whoIs(withToken(value(one).token))))
    expect(roles.filter(role => role === 'seller')).toHaveLength(1)
  })

  it('is not replaced by who has not seen it', async () => {
    const shopId = await market.makeShop('Toko Dua Pemilik')
    const replace = (replaces: string | null) =>
      world().ops.call('POST /ops/shop/{id}/token', { id: shopId, replaces })
    const { issued_at: first } = value(await replace(null))
    expect(codeOf(await replace(null))).toBe('token_changed')
    await world().services.clock.advance(1)
    expect(value(await replace(first)).issued_at).not.toBe(first)
    expect(codeOf(await replace(first))).toBe('token_changed')
  })

  it('is issued and revoked by an owner alone, for a shop that there is', async () => {
    for (const endpoint of ['POST /ops/shop/{id}/token', 'DELETE /ops/shop/{id}/token'] as const) {
      expect(codeOf(await withToken(clerkToken).call(endpoint, { id: market.shopId }))).toBe('forbidden')
      expect(
        codeOf(await (await sellerOf(world(), market.shopId)).call(endpoint, { id: market.shopId }))
      ).toBe('forbidden')
      expect(codeOf(await world().ops.call(endpoint, { id: 999_999_999 }))).toBe('shop_not_found')
    }
  })

  it('takes the consoles and sockets that it opened with it', async () => {
    const shopId = await market.makeShop('Toko Soket')
    const seller = await sellerOf(world(), shopId)
    const browser = withToken('')
    browser.cookies.clear()
    const opened = await seller.send('POST /ops/session')
    expect(opened.status).toBe(200)
    const socket = live.open()
    await socket.join(seller, `private-shop.${shopId}`, 'POST /ops/broadcasting/auth')
    value(await world().ops.call('DELETE /ops/shop/{id}/token', { id: shopId }))
    expect(await socket.closed).toBe(4200)
    expect(await world().services.db.select().from(consoleSessions)).toEqual([])
  })
})

it('[ops-24] shops are listed by name, with the time of their token', async () => {
  const shopId = await market.makeShop('Zamrud 100% Asli')
  const list = async () => value(await world().ops.call('GET /ops/shop', { keyword: '100% a' }))
  expect(await list()).toMatchObject([
    {
      id: shopId,
      slug: expect.any(String),
      name: 'Zamrud 100% Asli',
      seller: { id: market.sellerId, name: 'Penjual Uji' },
      token_issued_at: null
    }
  ])
  const { issued_at: issuedAt } = value(await issue(shopId))
  expect((await list())[0]!.token_issued_at).toBe(issuedAt)
})
