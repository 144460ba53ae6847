import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { readForm } from '#lib/estimator/form-state.ts'
import { calculatorKinds } from '#lib/estimator/kinds.ts'
import { categories } from '#server/catalogue/schema.ts'
import { refreshCardPrices } from '#server/product/card-price.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { shopCouriers } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { type Market, openMarket, overseas, type Product, region } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

type Goods = {
  name: string
  price: number
  content: number
  unit: 'kg' | 'm' | 'litre' | 'piece'
} & Partial<{
  stock: number
  min: number
  rating: number
  condition: 'new' | 'second'
  shopId: number
}>

/** A product of a leaf category, as a shop sells it. */
async function sell(leaf: string, goods: Goods): Promise<Product> {
  const { db } = world().services
  const [category] = await db.select().from(categories).where(eq(categories.slug, leaf))
  const { name, price, stock = 1_000, min = 1 } = goods
  const shopId = goods.shopId ?? market.shopId
  const product = await market.product({ name, price, stock, min, weightG: 40_000, shopId })
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId))
  await db
    .update(products)
    .set({
      c3: category!.id,
      contentAmount: goods.content,
      contentUnit: goods.unit,
      rating: goods.rating ?? 0,
      condition: goods.condition ?? 'new',
      provinceId: shop!.provinceId,
      cityId: shop!.cityId
    })
    .where(eq(products.id, product.id))
  world().services.forget(['catalogue'])
  return product
}

/** A leaf category that contains only a test's goods. */
async function clear(leaf: string): Promise<void> {
  const { db } = world().services
  const [category] = await db.select().from(categories).where(eq(categories.slug, leaf))
  if (category) await db.update(products).set({ isActive: false }).where(eq(products.c3, category.id))
  else throw new Error(`No category ${leaf}`)
  world().services.forget(['catalogue'])
}

/** A shop in another place than the market's own. */
async function openShop(name: string, place: Partial<typeof shops.$inferInsert>): Promise<number> {
  const shopId = await market.makeShop(name)
  await world().services.db.update(shops).set(place).where(eq(shops.id, shopId))
  return shopId
}

type PlasterQuery = { area?: number; product_id?: number; city_id?: number }
const plastering = async (query: PlasterQuery = {}) => {
  // 100 m² of plaster on one side: 624 kg of cement
  const plain = { area: 100, sides: '1', skim: 'tanpa', waste: 0 } as const
  return value(
    await world()
      .person()
      .call('GET /estimate/plester-acian', { ...plain, ...query })
  )
}
const offersOf = async (query: PlasterQuery = {}) =>
  (await plastering(query)).materials.find(({ key }) => key === 'semen')?.offers ?? []

const named = (offers: Awaited<ReturnType<typeof offersOf>>) =>
  offers.map(({ why, name, qty, cost }) => [why, name, qty, cost])

beforeAll(async () => {
  market = await openMarket(world())
  for (const leaf of ['semen-portland', 'pasir-pasang', 'besi-beton-polos', 'bata-ringan', 'cat-interior']) {
    await clear(leaf)
  }
})

