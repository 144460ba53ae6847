import { and, eq } from 'drizzle-orm'

import { straightKm } from '#lib/address/distance.ts'
import { addressErrors } from '#lib/address/errors.ts'
import { farPoint } from '#lib/address/point.ts'
import type { ShopInput } from '#lib/goods/shop-input.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { findPoint } from '#server/address/address-place.ts'
import { cities, districts } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'

/** Kilometres between a shop without a village and the middle of its district. */
const districtKm = 60

export type ShopPlace = {
  provinceId: number
  cityId: number
  districtId: number
  subdistrictId: number | null
  lat: number
  lng: number
}

/**
 * Where a shop's goods are sent from: regions that form one chain, and a point near them, since freight is priced by it. Without a
 * point it is the village's, or the district's where no village is named.
 */
export async function findShopPlace(db: Db, input: ShopInput): Promise<Result<ShopPlace>> {
  const { subdistrict_id: village, lat, lng, ...chain } = input
  const regions = { provinceId: chain.province_id, cityId: chain.city_id, districtId: chain.district_id }
  if (village) {
    const point = await findPoint(db, { ...chain, subdistrict_id: village, lat, lng })
    return point.ok ? ok({ ...regions, subdistrictId: village, ...point.value }) : point
  }
  const [district] = await db
    .select({ lat: districts.lat, lng: districts.lng })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(
      and(
        eq(districts.id, chain.district_id),
        eq(cities.id, chain.city_id),
        eq(cities.provinceId, chain.province_id)
      )
    )
  if (!district)
    return fail(addressErrors.region_mismatch, { fields: { district_id: 'Wilayah alamat tidak cocok.' } })
  const point = lat && lng ? { lat: Number(lat), lng: Number(lng) } : district
  if (straightKm(point, district) > districtKm)
    return fail(addressErrors.region_mismatch, { message: farPoint, fields: { lat: farPoint } })
  return ok({ ...regions, subdistrictId: null, lat: point.lat, lng: point.lng })
}
