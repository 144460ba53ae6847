import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { cities, districts, provinces, villages } from '#server/address/schema.ts'
import type { Regions } from '#server/reference/read-regions.ts'

type Village = Omit<Regions['villages'][number], 'zipSource'>

/** Finds places for shops and the demo buyers. */
export type Gazetteer = {
  cityId: (name: string) => number
  /** A village of a city; the same number always gives the same village. */
  villageIn: (city: string, number: number) => Village
  placeOf: (village: Village) => { provinceId: number; cityId: number; districtId: number }
  islandOf: (village: Village) => string
}

/** Reads the gazetteer of these cities from the database. */
export async function readGazetteer(db: Db, names: readonly string[]): Promise<Gazetteer> {
  const within = {
    cities: inArray(cities.name, [...new Set(names)]),
    districts: eq(districts.cityId, cities.id)
  }
  return makeGazetteer({
    provinces: await db.select().from(provinces),
    cities: await db.select().from(cities).where(within.cities),
    districts: await db
      .select(getTableColumns(districts))
      .from(districts)
      .innerJoin(cities, within.districts)
      .where(within.cities),
    villages: await db
      .select(getTableColumns(villages))
      .from(villages)
      .innerJoin(districts, eq(districts.id, villages.districtId))
      .innerJoin(cities, within.districts)
      .where(within.cities)
      .orderBy(asc(villages.id))
  })
}

/** Makes a gazetteer of regions, whose villages must be sorted by id. */
function makeGazetteer(
  regions: Pick<Regions, 'provinces' | 'cities' | 'districts'> & { villages: Village[] }
): Gazetteer {
  const cityByName = new Map(regions.cities.map(city => [city.name, city]))
  const cityById = new Map(regions.cities.map(city => [city.id, city]))
  const districtById = new Map(regions.districts.map(district => [district.id, district]))
  const provinceById = new Map(regions.provinces.map(province => [province.id, province]))
  const villagesByCity = Map.groupBy(
    regions.villages,
    village => districtById.get(village.districtId)!.cityId
  )
  const cityId = (name: string) => {
    const city = cityByName.get(name)
    if (!city) throw new Error(`No city named ${name}`)
    return city.id
  }
  const placeOf = (village: Village) => {
    const city = cityById.get(districtById.get(village.districtId)!.cityId)!
    return { provinceId: city.provinceId, cityId: city.id, districtId: village.districtId }
  }
  return {
    cityId,
    villageIn(city, number) {
      const list = villagesByCity.get(cityId(city))!
      return list[(number * 7) % list.length]!
    },
    placeOf,
    islandOf: village => provinceById.get(placeOf(village).provinceId)!.island
  }
}
