import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { cities, districts, provinces, villages } from './schema.ts'

type Chain = { province_id: number; city_id: number; district_id: number; subdistrict_id: number }

/**
 * The four regions of a chain with their names and the village's coordinates; undefined if one of them is not inside
 * the one above.
 */
export async function readRegionChain(db: Db, chain: Chain) {
  const [place] = await db
    .select({ province: provinces, city: cities, district: districts, village: villages })
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(
      and(
        eq(villages.id, chain.subdistrict_id),
        eq(districts.id, chain.district_id),
        eq(cities.id, chain.city_id),
        eq(provinces.id, chain.province_id)
      )
    )
  return place
}
