import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { readRegions } from '#server/reference/read-regions.ts'
import { writeRegions } from '#server/reference/write-regions.ts'
import { expeditionReach, warehouses } from '#server/shipping/schema.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { addAddress, type Market, nearPlace, openMarket, overseas, region } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const token = 'clerk-of-the-warehouses-01'
const world = useWorld({ OPS_TOKENS: `g:clerk:${token}` })
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})
const clerk = () => new Person(world().app, world().services.config.signatureKey, token)

const { zip_code: _, ...chain } = nearPlace
const own = { ...chain, name: 'Gudang Sendiri', phone: '0812-3456-7890', address_detail: 'Jl. Gudang 9' }
const add = (more: object = {}) => world().ops.call('POST /ops/warehouse', { ...own, ...more })
const all = async () => value(await world().ops.call('GET /ops/warehouse', {}))
const reach = async (id: number = region.city) => value(await world().ops.call('GET /ops/reach/{id}', { id }))
const setReach = async (
  districts: { district_id: number; point_cost: number | null }[],
  id: number = region.city,
  updated_at?: string
) => {
  const seen = updated_at ?? (await versionOf(id))
  return world().ops.call('PUT /ops/reach/{id}', { id, updated_at: seen, districts })
}
/** A city that does not exist has none. */
const versionOf = async (id: number) => {
  const shown = await world().ops.call('GET /ops/reach/{id}', { id })
  return shown.ok ? shown.value.updated_at : new Date(0).toISOString()
}

const fieldsOf = async (answer: ReturnType<typeof add>) => {
  const said = await answer
  return said.ok ? {} : said.error.fields
}

/** A checkout to an address that trucks do not reach. */
async function openFar() {
  const buyer = await market.buyer()
  const place = {
    districtId: region.far,
    subdistrictId: region.farVillage,
    zipCode: '10120',
    lat: -6.3,
    lng: 106.8
  }
  const addressId = await addAddress(world(), buyer.id, place)
  const { products } = await checkOut(buyer, await market.product())
  const sent = { cart_detail_id: products.map(line => line.id), address_id: addressId }
  value(await buyer.person.call('POST /buyer/transaction/checkout', sent))
  return buyer
}

describe('[goods-49] warehouses of the counter', () => {
  it('are offered for pickup, changed with their version, and switched off', async () => {
    const made = value(await add())
    expect(made).toMatchObject({ phone: '6281234567890', city: 'Kota Uji', is_active: true, is_edited: true })
    // Without a point it stands where its village is.
    expect([made.lat, made.lng]).toEqual(['-6.2', '106.8'])
    const buyer = await openFar()
    const offered = async () =>
      value(await buyer.person.call('POST /buyer/transaction/pickup/list', {})).map(({ name }) => name)
    expect(await offered()).toEqual(['Gudang Sendiri'])
    const change = (more: object) => world().ops.call('PUT /ops/warehouse/{id}', { ...own, ...made, ...more })
    const moved = value(await change({ name: 'Gudang Pindah', lat: '-6.21', lng: '106.81' }))
    expect(await offered()).toEqual(['Gudang Pindah'])
    expect(codeOf(await change({ name: 'Gudang Lama' }))).toBe('changed_meanwhile')
    value(await buyer.person.call('POST /buyer/transaction/pickup/set', { warehouse_id: made.id }))
    value(await change({ ...moved, is_active: false }))
    expect(await offered()).toEqual([])
    const set = await buyer.person.call('POST /buyer/transaction/pickup/set', { warehouse_id: made.id })
    expect(codeOf(set)).toBe('shipping_unavailable')
    expect(codeOf(await change({ id: 999_999 }))).toBe('not_found')
  })

  it('need a free name, a phone, and regions of one chain with a point near them', async () => {
    value(await add({ name: 'Gudang Kembar' }))
    expect(codeOf(await add({ name: 'Gudang Kembar' }))).toBe('carrier_exists')
    const before = await all()
    expect(await fieldsOf(add({ phone: 'gudang@contoh.id' }))).toEqual({ phone: 'Nomor HP tidak valid' })
    expect(await fieldsOf(add({ name: '' }))).toEqual({ name: 'Nama gudang wajib diisi' })
    expect(await fieldsOf(add({ lat: '-6.2' }))).toHaveProperty('lat')
    expect(codeOf(await add({ name: 'A', city_id: overseas.city }))).toBe('region_mismatch')
    expect(codeOf(await add({ name: 'A', lat: '3.5', lng: '98.6' }))).toBe('region_mismatch')
    expect(codeOf(await clerk().call('GET /ops/warehouse', {}))).toBe('forbidden')
    expect(await all()).toEqual(before)
  })

  it('stay when new reference data comes, also a delivered one under another name', async () => {
    const { db } = world().services
    const [delivered] = (await all()).filter(({ is_edited }) => !is_edited)
    const changed = { ...delivered!, name: 'Gudang Baru Namanya' }
    const { lat: _lat, lng: _lng, ...rest } = changed
    value(await world().ops.call('PUT /ops/warehouse/{id}', { ...rest, is_active: false }))
    const before = await all()
    await writeRegions(db, readRegions(), new Set())
    expect(await all()).toEqual(before)
  })
})

