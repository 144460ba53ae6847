import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { applyReference } from '#server/reference/apply.ts'
import { courierServices } from '#server/shipping/schema.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const token = 'clerk-of-the-couriers-0123'
const world = useWorld({ OPS_TOKENS: `c:clerk:${token}` })
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const couriers = async () => value(await world().ops.call('GET /ops/courier', {}))
const trucks = async () => value(await world().ops.call('GET /ops/truck', {}))
const seenIn = (list: { id: number; updated_at: string }[], id: number) => ({
  id,
  updated_at: list.find(one => one.id === id)!.updated_at
})
const resetCourier = async (id: number) =>
  world().ops.call('POST /ops/courier/{id}/reset', seenIn(await couriers(), id))
const resetTruck = async (id: number) =>
  world().ops.call('POST /ops/truck/{id}/reset', seenIn(await trucks(), id))
const zone = { first: 25_000, next: 8_000, min_days: 1, max_days: 2 }

describe('[goods-48] rates of the counter', () => {
  it('are announced to an open checkout with the next order, in every process', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product())
    const [option] = checkout.shippings.commercial.filter(one => one.is_available)
    const sent = orderOf(checkout, pay.account, {
      shipping_type: 'commercial',
      shipping_courier: option!.courier,
      shipping_service: option!.service,
      shipping_cost: option!.final_cost,
      total_pay: checkout.subtotal + option!.final_cost + 4_000
    })
    // The references of an order are kept from here on.
    expect(codeOf(await sendOrder(buyer, { ...sent, total_pay: 1 }))).toBe('total_changed')
    const chosen = (await couriers()).find(
      one => one.courier === option!.courier && one.service === option!.service
    )!
    const changed = { ...chosen, rates: { ...chosen.rates, city: { ...zone, first: option!.cost + 1_000 } } }
    value(await world().ops.call('PUT /ops/courier/{id}', changed))
    const answer = await sendOrder(buyer, sent)
    expect(codeOf(answer)).toBe('total_changed')
    expect(answer.ok ? {} : answer.error.details).toMatchObject({ shipping_cost: option!.final_cost + 1_000 })
    expect(codeOf(await world().ops.call('PUT /ops/courier/{id}', changed))).toBe('changed_meanwhile')
    const { id, updated_at } = (await couriers()).find(one => one.id === chosen.id)!
    value(await world().ops.call('PUT /ops/courier/{id}', { ...changed, id, updated_at, is_active: false }))
    expect(codeOf(await sendOrder(buyer, sent))).not.toBe('ok')
    value(
      await world().ops.call('PUT /ops/courier/{id}', {
        ...chosen,
        updated_at: (await couriers()).find(one => one.id === id)!.updated_at
      })
    )
    expect(codeOf(await sendOrder(buyer, sent))).toBe('ok')
  })

  it('stay after a start, until they are reset to what was delivered', async () => {
    const { db } = world().services
    await applyReference(db)
    const [delivered] = (await couriers()).filter(one => one.courier === 'JNE' && one.service === 'REG')
    value(
      await world().ops.call('PUT /ops/courier/{id}', {
        ...delivered!,
        rates: { ...delivered!.rates, city: zone },
        is_active: false
      })
    )
    const [truck] = (await trucks()).filter(({ name }) => name === 'CDD')
    value(await world().ops.call('PUT /ops/truck/{id}', { ...truck!, base: 999 }))
    await applyReference(db)
    const read = async () => (await couriers()).find(({ id }) => id === delivered!.id)!
    expect(await read()).toMatchObject({ is_edited: true, is_active: false, rates: { city: zone } })
    expect((await trucks()).find(({ id }) => id === truck!.id)).toMatchObject({ base: 999, is_edited: true })
    value(await resetCourier(delivered!.id))
    expect(await read()).toMatchObject({ is_edited: false, is_active: true, rates: delivered!.rates })
    value(await resetTruck(truck!.id))
    expect((await trucks()).find(({ id }) => id === truck!.id)).toMatchObject({
      base: 250_000,
      is_edited: false
    })
  })

  it('stay also under another name, and their old one comes back with the reset alone', async () => {
    const { db } = world().services
    await applyReference(db)
    const before = [(await couriers()).length, (await trucks()).length]
    const jne = (await couriers()).find(one => one.courier === 'JNE' && one.service === 'YES')!
    const pickup = (await trucks()).find(({ name }) => name === 'Pickup')!
    value(await world().ops.call('PUT /ops/courier/{id}', { ...jne, service: 'Kilat' }))
    value(await world().ops.call('PUT /ops/truck/{id}', { ...pickup, name: 'Bak kecil' }))
    await applyReference(db)
    expect([(await couriers()).length, (await trucks()).length]).toEqual(before)
    const name = { courier: 'JNE', service: 'YES' }
    expect(value(await resetCourier(jne.id))).toMatchObject(name)
    expect(value(await resetTruck(pickup.id)).name).toBe('Pickup')
    // Somebody else has the name meanwhile.
    const { updated_at } = (await trucks()).find(({ id }) => id === pickup.id)!
    value(await world().ops.call('PUT /ops/truck/{id}', { ...pickup, updated_at, name: 'Bak kecil' }))
    const own = value(await world().ops.call('POST /ops/truck', { ...pickup, name: 'Pickup' }))
    expect(own.is_delivered).toBe(false)
    expect(codeOf(await resetTruck(pickup.id))).toBe('carrier_exists')
  })

  it('are added once by an owner alone, and checked', async () => {
    const own = {
      courier: 'Kurir Baru',
      service: 'Hemat',
      min_kg: 1,
      max_kg: 20,
      max_length: 1500,
      rates: { city: zone, province: null, island: null, other: null }
    }
    const made = value(await world().ops.call('POST /ops/courier', own))
    expect(made).toMatchObject({ is_edited: true, is_active: true })
    expect(codeOf(await world().ops.call('POST /ops/courier', own))).toBe('carrier_exists')
    expect(codeOf(await resetCourier(made.id))).toBe('not_delivered')
    const truck = {
      name: 'Tronton',
      max_kg: 15_000,
      max_m3: 35.5,
      max_length: 9_000,
      base: 900_000,
      per_km: 15_000
    }
    value(await world().ops.call('POST /ops/truck', truck))
    expect(codeOf(await world().ops.call('POST /ops/truck', truck))).toBe('carrier_exists')
    for (const bad of [
      { min_kg: 30 },
      { rates: { ...own.rates, city: { ...zone, min_days: 9 } } },
      { max_length: 0 }
    ])
      expect(codeOf(await world().ops.call('POST /ops/courier', { ...own, service: 'Lain', ...bad }))).toBe(
        'invalid_input'
      )
    const clerk = new Person(world().app, world().services.config.signatureKey, token)
    expect(codeOf(await clerk.call('GET /ops/courier', {}))).toBe('forbidden')
    expect(await world().services.db.$count(courierServices, eq(courierServices.courier, 'Kurir Baru'))).toBe(
      1
    )
  })
})
