import { and, eq } from 'drizzle-orm'

import { addressRefusals } from '#lib/address/refusals.ts'
import { type Point, straightKm } from '#lib/address/distance.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { farPoint, pointKm } from '#lib/address/point.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cities, districts, villages } from './schema.ts'

type Chosen = {
  province_id: number
  city_id: number
  district_id: number
  subdistrict_id: number
  lat?: string | undefined
  lng?: string | undefined
}

/**
 * The point of an address: the one that was set, or its village's. Refuses regions that are not one chain, and a point
 * far from the village: shipping is paid by the point (address-3, address-4).
 */
export async function findPoint(db: Db, chosen: Chosen): Promise<Result<Point>> {
  const village = await findVillage(db, chosen)
  if (!village) {
    return refuse(addressRefusals.region_mismatch, {
      fields: { subdistrict_id: 'Wilayah alamat tidak cocok.' }
    })
  }
  const point = chosen.lat && chosen.lng ? { lat: Number(chosen.lat), lng: Number(chosen.lng) } : village
  if (straightKm(point, village) > pointKm) {
    return refuse(addressRefusals.region_mismatch, {
      message: farPoint,
      fields: { subdistrict_id: farPoint }
    })
  }
  return ok(point)
}

/** The village that a chain ends in; none where one of its regions does not lie in the one above. */
async function findVillage(db: Db, chosen: Chosen): Promise<Point | undefined> {
  const [village] = await db
    .select({ lat: villages.lat, lng: villages.lng })
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(
      and(
        eq(villages.id, chosen.subdistrict_id),
        eq(districts.id, chosen.district_id),
        eq(cities.id, chosen.city_id),
        eq(cities.provinceId, chosen.province_id)
      )
    )
  return village
}
