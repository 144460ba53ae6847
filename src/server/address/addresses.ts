import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Given } from '#server/core/db/prepare-once.ts'
import { namedChain, placeText } from './place-names.ts'
import { addresses, cities, districts, provinces, villages } from './schema.ts'

/** The columns of an address with its regions. */
export const addressColumns = {
  a: addresses,
  province: provinces,
  city: cities,
  district: districts,
  village: villages
}

const select = (db: Db) =>
  db
    .select(addressColumns)
    .from(addresses)
    .innerJoin(provinces, eq(provinces.id, addresses.provinceId))
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(districts, eq(districts.id, addresses.districtId))
    .innerJoin(villages, eq(villages.id, addresses.subdistrictId))

export type AddressRow = Awaited<ReturnType<typeof select>>[number]

export function toAddress({ a, ...place }: AddressRow) {
  return {
    id: a.id,
    label: a.label,
    name: a.name,
    phone: a.phone,
    province_id: a.provinceId,
    city_id: a.cityId,
    district_id: a.districtId,
    subdistrict_id: a.subdistrictId,
    zip_code: a.zipCode,
    lat: String(a.lat),
    lng: String(a.lng),
    address_detail: a.addressDetail,
    is_main: a.isMain,
    address: `${placeText(a.addressDetail, place)}, ${a.zipCode}`,
    ...namedChain(place)
  }
}

export type Address = ReturnType<typeof toAddress>

/** The addresses of a buyer that are not deleted. */
export const ofOwner = (userId: Given<number>) =>
  and(eq(addresses.userId, userId), isNull(addresses.deletedAt))

/** One address of this buyer that is not deleted; another buyer's address counts as missing. */
export const ownAddress = (userId: Given<number>, id: Given<number>) =>
  and(eq(addresses.id, id), ofOwner(userId))

/** The buyer's addresses, the main one first. */
export async function readAddresses(db: Db, userId: number) {
  const found = await select(db).where(ofOwner(userId)).orderBy(desc(addresses.isMain), desc(addresses.id))
  return found.map(toAddress)
}

/** One address of this buyer; somebody else's is not found. */
export async function readAddress(db: Db, userId: number, id: number) {
  const [row] = await select(db).where(ownAddress(userId, id))
  return row && toAddress(row)
}

/**
 * Locks an address until the transaction ends, so that the order is delivered to the address it was quoted for. Locks
 * nothing if the address is gone; the query that reads it reports that.
 */
export const holdAddress = (tx: Db, userId: number, id: number) =>
  tx.select({ id: addresses.id }).from(addresses).where(ownAddress(userId, id)).for('share')

/** The province of a buyer's main address, if there is one. */
export async function readMainProvince(db: Db, userId: number): Promise<number | undefined> {
  const [main] = await db
    .select({ id: addresses.provinceId })
    .from(addresses)
    .where(and(ofOwner(userId), eq(addresses.isMain, true)))
  return main?.id
}
