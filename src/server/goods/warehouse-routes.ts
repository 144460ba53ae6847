import { asc, eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import * as contract from '#lib/goods/logistics-contract.ts'

import { findPoint } from '#server/address/address-place.ts'
import { cities } from '#server/address/schema.ts'
import { ratesTag } from '#server/checkout/references.ts'
import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { warehouses } from '#server/shipping/schema.ts'
import { fullOf } from './full-of.ts'
import { whereNameIsFree } from './where-name-is-free.ts'

type Row = typeof warehouses.$inferSelect

/** Warehouses for pickup, which an owner alone changes. They are never removed: placed orders name them. */
export function goodsWarehouseRoutes(api: Api): void {
  api.ops(contract.listWarehouses, async ({ db }) => answer(await read(db)))
  api.ops(contract.addWarehouse, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const point = await findPoint(tx, input)
        if (!point.ok) return point
        const full = await fullOf(tx, 'warehouse')
        if (full) return full
        const [row] = await tx
          .insert(warehouses)
          .values({ ...columnsOf(input), ...point.value, updatedAt: now })
          .returning()
        const saved = await show(tx, row!)
        after.act({ kind: 'warehouse', id: row!.id, after: saved })
        after.invalidate(ratesTag, 'catalogue')
        return answer(saved)
      })
    )
  )
  api.ops(contract.changeWarehouse, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const [row] = await tx.select().from(warehouses).where(eq(warehouses.id, input.id)).for('update')
        if (!row) return fail(coreErrors.not_found)
        const changed = await changedMeanwhile(tx, { kind: 'warehouse', ...row }, input.updated_at)
        if (changed) return changed
        const point = await findPoint(tx, input)
        if (!point.ok) return point
        const [saved] = await tx
          .update(warehouses)
          .set({ ...columnsOf(input), ...point.value, updatedAt: nextVersion(warehouses.updatedAt, now) })
          .where(eq(warehouses.id, row.id))
          .returning()
        const shown = await show(tx, saved!)
        after.act({ kind: 'warehouse', id: row.id, before: await show(tx, row), after: shown })
        after.invalidate(ratesTag, 'catalogue')
        return answer(shown)
      })
    )
  )
}

async function read(db: Db): Promise<contract.Warehouse[]> {
  const found = await db
    .select({ row: warehouses, city: cities.name })
    .from(warehouses)
    .innerJoin(cities, eq(cities.id, warehouses.cityId))
    .orderBy(asc(warehouses.name))
  return found.map(({ row, city }) => toWarehouse(row, city))
}

async function show(db: Db, row: Row): Promise<contract.Warehouse> {
  const [city] = await db.select({ name: cities.name }).from(cities).where(eq(cities.id, row.cityId))
  return toWarehouse(row, city!.name)
}

const toWarehouse = (row: Row, city: string): contract.Warehouse => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  province_id: row.provinceId,
  city_id: row.cityId,
  district_id: row.districtId,
  subdistrict_id: row.subdistrictId,
  city,
  address_detail: row.addressDetail,
  lat: String(row.lat),
  lng: String(row.lng),
  is_active: row.isActive,
  is_edited: row.isEdited,
  updated_at: row.updatedAt.toISOString()
})

const columnsOf = (input: contract.WarehouseInput) => ({
  name: input.name,
  phone: input.phone,
  provinceId: input.province_id,
  cityId: input.city_id,
  districtId: input.district_id,
  subdistrictId: input.subdistrict_id,
  addressDetail: input.address_detail,
  isActive: input.is_active,
  isEdited: true
})