describe('[goods-50] the reach of the counter', () => {
  it('is set for many districts at once and ended, and the next price follows', async () => {
    const buyer = await openFar()
    const points = async () =>
      value(
        await buyer.person.call('POST /buyer/transaction/point/expedition/list', { city_id: region.city })
      ).map(({ district }) => district?.name)
    expect(await points()).toEqual(['Dekat'])
    const saved = value(
      await setReach([
        { district_id: region.near, point_cost: 10_000 },
        { district_id: region.far, point_cost: 0 }
      ])
    )
    expect(saved).toEqual(await reach())
    expect(saved.districts.map(one => [one.name, one.point_cost])).toEqual([
      ['Dekat', 10_000],
      ['Jauh', 0]
    ])
    expect(await points()).toEqual(['Dekat', 'Jauh'])
    value(await setReach([{ district_id: region.far, point_cost: null }]))
    expect(await points()).toEqual(['Dekat'])
    value(await setReach([{ district_id: region.near, point_cost: 35_000 }]))
  })

  it('[goods-55] is saved from the newest version alone: of two clerks the second is told', async () => {
    const far = (point_cost: number | null) => [{ district_id: region.far, point_cost }]
    const { updated_at } = await reach()
    const saves = await Promise.all([
      setReach(far(1_000), region.city, updated_at),
      setReach(far(2_000), region.city, updated_at)
    ])
    expect(saves.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    const won = saves.find(one => one.ok)!
    expect(await reach()).toEqual(value(won))
    expect(codeOf(await setReach(far(3_000), region.city, updated_at))).toBe('changed_meanwhile')
    value(await setReach(far(null)))
    // Ending it is a change too.
    expect(codeOf(await setReach(far(4_000), region.city, value(won).updated_at))).toBe('changed_meanwhile')
  })

  it('is announced to an open checkout', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product())
    const [option] = checkout.shippings.baba_expedition.filter(one => one.is_available)
    const sent = orderOf(checkout, pay.account, {
      shipping_type: 'baba_expedition',
      shipping_courier: option!.courier,
      shipping_service: option!.service,
      shipping_cost: option!.final_cost,
      total_pay: checkout.subtotal + option!.final_cost + 4_000
    })
    value(await setReach([{ district_id: region.near, point_cost: null }]))
    expect(codeOf(await sendOrder(buyer, sent))).not.toBe('ok')
    value(await setReach([{ district_id: region.near, point_cost: 35_000 }]))
    expect(codeOf(await sendOrder(buyer, sent))).toBe('ok')
  })

  it('takes districts of that city alone, each once, at most 200', async () => {
    const before = await reach()
    const elsewhere = await setReach([
      { district_id: region.far, point_cost: 1 },
      { district_id: overseas.district, point_cost: 1 }
    ])
    expect(codeOf(elsewhere)).toBe('region_mismatch')
    const far = { district_id: region.far, point_cost: 1 }
    const many = Array.from({ length: 201 }, (_one, i) => ({ district_id: i + 1, point_cost: 1 }))
    for (const bad of [[], [far, far], many, [{ ...far, point_cost: -1 }]])
      expect(codeOf(await setReach(bad))).toBe('invalid_input')
    expect(codeOf(await setReach([far], 999_999))).toBe('region_mismatch')
    expect(codeOf(await clerk().call('GET /ops/reach/{id}', { id: region.city }))).toBe('forbidden')
    expect(await reach()).toEqual(before)
  })

  it('stays when new reference data comes', async () => {
    const { db } = world().services
    const regions = readRegions()
    const [first, second] = await db
      .select()
      .from(expeditionReach)
      .where(eq(expeditionReach.pointCost, 75_000))
    const cityOf = (id: number) => regions.districts.find(district => district.id === id)!.cityId
    for (const [row, point_cost] of [
      [first!, 1],
      [second!, null]
    ] as const)
      value(await setReach([{ district_id: row.districtId, point_cost }], cityOf(row.districtId)))
    const cities = new Set([first!, second!].map(({ districtId }) => cityOf(districtId)))
    await writeRegions(db, regions, cities)
    const costs = new Map(
      (await Promise.all([...cities].map(reach)))
        .flatMap(({ districts }) => districts)
        .map(({ district_id, point_cost }) => [district_id, point_cost])
    )
    expect([costs.get(first!.districtId), costs.get(second!.districtId)]).toEqual([1, null])
    expect(await db.$count(warehouses)).toBeGreaterThan(10)
  })
})
