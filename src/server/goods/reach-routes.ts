import { asc, eq, inArray, sql } from 'drizzle-orm'

import { addressErrors } from '#lib/address/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import * as contract from '#lib/goods/logistics-contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'

import { cities, districts } from '#server/address/schema.ts'
import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { ratesTag } from '#server/checkout/references.ts'
import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { expeditionReach, reachEdits } from '#server/shipping/schema.ts'

/** The districts to which Baba Logistik drives the last mile, which an owner alone changes, city by city. */
export function goodsReachRoutes(api: Api): void {
  api.ops(contract.showReach, async ({ db, input }) => {
    const found = await read(db, input.id)
    return found.ok ? answer(found.value) : found
  })
  api.ops(contract.changeReach, ({ transact, input, now }) =>
    transact(async (tx, after) => {
      // Saves of one city wait for each other; those who refer to it do not.
      await tx.select({ id: cities.id }).from(cities).where(eq(cities.id, input.id)).for('no key update')
      const before = await read(tx, input.id)
      if (!before.ok) return before
      const seen = new Date(before.value.updated_at)
      const changed = await changedMeanwhile(
        tx,
        { kind: 'reach', id: input.id, updatedAt: seen },
        input.updated_at
      )
      if (changed) return changed
      const known = new Set(before.value.districts.map(({ district_id }) => district_id))
      const at = input.districts.findIndex(({ district_id }) => !known.has(district_id))
      if (at !== -1)
        return fail(addressErrors.region_mismatch, {
          fields: { [`districts.${at}.district_id`]: 'Kecamatan ini bukan bagian dari kota itu.' }
        })
      // Later than the one before, also within a millisecond or after the clock went back.
      await write(tx, input.districts, new Date(Math.max(now.getTime(), seen.getTime() + 1)))
      const saved = await read(tx, input.id)
      if (!saved.ok) return saved
      after.act({ kind: 'reach', id: input.id, before: costsOf(before.value), after: costsOf(saved.value) })
      after.invalidate(ratesTag, 'catalogue')
      return answer(saved.value)
    })
  )
}

type Change = InputOf<typeof contract.changeReach>['districts'][number]

async function write(tx: Db, changes: readonly Change[], updatedAt: Date): Promise<void> {
  const ended = changes.filter(one => one.point_cost === null).map(one => one.district_id)
  const served = changes.flatMap(({ district_id: districtId, point_cost: pointCost }) =>
    pointCost === null ? [] : [{ districtId, pointCost }]
  )
  if (ended.length > 0) await tx.delete(expeditionReach).where(inArray(expeditionReach.districtId, ended))
  if (served.length > 0)
    await tx
      .insert(expeditionReach)
      .values(served)
      .onConflictDoUpdate({
        target: expeditionReach.districtId,
        set: { pointCost: sql`excluded.point_cost` }
      })
  await tx
    .insert(reachEdits)
    .values(changes.map(({ district_id: districtId }) => ({ districtId, updatedAt })))
    .onConflictDoUpdate({ target: reachEdits.districtId, set: { updatedAt } })
}

type CityReach = { city_id: number; city: string; districts: District[]; updated_at: string }
type District = { district_id: number; name: string; point_cost: number | null }

async function read(db: Db, cityId: number): Promise<Result<CityReach>> {
  const found = await db
    .select({
      city: cities.name,
      district_id: districts.id,
      name: districts.name,
      point_cost: expeditionReach.pointCost,
      edited_at: reachEdits.updatedAt
    })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .leftJoin(expeditionReach, eq(expeditionReach.districtId, districts.id))
    .leftJoin(reachEdits, eq(reachEdits.districtId, districts.id))
    .where(eq(cities.id, cityId))
    .orderBy(asc(districts.name), asc(districts.id))
  const [first] = found
  if (!first) return fail(addressErrors.region_mismatch, { fields: { id: 'Kota tidak ditemukan.' } })
  return ok({
    city_id: cityId,
    city: first.city,
    districts: found.map(({ district_id, name, point_cost }) => ({ district_id, name, point_cost })),
    updated_at: new Date(Math.max(...found.map(({ edited_at: at }) => at?.getTime() ?? 0))).toISOString()
  })
}

/** By district, so that the log names those that changed. */
const costsOf = ({ districts: all }: CityReach) =>
  Object.fromEntries(all.map(one => [String(one.district_id), one.point_cost]))
