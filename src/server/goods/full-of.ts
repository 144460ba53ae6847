import { sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { carrierLimits } from '#lib/goods/carrier-limits.ts'
import { goodsErrors } from '#lib/goods/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { courierServices, truckClasses, warehouses } from '#server/shipping/schema.ts'

const kinds = {
  courier: { table: courierServices, full: goodsErrors.couriers_full },
  truck: { table: truckClasses, full: goodsErrors.trucks_full },
  warehouse: { table: warehouses, full: goodsErrors.warehouses_full }
}

/**
 * Why another courier, truck or warehouse cannot be added: there are as many as there may be, those that are switched off too
 * (goods-56). Adds of one kind follow each other, so that the limit holds; the lock ends with the transaction.
 */
export async function fullOf<K extends keyof typeof kinds>(tx: Db, kind: K) {
  const { table, full } = kinds[kind]
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`adds a ${kind}`}))`)
  return (await tx.$count(table)) < carrierLimits[kind] ? undefined : fail(full as (typeof kinds)[K]['full'])
}