describe('the products of a need', () => {
  test('[estimator-12] are the cheapest for the amount and the best rated, each with enough stock', async () => {
    await clear('semen-portland')
    await sell('semen-portland', {
      name: 'Semen A 40 kg',
      price: 60_000,
      content: 40,
      unit: 'kg',
      rating: 4.9
    })
    await sell('semen-portland', {
      name: 'Semen B 50 kg',
      price: 70_000,
      content: 50,
      unit: 'kg',
      rating: 4.2
    })
    await sell('semen-portland', { name: 'Semen C 40 kg', price: 10_000, content: 40, unit: 'kg', stock: 15 })
    await sell('semen-portland', {
      name: 'Semen D',
      price: 10_000,
      content: 40,
      unit: 'kg',
      condition: 'second'
    })
    await sell('semen-portland', { name: 'Semen E', price: 10_000, content: 1, unit: 'litre' })
    // 624 ÷ 40 = 15.6 and 624 ÷ 50 = 12.48
    expect(named(await offersOf())).toEqual([
      ['cheapest', 'Semen B 50 kg', 13, 910_000],
      ['best', 'Semen A 40 kg', 16, 960_000]
    ])
  })

  test('[estimator-12] are cheapest by the cost of the amount, not of the piece or the kilogram', async () => {
    await clear('semen-portland')
    await sell('semen-portland', { name: 'Semen besar', price: 900_000, content: 1_000, unit: 'kg' })
    await sell('semen-portland', { name: 'Semen kecil', price: 45_000, content: 40, unit: 'kg' })
    await sell('semen-portland', { name: 'Semen borongan', price: 44_000, content: 40, unit: 'kg', min: 50 })
    expect(named(await offersOf())).toEqual([['cheapest', 'Semen kecil', 16, 720_000]])
  })

  test("[estimator-12] cost the checkout's price before a voucher: one per order is not one per piece", async () => {
    await clear('semen-portland')
    const { services } = world()
    const promoted = await sell('semen-portland', {
      name: 'Semen promo',
      price: 56_500,
      content: 40,
      unit: 'kg'
    })
    await sell('semen-portland', { name: 'Semen biasa', price: 55_000, content: 40, unit: 'kg' })
    await market.voucher({ productId: promoted.id, percentage: 0, amount: 15_000 })
    await refreshCardPrices(services.db, services.clock.now())
    services.forget(['catalogue'])
    expect(named(await offersOf({ product_id: promoted.id }))).toEqual([
      ['cheapest', 'Semen biasa', 16, 880_000],
      ['chosen', 'Semen promo', 16, 904_000]
    ])
  })

  test('[estimator-12] include the requested product if it fits', async () => {
    await clear('semen-portland')
    await sell('semen-portland', { name: 'Semen murah', price: 40_000, content: 40, unit: 'kg' })
    const mine = await sell('semen-portland', {
      name: 'Semen pilihan',
      price: 65_000,
      content: 50,
      unit: 'kg'
    })
    const other = await sell('besi-beton-polos', {
      name: 'Besi 6 mm x 12 m',
      price: 30_000,
      content: 12,
      unit: 'm'
    })
    expect(named(await offersOf({ product_id: mine.id }))).toEqual([
      ['cheapest', 'Semen murah', 16, 640_000],
      ['chosen', 'Semen pilihan', 13, 845_000]
    ])
    expect(named(await offersOf({ product_id: other.id }))).toHaveLength(1)
  })

  test('[estimator-12] are of the variant in stock whose price the card shows', async () => {
    await clear('semen-portland')
    const product = await sell('semen-portland', {
      name: 'Semen warna',
      price: 50_000,
      content: 40,
      unit: 'kg'
    })
    const { db } = world().services
    const [first] = await db.select().from(productDetails).where(eq(productDetails.id, product.detailId))
    const { id: _id, ...fields } = first!
    await db
      .update(productDetails)
      .set({ stock: 3, subName1: 'Putih' })
      .where(eq(productDetails.id, product.detailId))
    await db.insert(productDetails).values([
      { ...fields, subName1: 'Emas', price: 90_000, sort: 1 },
      { ...fields, subName1: 'Abu', sort: 2 }
    ])
    world().services.forget(['catalogue'])
    expect((await offersOf()).map(({ variant, price }) => [variant, price])).toEqual([['Abu', 50_000]])
  })

  test('[estimator-12, estimator-34] are found by whole words of their names, and by the volume in a name', async () => {
    await clear('besi-beton-polos')
    await sell('besi-beton-polos', { name: 'Besi Uji 16 mm x 12 m', price: 1_000, content: 12, unit: 'm' })
    await sell('besi-beton-polos', { name: 'Besi Uji 6 mm x 12 m', price: 30_000, content: 12, unit: 'm' })
    await sell('bata-ringan', {
      name: 'Hebel Uji Tebal 10 cm per palet 1,8 m3',
      price: 900_000,
      content: 1,
      unit: 'piece'
    })
    const steel = value(await world().person().call('GET /estimate/besi', { stirrup: 'polos-6' }))
    const rings = steel.materials.find(({ key }) => key === 'sengkang')
    expect(rings?.offers.map(({ name }) => name)).toContain('Besi Uji 6 mm x 12 m')
    expect(rings?.offers.map(({ name }) => name)).not.toContain('Besi Uji 16 mm x 12 m')
    // 20 m² of 10 cm: 2.0587 m³ with 5 % waste, two pallets
    const wall = value(await world().person().call('GET /estimate/dinding', { area: 20, block: 'hebel-10' }))
    const [hebel] = wall.materials[0]?.offers ?? []
    expect([hebel?.qty, hebel?.sale, hebel?.cost]).toEqual([2, 'pcs', 1_800_000])
  })

  test('[estimator-13] are summed up with their weight and truck; a missing product is named', async () => {
    await clear('semen-portland')
    await clear('pasir-pasang')
    await sell('semen-portland', { name: 'Semen A 40 kg', price: 60_000, content: 40, unit: 'kg' })
    const reply = await plastering()
    expect([reply.cost, reply.missing]).toEqual([960_000, ['Pasir pasang']])
    expect(reply.shipments).toEqual([
      {
        shop_id: market.shopId,
        shop: 'Toko Uji',
        location: 'Kota Uji',
        weight_kg: 640,
        truck: { name: 'Pickup', count: 1 },
        freight: null
      }
    ])
    const trucks = [await plastering({ area: 300 }), await plastering({ area: 2_000 })].map(
      ({ shipments }) => shipments[0]?.truck
    )
    // 1.880 kg and 12.480 kg: three full loads of the largest, and a rest
    expect(trucks).toEqual([
      { name: 'Engkel', count: 1 },
      { name: 'CDD', count: 4 }
    ])
    await clear('semen-portland')
    expect((await plastering()).shipments).toEqual([])
  })

  test('[estimator-25] of two shops are two loads, and never one truck', async () => {
    await clear('semen-portland')
    await clear('pasir-pasang')
    const sandShop = await market.makeShop('Toko Pasir')
    await sell('semen-portland', { name: 'Semen A 40 kg', price: 60_000, content: 40, unit: 'kg' })
    // 2.4 m³ of sand are 3.360 kg in 84 sacks
    await sell('pasir-pasang', {
      name: 'Pasir karung 40 kg',
      price: 9_000,
      content: 40,
      unit: 'kg',
      shopId: sandShop
    })
    const { shipments } = await plastering()
    expect(shipments.map(({ shop, weight_kg, truck }) => [shop, weight_kg, truck?.name])).toEqual([
      ['Toko Pasir', 3_360, 'CDD'],
      ['Toko Uji', 640, 'Pickup']
    ])
    await clear('pasir-pasang')
  })
})

