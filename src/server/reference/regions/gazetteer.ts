import type { Regions, Village } from './join.ts'

/** Finds places for shops, warehouses and the demo buyers. */
export type Gazetteer = {
  cityId: (name: string) => number
  /** A village of a city: the same number finds the same one. */
  villageIn: (city: string, number: number) => Village
  placeOf: (village: Village) => { provinceId: number; cityId: number; districtId: number }
  islandOf: (village: Village) => string
}

export function startGazetteer(regions: Regions): Gazetteer {
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
