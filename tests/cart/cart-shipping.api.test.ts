import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { addresses } from '#server/address/schema.ts'
import { products } from '#server/product/schema.ts'
import { shopShipping } from '#server/shipping/schema.ts'

import { addAll, openTogether } from '../support/buying-together.ts'
import { type Buyer, type Market, openMarket, overseas, type Product, region } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shopIds: number[]

beforeAll(async () => {
  market = await openMarket(world())
  shopIds = [market.shopId, await market.makeShop('Toko Dua')]
})

/** A sack of 40 kg in each shop. */
async function sacks(): Promise<Product[]> {
  const made: Product[] = []
  for (const shopId of shopIds) made.push(await market.product({ weightG: 40_000, shopId }))
  return made
}

type ShippingQuery = Partial<Sent<'GET /buyer/cart/shipping'>>
const request = (buyer: Buyer, lineIds: number[], more: ShippingQuery = {}) =>
  buyer.person.call('GET /buyer/cart/shipping', { cart_detail_id: lineIds, ...more })

describe('shipping of the selected lines', () => {
  it('[shipping-22] is listed by shop to the main address: the cheapest first, with arrival, weight and truck, as at checkout', async () => {
    const buyer = await market.buyer()
    const lines = await addAll(buyer, await sacks())
    const told = value(await request(buyer, lines))
    expect(told).toMatchObject({ is_main_address: true, city: { name: 'Kota Uji' }, final_cost: 0 })
    expect(told.shops.map(shop => [shop.shop_id, shop.weight_kg])).toEqual(shopIds.map(id => [id, 40]))
    for (const { options } of told.shops) {
      expect(options).toMatchObject([
        { type: 'shop_courier', final_cost: 0, arrival: { from: expect.any(String) } },
        { type: 'baba_expedition', truck: 'Pickup' },
        { type: 'commercial' }
      ])
    }
    const { checkouts } = await openTogether(buyer, lines)
    expect(told.shops.map(({ options }) => options[0]?.final_cost)).toEqual(
      checkouts.map(({ shippings }) => shippings.recommendation[0]?.final_cost)
    )
  })

  it("[shipping-22] combines a shop's pieces, and sends pre-ordered goods with the rest", async () => {
    const buyer = await market.buyer()
    const [sack] = await sacks()
    const late = await market.product({ weightG: 10_000 })
    const lines = await addAll(buyer, [sack!, late])
    const soon = value(await request(buyer, lines)).shops[0]!
    expect(soon.weight_kg).toBe(50)
    const { db } = world().services
    await db.update(products).set({ isPreOrder: true, preOrderDays: 9 }).where(eq(products.id, late.id))
    const then = value(await request(buyer, lines)).shops[0]!
    const days = (one: typeof soon) => Date.parse(one.options[0]!.arrival!.from)
    expect((days(then) - days(soon)) / 86_400_000).toBe(9)
  })

  it('[shipping-23] to a chosen city says why a shop cannot send there, and then has no sum', async () => {
    const buyer = await market.buyer()
    const { db } = world().services
    await db.update(shopShipping).set({ shopCourier: false }).where(inArray(shopShipping.shopId, shopIds))
    const lines = await addAll(buyer, await sacks())
    value(await buyer.person.call('POST /buyer/cart/update/{id}', { id: lines[0]!, qty: 2 }))
    const far = value(await request(buyer, lines, { city_id: overseas.city }))
    expect(far).toMatchObject({ is_main_address: false, city: { name: 'Kota Seberang' }, final_cost: null })
    const [heavy, light] = far.shops
    expect(heavy!.options.map(({ type, final_cost, reason }) => [type, final_cost, reason])).toEqual([
      ['commercial', null, 'Melebihi batas 50 kg'],
      ['baba_expedition', null, 'Tidak menjangkau pulau Anda']
    ])
    expect(light!.options[0]).toMatchObject({ type: 'commercial', final_cost: 40_000 + 39 * 35_000 })
    await db.update(shopShipping).set({ shopCourier: true }).where(inArray(shopShipping.shopId, shopIds))
  })

  it('[shipping-23] requires a city without an address, and rejects lines that cannot be bought', async () => {
    const buyer = await market.buyer()
    const lines = await addAll(buyer, await sacks())
    const { db } = world().services
    await db.update(addresses).set({ deletedAt: new Date() }).where(eq(addresses.userId, buyer.id))
    expect(codeOf(await request(buyer, lines))).toBe('city_required')
    expect(codeOf(await request(buyer, lines, { city_id: 1 }))).toBe('city_not_found')
    expect(codeOf(await request(buyer, lines, { city_id: region.city }))).toBe('ok')
    expect(codeOf(await request(await market.buyer(), lines))).toBe('line_not_found')
  })

  it('[shipping-24] of ten shops costs as many queries as of one', async () => {
    const buyer = await market.buyer()
    const made: Product[] = []
    for (let at = 0; at < 10; at += 1) {
      made.push(await market.product({ shopId: await market.makeShop(`Toko ${at}`) }))
    }
    const lines = await addAll(buyer, made)
    const countQueries = async (ids: number[]) => {
      const selecting = vi.spyOn(world().services.db, 'select')
      value(await request(buyer, ids))
      const count = selecting.mock.calls.length
      selecting.mockRestore()
      return count
    }
    const alone = await countQueries([lines[0]!])
    expect(alone).toBeGreaterThan(5)
    expect(await countQueries(lines)).toBe(alone)
  })
})
