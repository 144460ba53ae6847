import { and, count, eq, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'

import type { addressForm } from '#lib/address/contract.ts'
import { addressErrors } from '#lib/address/errors.ts'
import { addressLimit } from '#lib/address/limits.ts'
import type { Point } from '#lib/address/distance.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Given } from '#server/core/db/prepare-once.ts'
import { users } from '#server/identity/schema.ts'
import { findPoint } from './address-place.ts'
import { ofOwner, ownAddress } from './addresses.ts'
import { addresses } from './schema.ts'

type Fields = z.output<typeof addressForm>

/**
 * Adds an address. The regions must form one chain and the point must be near the village; a missing point defaults to
 * the village's. The first address becomes the main one, a later one only on request.
 */
export async function insertAddress(
  tx: Db,
  userId: number,
  fields: Fields,
  now: Date
): Promise<Result<number>> {
  await lockOwner(tx, userId)
  const point = await findPoint(tx, fields)
  if (!point.ok) return point
  const owned = await countAddresses(tx, userId)
  if (owned >= addressLimit) return fail(addressErrors.address_book_full)
  const isMain = owned === 0 || fields.is_main === true
  if (isMain) await clearMain(tx, userId)
  const [row] = await tx
    .insert(addresses)
    .values({ userId, ...columnsOf(fields, point.value), isMain, createdAt: now })
    .returning({ id: addresses.id })
  return row ? ok(row.id) : fail(coreErrors.server_error)
}

/**
 * Changes an address of this buyer. `is_main` makes another address the main one; the main address stays main until
 * another is chosen, so there always is one.
 */
export async function changeAddress(
  tx: Db,
  userId: number,
  id: number,
  fields: Fields
): Promise<Result<number>> {
  await lockOwner(tx, userId)
  const own = ownAddress(userId, id)
  const [before] = await tx.select({ isMain: addresses.isMain }).from(addresses).where(own)
  if (!before) return fail(addressErrors.address_not_found)
  const point = await findPoint(tx, fields)
  if (!point.ok) return point
  const becomesMain = fields.is_main === true && !before.isMain
  if (becomesMain) await clearMain(tx, userId)
  await tx
    .update(addresses)
    .set({ ...columnsOf(fields, point.value), ...(becomesMain && { isMain: true }) })
    .where(own)
  return ok(id)
}

/**
 * Deletes an address of this buyer. Rejects the main one while there are others: the buyer chooses another main address
 * first (D23).
 */
export async function removeAddress(tx: Db, userId: number, id: number, now: Date): Promise<Result<null>> {
  await lockOwner(tx, userId)
  const own = ownAddress(userId, id)
  const [before] = await tx.select({ isMain: addresses.isMain }).from(addresses).where(own)
  if (!before) return fail(addressErrors.address_not_found)
  if (before.isMain && (await countAddresses(tx, userId)) > 1) return fail(addressErrors.address_is_main)
  await tx.update(addresses).set({ deletedAt: now }).where(own)
  return ok(null)
}

/** Makes an address of this buyer the main one; returns false if it is not theirs. */
export async function makeMain(tx: Db, userId: number, id: number): Promise<boolean> {
  await lockOwner(tx, userId)
  const own = ownAddress(userId, id)
  const [found] = await tx.select({ id: addresses.id }).from(addresses).where(own)
  if (!found) return false
  await clearMain(tx, userId)
  await tx.update(addresses).set({ isMain: true }).where(own)
  return true
}

/**
 * Serializes changes of one buyer's addresses, because each decides on all of them. `no key update` does not block an
 * order's foreign key to its buyer, which would deadlock with holdAddress. `only` locks under a condition.
 */
export const lockOwner = (tx: Db, userId: Given<number>, only?: SQL) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), only))
    .for('no key update')

/** Returns an error if this buyer already has the maximum number of addresses. */
export const rejectFullBook = async (tx: Db, userId: number) =>
  (await countAddresses(tx, userId)) >= addressLimit ? fail(addressErrors.address_book_full) : undefined

async function countAddresses(tx: Db, userId: number): Promise<number> {
  const [existing] = await tx.select({ n: count() }).from(addresses).where(ofOwner(userId))
  return existing?.n ?? 0
}

const clearMain = (tx: Db, userId: number) =>
  tx
    .update(addresses)
    .set({ isMain: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isMain, true)))

const columnsOf = (fields: Fields, point: Point) => ({
  label: fields.label,
  name: fields.name,
  phone: fields.phone,
  provinceId: fields.province_id,
  cityId: fields.city_id,
  districtId: fields.district_id,
  subdistrictId: fields.subdistrict_id,
  zipCode: fields.zip_code,
  lat: point.lat,
  lng: point.lng,
  addressDetail: fields.address_detail
})