describe('[estimator-24] the products for a city', () => {
  const cement = { content: 40, unit: 'kg' } as const
  const inCity = { city_id: region.city }
  let far: number
  let beyondSea: number

  beforeAll(async () => {
    // 1° south: 111,19 km as the crow flies, 144,6 by road.
    far = await openShop('Toko Jauh', { lat: -7.2 })
    beyondSea = await openShop('Toko Seberang', {
      provinceId: overseas.province,
      cityId: overseas.city,
      lat: -9
    })
    await world().services.db.delete(shopCouriers).where(eq(shopCouriers.shopId, beyondSea))
  })

  test('come from shops that deliver there; without a city the cheapest, with the city it ships from', async () => {
    await clear('semen-portland')
    await sell('semen-portland', { name: 'Semen dekat', price: 60_000, ...cement })
    await sell('semen-portland', { name: 'Semen seberang', price: 50_000, ...cement, shopId: beyondSea })
    const [anywhere] = await offersOf()
    expect([anywhere?.name, anywhere?.location, anywhere?.reach]).toEqual([
      'Semen seberang',
      'Kota Seberang',
      null
    ])
    const reply = await plastering(inCity)
    const [here] = reply.materials[0]?.offers ?? []
    expect(reply.city).toEqual({ id: region.city, name: 'Kota Uji' })
    // Kurir Toko is free near the shop.
    const free = { kind: 'priced', cost: 0, etd: '1-2 hari', carrier: 'Kurir Toko Reguler' }
    expect([here?.name, here?.reach]).toEqual(['Semen dekat', free])
    expect((await plastering({ city_id: 123_456 })).city).toBeNull()
  })

  test('cost least including their delivery', async () => {
    await clear('semen-portland')
    await sell('semen-portland', { name: 'Semen dekat', price: 60_000, ...cement })
    await sell('semen-portland', { name: 'Semen jauh', price: 55_000, ...cement, shopId: far })
    expect((await offersOf()).map(({ name }) => name)).toEqual(['Semen jauh'])
    expect((await offersOf(inCity)).map(({ name }) => name)).toEqual(['Semen dekat'])
    await sell('semen-portland', { name: 'Semen obral', price: 15_000, ...cement, shopId: far })
    // 75.000 + 145 km × 4.000
    const [cheapest] = await offersOf(inCity)
    expect([cheapest?.name, cheapest?.reach?.cost]).toEqual(['Semen obral', 655_000])
    const [shipment] = (await plastering(inCity)).shipments
    const carriers = [cheapest?.reach?.carrier]
    expect(shipment?.freight).toEqual({ kind: 'priced', cost: 655_000, carriers, deliveries: 1 })
  })

  test('are named even if nobody delivers, and if a load is too large for a truck', async () => {
    await clear('semen-portland')
    await sell('semen-portland', { name: 'Semen seberang', price: 50_000, ...cement, shopId: beyondSea })
    expect((await offersOf(inCity)).map(({ name, reach }) => [name, reach?.kind])).toEqual([
      ['Semen seberang', 'none']
    ])
    await sell('semen-portland', { name: 'Semen jauh', price: 60_000, ...cement, shopId: far })
    // 12.480 kg
    const [many] = await offersOf({ ...inCity, area: 2_000 })
    expect([many?.name, many?.reach]).toMatchObject(['Semen jauh', { kind: 'negotiated', cost: null }])
  })
})

