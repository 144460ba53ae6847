import { describe, expect, it } from 'vitest'

import { carrierLimits } from '#lib/goods/carrier-limits.ts'

import { courierServices, truckClasses, warehouses } from '#server/shipping/schema.ts'

import { nearPlace, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const ops = () => world().ops
const rate = { first: 9_000, next: 7_500, min_days: 1, max_days: 2 }

/** Copies a stored row under other names until one place is left. */
async function fillUp<T extends typeof courierServices | typeof truckClasses | typeof warehouses>(
  table: T,
  limit: number,
  named: (at: number) => object
): Promise<void> {
  const { db } = world().services
  const { id: _id, ...row } = (
    await db
      .select()
      .from(table as typeof warehouses)
      .limit(1)
  )[0]!
  const missing = limit - 1 - (await db.$count(table))
  const copies = Array.from({ length: missing }, (_, at) => ({ ...row, ...named(at) }))
  await db.insert(table as typeof warehouses).values(copies)
}

describe('[goods-56] of couriers, trucks and warehouses', () => {
  it('the last place is taken once, where several add at once, and the limit is told', async () => {
    await openMarket(world())
    const { zip_code: _, ...chain } = nearPlace
    const place = { ...chain, phone: '0812-3456-7890', address_detail: 'Jl. Gudang 9' }
    const adds = {
      courier: (n: number) =>
        ops().call('POST /ops/courier', {
          courier: `Kurir ${n}`,
          service: 'REG',
          is_cargo: false,
          min_kg: 1,
          max_kg: 50,
          max_length: 2_000,
          sort: 1,
          rates: { city: rate, province: rate, island: rate, national: rate }
        }),
      warehouse: (n: number) => ops().call('POST /ops/warehouse', { ...place, name: `Gudang ${n}` })
    }
    value(await adds.warehouse(0))
    await fillUp(courierServices, carrierLimits.courier, at => ({ courier: `Penuh ${at}` }))
    await fillUp(warehouses, carrierLimits.warehouse, at => ({ name: `Penuh ${at}` }))
    for (const [kind, add] of Object.entries(adds)) {
      const codes = (await Promise.all([1, 2, 3, 4].map(add))).map(codeOf)
      expect(codes.toSorted()).toEqual([...Array(3).fill(`${kind}s_full`), 'ok'].toSorted())
    }
  })
})
