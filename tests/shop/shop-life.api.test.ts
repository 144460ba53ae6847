import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { isShopAwake, keepDemoShopsAlive } from '#server/demo-shops-job.ts'
import { shops } from '#server/shop/schema.ts'

import { advanceTo, buy, pay, topUp } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const seenAt = async (shopId = market.shopId) => {
  const [shop] = await world().services.db.select().from(shops).where(eq(shops.id, shopId))
  return shop!.lastOnlineAt
}

describe("[shop-30] a shop's last activity", () => {
  it("is its seller's action, not the courier's", async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 100_000)
    const { code } = await buy(buyer, await market.product({ price: 50_000 }), pay.saldo)
    expect(await seenAt()).toBeNull()
    await advanceTo(world(), code, 'ship')
    const sent = await seenAt()
    expect(sent).not.toBeNull()
    await world().services.clock.advance(3600)
    for (const [endpoint, more] of [
      ['POST /ops/transaction/{id}/trace', { detail: 'Tiba di gudang kota' }],
      ['POST /ops/transaction/{id}/deliver', {}]
    ] as const) {
      expect((await world().ops.send(endpoint, { id: code, ...more })).status).toBe(200)
    }
    expect(await seenAt()).toEqual(sent)
    const detail = value(await buyer.person.call('GET /buyer/shop/{id}', { id: String(market.shopId) }))
    expect(detail).toMatchObject({ online: false, last_online: sent!.toISOString() })
  })

  it('does not change if the step is rejected', async () => {
    const shopId = await market.makeShop('Toko Diam')
    const buyer = await market.buyer()
    const { code } = await buy(buyer, await market.product({ shopId }), pay.account)
    expect((await world().ops.send('POST /ops/transaction/{id}/accept', { id: code })).status).not.toBe(200)
    expect(await seenAt(shopId)).toBeNull()
  })

  it('is set in the demo while the shop is open', async () => {
    const { services } = world()
    const clock = { now: () => new Date('2026-11-23T02:00:00Z') }
    const at = (config: object) =>
      ({ ...services, config: { ...services.config, ...config }, clock }) as typeof services
    const shopId = await market.makeShop('Toko Buka')
    const minute = clock.now().getTime()
    const next = Array.from({ length: 12 }, (_, more) => new Date(minute + more * 60_000))
    const awake = next.find(now => isShopAwake(shopId, now))!
    clock.now = () => awake
    await keepDemoShopsAlive(at({ demo: false }))
    expect(await seenAt(shopId)).toBeNull()
    await keepDemoShopsAlive(at({ demo: true }))
    expect(await seenAt(shopId)).toEqual(awake)
  })
})

describe('[shop-30] a shop of the demo', () => {
  const hours = (day: string) =>
    Array.from({ length: 24 * 60 }, (_, minute) => minute).flatMap(minute => {
      const now = new Date(Date.parse(`${day}T00:00:00+07:00`) + minute * 60_000)
      return isShopAwake(5, now) ? [Math.floor(minute / 60)] : []
    })

  it('is open from 8 to 17 in Jakarta, and closed on Sundays', () => {
    expect([...new Set(hours('2026-11-21'))]).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16])
    expect(hours('2026-11-22')).toEqual([])
  })
})
