import { addressErrors } from '#lib/address/errors.ts'
import { type Point, straightKm } from '#lib/address/distance.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { farPoint, pointKm } from '#lib/address/point.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readRegionChain } from './region-chain.ts'

type Chosen = {
  province_id: number
  city_id: number
  district_id: number
  subdistrict_id: number
  lat?: string | undefined
  lng?: string | undefined
}

/**
 * The coordinates of an address: the chosen point, or else its village's. Rejects regions that do not form one chain,
 * and a point far from the village, because shipping is priced by the point (address-3, address-4).
 */
export async function findPoint(db: Db, chosen: Chosen): Promise<Result<Point>> {
  const place = await readRegionChain(db, chosen)
  if (!place) {
    return fail(addressErrors.region_mismatch, {
      fields: { subdistrict_id: 'Wilayah alamat tidak cocok.' }
    })
  }
  const { lat, lng } = place.village
  const village = { lat, lng }
  const point = chosen.lat && chosen.lng ? { lat: Number(chosen.lat), lng: Number(chosen.lng) } : village
  if (straightKm(point, village) > pointKm) {
    return fail(addressErrors.region_mismatch, {
      message: farPoint,
      fields: { subdistrict_id: farPoint }
    })
  }
  return ok(point)
}