describe('an estimate', () => {
  const inputs = {
    'GET /estimate/dinding': { room: ['4x3x3'], opening: ['1x0.9x2.1'] },
    'GET /estimate/plester-acian': { room: ['4x3x3'] },
    'GET /estimate/lantai': { floor: ['4x3'] },
    'GET /estimate/cat': { room: ['4x3x3'] },
    'GET /estimate/atap': {},
    'GET /estimate/cor-beton': { element: ['10x3x0.2x0.2'] },
    'GET /estimate/besi': {},
    'GET /estimate/plafon': { floor: ['4x3'] }
  } as const

  test('[estimator-17] of each kind names its formula and its sources', async () => {
    expect(Object.keys(inputs)).toEqual(calculatorKinds.map(kind => `GET /estimate/${kind}`))
    for (const [line, input] of Object.entries(inputs)) {
      const reply = value(
        await world()
          .person()
          .call(line as keyof typeof inputs, input as object)
      )
      expect([line, reply.steps.length > 0, reply.sources.length > 0]).toEqual([line, true, true])
      expect(reply.materials.every(({ amount }) => amount > 0)).toBe(true)
    }
  })

  test('[estimator-19] is cached for the untouched example only', async () => {
    const storedOf = async (endpoint: keyof typeof inputs, input: object) => {
      const before = world().services.answers.size.entries
      value(await world().person().call(endpoint, input))
      return world().services.answers.size.entries - before
    }
    world().services.forget(['catalogue'])
    for (const kind of calculatorKinds) {
      const { requested: query } = readForm(kind, new URLSearchParams())
      const endpoint = `GET /estimate/${kind}` as const
      expect([kind, await storedOf(endpoint, query)]).toEqual([kind, 1])
      // A kind without a waste has bars to change.
      const other = kind === 'besi' ? { bars: '6' } : { waste: '7' }
      expect([kind, await storedOf(endpoint, { ...query, ...other })]).toEqual([kind, 0])
    }
  })

  test('[estimator-2] is rejected without measures, and [estimator-3] with a message under its field', async () => {
    const failure = async (endpoint: keyof typeof inputs, input: object) => {
      const answer = await world().person().call(endpoint, input)
      return answer.ok ? undefined : [answer.error.status, answer.error.code, answer.error.fields]
    }
    for (const kind of ['dinding', 'plester-acian', 'lantai', 'cat', 'cor-beton', 'plafon'] as const) {
      expect(await failure(`GET /estimate/${kind}`, {})).toEqual([422, 'nothing_measured', undefined])
    }
    expect(await failure('GET /estimate/cat', { room: ['1x1x1'], opening: ['9x1x1'] })).toEqual([
      422,
      'openings_too_large',
      undefined
    ])
    expect(await failure('GET /estimate/besi', { width: 10, cover: 5 })).toEqual([
      422,
      'section_too_small',
      undefined
    ])
    expect(await failure('GET /estimate/atap', { slope: 80 })).toEqual([
      422,
      'invalid_input',
      { slope: 'Isi antara 5 dan 60' }
    ])
  })
})
