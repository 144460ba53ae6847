import { and, count, desc, eq, isNull } from 'drizzle-orm'

import { addressRefusals } from '#lib/address/refusals.ts'
import { coreRefusals } from '#lib/core/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { straightKm } from '#lib/address/distance.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { namedChain, placeText } from './place-names.ts'
import { addresses } from './schema.ts'
import { users } from '#server/identity/schema.ts'
import { cities, districts, provinces, villages } from './schema.ts'

type Fields = {
  label: string
  name: string
  phone: string
  province_id: number
  city_id: number
  district_id: number
  subdistrict_id: number
  zip_code: string
  lat?: string | undefined
  lng?: string | undefined
  address_detail: string
  is_main?: boolean | undefined
}

/** More than anybody delivers to; keeps the list one page. */
const addressLimit = 50

/** How far a point may be from its village, km: shipping is paid by the point. */
const pointKm = 25

const select = (db: Db) =>
  db
    .select({ a: addresses, province: provinces, city: cities, district: districts, village: villages })
    .from(addresses)
    .innerJoin(provinces, eq(provinces.id, addresses.provinceId))
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(districts, eq(districts.id, addresses.districtId))
    .innerJoin(villages, eq(villages.id, addresses.subdistrictId))

type Row = Awaited<ReturnType<typeof select>>[number]

function toAddress({ a, ...place }: Row) {
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

/** The buyer's addresses, the main one first. */
export async function readAddresses(db: Db, userId: number) {
  const found = await select(db)
    .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt)))
    .orderBy(desc(addresses.isMain), desc(addresses.id))
  return found.map(toAddress)
}

/** One address of this buyer; somebody else's is not found. */
export async function readAddress(db: Db, userId: number, id: number) {
  const [row] = await select(db).where(
    and(eq(addresses.id, id), eq(addresses.userId, userId), isNull(addresses.deletedAt))
  )
  return row && toAddress(row)
}

/**
 * Adds an address. The regions must be one chain, and the point near the village; a missing one is the village's. The
 * first address is the main one; another becomes it where asked.
 */
export async function insertAddress(
  tx: Db,
  userId: number,
  fields: Fields,
  now: Date
): Promise<Result<number>> {
  await lockOwner(tx, userId)
  const village = await findChain(tx, fields)
  if (!village) {
    return refuse(addressRefusals.region_mismatch, {
      fields: { subdistrict_id: 'Wilayah alamat tidak cocok.' }
    })
  }
  const point = fields.lat && fields.lng ? { lat: Number(fields.lat), lng: Number(fields.lng) } : village
  if (straightKm(point, village) > pointKm) {
    const message = 'Titik lokasi terlalu jauh dari kelurahan yang dipilih.'
    return refuse(addressRefusals.region_mismatch, { message, fields: { subdistrict_id: message } })
  }
  const [existing] = await tx
    .select({ n: count() })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt)))
  const owned = existing?.n ?? 0
  if (owned >= addressLimit) {
    return refuse(coreRefusals.invalid_input, { message: `Maksimal ${addressLimit} alamat tersimpan.` })
  }
  const isMain = owned === 0 || fields.is_main === true
  if (isMain) await clearMain(tx, userId)
  const [row] = await tx
    .insert(addresses)
    .values({
      userId,
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
      addressDetail: fields.address_detail,
      isMain,
      createdAt: now
    })
    .returning({ id: addresses.id })
  return row ? ok(row.id) : refuse(coreRefusals.server_error)
}

/** Makes an address of this buyer the main one; false where it is not theirs. */
export async function makeMain(tx: Db, userId: number, id: number): Promise<boolean> {
  await lockOwner(tx, userId)
  const own = and(eq(addresses.id, id), eq(addresses.userId, userId), isNull(addresses.deletedAt))
  const [found] = await tx.select({ id: addresses.id }).from(addresses).where(own)
  if (!found) return false
  await clearMain(tx, userId)
  await tx.update(addresses).set({ isMain: true }).where(own)
  return true
}

/** Two tabs that choose a main address wait for each other. */
const lockOwner = (tx: Db, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

const clearMain = (tx: Db, userId: number) =>
  tx
    .update(addresses)
    .set({ isMain: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isMain, true)))

async function findChain(db: Db, f: Fields) {
  const [village] = await db
    .select({ lat: villages.lat, lng: villages.lng })
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(
      and(
        eq(villages.id, f.subdistrict_id),
        eq(districts.id, f.district_id),
        eq(cities.id, f.city_id),
        eq(cities.provinceId, f.province_id)
      )
    )
  return village
}
