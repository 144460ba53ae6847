import { asc, eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import * as contract from '#lib/goods/shipping-contract.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import type { AfterCommit } from '#server/core/after-commit.ts'
import { ratesTag } from '#server/checkout/references.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { deliveredService, deliveredTruck } from '#server/shipping/delivered-rates.ts'
import { courierServices, truckClasses } from '#server/shipping/schema.ts'
import { courierColumns, toCourier, toTruck, truckColumns } from './carrier-rows.ts'
import { fullOf } from './full-of.ts'
import { whereNameIsFree } from './where-name-is-free.ts'

/** Couriers and trucks with their rates, which an owner alone changes. */
export function goodsCarrierRoutes(api: Api): void {
  courierRoutes(api)
  truckRoutes(api)
}

/** Every process plans the next order with the new rates; calculators show them. */
const announce = (after: AfterCommit) => after.invalidate(ratesTag, 'catalogue')

function courierRoutes(api: Api): void {
  const lock = async (tx: Db, id: number) =>
    (await tx.select().from(courierServices).where(eq(courierServices.id, id)).for('update'))[0]
  const set = async (
    tx: Db,
    after: AfterCommit,
    { row, values, now }: { row: typeof courierServices.$inferSelect; values: object; now: Date }
  ) => {
    const [saved] = await tx
      .update(courierServices)
      .set({ ...values, updatedAt: nextVersion(courierServices.updatedAt, now) })
      .where(eq(courierServices.id, row.id))
      .returning()
    after.act({ kind: 'courier', id: row.id, before: toCourier(row), after: toCourier(saved!) })
    announce(after)
    return answer(toCourier(saved!))
  }
  api.ops(contract.listCouriers, async ({ db }) => {
    const found = await db
      .select()
      .from(courierServices)
      .orderBy(asc(courierServices.sort), asc(courierServices.id))
    return answer(found.map(toCourier))
  })
  api.ops(contract.addCourier, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const full = await fullOf(tx, 'courier')
        if (full) return full
        const [row] = await tx
          .insert(courierServices)
          .values({ ...courierColumns(input), updatedAt: now })
          .returning()
        after.act({ kind: 'courier', id: row!.id, after: toCourier(row!) })
        announce(after)
        return answer(toCourier(row!))
      })
    )
  )
  api.ops(contract.changeCourier, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const row = await lock(tx, input.id)
        if (!row) return fail(coreErrors.not_found)
        const changed = await changedMeanwhile(tx, { kind: 'courier', ...row }, input.updated_at)
        return changed ?? set(tx, after, { row, values: courierColumns(input), now })
      })
    )
  )
  api.ops(contract.resetCourier, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const row = await lock(tx, input.id)
        if (!row) return fail(coreErrors.not_found)
        const changed = await changedMeanwhile(tx, { kind: 'courier', ...row }, input.updated_at)
        if (changed) return changed
        const delivered = deliveredService(row)
        if (!delivered) return fail(goodsErrors.not_delivered)
        return set(tx, after, { row, values: { ...delivered, isActive: true, isEdited: false }, now })
      })
    )
  )
}

function truckRoutes(api: Api): void {
  const lock = async (tx: Db, id: number) =>
    (await tx.select().from(truckClasses).where(eq(truckClasses.id, id)).for('update'))[0]
  const set = async (
    tx: Db,
    after: AfterCommit,
    { row, values, now }: { row: typeof truckClasses.$inferSelect; values: object; now: Date }
  ) => {
    const [saved] = await tx
      .update(truckClasses)
      .set({ ...values, updatedAt: nextVersion(truckClasses.updatedAt, now) })
      .where(eq(truckClasses.id, row.id))
      .returning()
    after.act({ kind: 'truck', id: row.id, before: toTruck(row), after: toTruck(saved!) })
    announce(after)
    return answer(toTruck(saved!))
  }
  api.ops(contract.listTrucks, async ({ db }) => {
    const found = await db.select().from(truckClasses).orderBy(asc(truckClasses.sort), asc(truckClasses.id))
    return answer(found.map(toTruck))
  })
  api.ops(contract.addTruck, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const full = await fullOf(tx, 'truck')
        if (full) return full
        const [row] = await tx
          .insert(truckClasses)
          .values({ ...truckColumns(input), updatedAt: now })
          .returning()
        after.act({ kind: 'truck', id: row!.id, after: toTruck(row!) })
        announce(after)
        return answer(toTruck(row!))
      })
    )
  )
  api.ops(contract.changeTruck, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const row = await lock(tx, input.id)
        if (!row) return fail(coreErrors.not_found)
        const changed = await changedMeanwhile(tx, { kind: 'truck', ...row }, input.updated_at)
        return changed ?? set(tx, after, { row, values: truckColumns(input), now })
      })
    )
  )
  api.ops(contract.resetTruck, ({ transact, input, now }) =>
    whereNameIsFree(
      transact(async (tx, after) => {
        const row = await lock(tx, input.id)
        if (!row) return fail(coreErrors.not_found)
        const changed = await changedMeanwhile(tx, { kind: 'truck', ...row }, input.updated_at)
        if (changed) return changed
        const delivered = deliveredTruck(row)
        if (!delivered) return fail(goodsErrors.not_delivered)
        return set(tx, after, { row, values: { ...delivered, isActive: true, isEdited: false }, now })
      })
    )
  )
}
