import { describe, expect, it } from 'vitest'

import type { Called } from '#lib/core/api/call.ts'
import { carrierLimits } from '#lib/goods/carrier-limits.ts'

import { courierServices, truckClasses, warehouses } from '#server/shipping/schema.ts'

import { nearPlace, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const ops = () => world().ops
const rate = { first: 9_000, next: 7_500, min_days: 1, max_days: 2 }

type Table = typeof courierServices | typeof truckClasses | typeof warehouses

/** Copies a stored row under other names until one place is left. */
async function fillUp(table: Table, limit: number, named: (at: number) => object): Promise<void> {
  const { db } = world().services
  // Tables of one union: the columns of a copied row are those of its table.
  const one = table as typeof warehouses
  const [stored] = await db.select().from(one).limit(1)
  const { id: _id, ...row } = stored!
  const missing = limit - 1 - (await db.$count(table))
  await db.insert(one).values(Array.from({ length: missing }, (_, at) => ({ ...row, ...named(at) })))
}

/** Four add at once where one place is left. */
async function addAtOnce<T>(add: (n: number) => Promise<Called<T>>): Promise<string[]> {
  const sent = await Promise.all([1, 2, 3, 4].map(n => add(n)))
  return sent.map(codeOf).toSorted()
}

const onceAnd = (full: string) => [full, full, full, 'ok'].toSorted()

describe('[goods-56] the last place is taken once, where several add at once, and the limit is told', () => {
  it('of couriers', async () => {
    await fillUp(courierServices, carrierLimits.courier, at => ({ courier: `Penuh ${at}` }))
    const add = (n: number) =>
      ops().call('POST /ops/courier', {
        courier: `Kurir ${n}`,
        service: 'REG',
        min_kg: 1,
        max_kg: 50,
        max_length: 2_000,
        sort: 1,
        rates: { city: rate, province: rate, island: rate, other: rate }
      })
    expect(await addAtOnce(add)).toEqual(onceAnd('couriers_full'))
  })

  it('of trucks', async () => {
    await fillUp(truckClasses, carrierLimits.truck, at => ({ name: `Penuh ${at}` }))
    const add = (n: number) =>
      ops().call('POST /ops/truck', {
        name: `Truk ${n}`,
        max_kg: 1_000,
        max_m3: 3,
        max_length: 2_500,
        base: 100_000,
        per_km: 5_000,
        sort: 1
      })
    expect(await addAtOnce(add)).toEqual(onceAnd('trucks_full'))
  })

  it('of warehouses', async () => {
    await openMarket(world())
    const { zip_code: _, ...chain } = nearPlace
    const place = { ...chain, phone: '0812-3456-7890', address_detail: 'Jl. Gudang 9' }
    const add = (n: number) => ops().call('POST /ops/warehouse', { ...place, name: `Gudang ${n}` })
    value(await add(0))
    await fillUp(warehouses, carrierLimits.warehouse, at => ({ name: `Penuh ${at}` }))
    expect(await addAtOnce(add)).toEqual(onceAnd('warehouses_full'))
  })
})
