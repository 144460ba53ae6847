import { shortCity } from '#lib/format/place.ts'
import * as contract from '#lib/address/regions-contract.ts'

import { readMainProvince } from './addresses.ts'
import type { Place } from './place-index.ts'
import { readPlaces } from './places.ts'
import { readCities, readDistricts, readProvinces, readVillages, readZipCodes } from './regions.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** As many results as fit on a phone above its keyboard, and as many names as a map of a few kilometres can show. */
const maxPlaces = 10
const maxNear = 24

/** The region chain of addresses and search filters. */
export function regionRoutes(api: Api): void {
  const sharing = { seconds: 3600, tags: () => ['regions'] }
  api.open(contract.listProvinces, async ({ db }) => answer(await readProvinces(db)), sharing)
  // An unknown province is not cached: there is no end of them, and they would evict everything else.
  api.open(contract.listCities, async ({ db, input }) => answer(await readCities(db, input.province)), {
    ...sharing,
    isCached: cities => cities.length > 0
  })
  api.open(contract.listDistricts, async ({ db, input }) =>
    answer(await readDistricts(db, input.province, input.city))
  )
  api.open(contract.listSubdistricts, async ({ db, input }) => answer(await readVillages(db, input)))
  api.open(contract.listZipCodes, async ({ db, input }) => answer(await readZipCodes(db, input)))
  api.open(contract.searchPlaces, async ({ db, input, viewer }) => {
    const places = await readPlaces(db)
    const me = await viewer()
    const own = me && (await readMainProvince(db, me.id))
    return answer(places.find(input.keyword, maxPlaces, own).map(toPlace))
  })
  api.open(contract.listNearPlaces, async ({ db, input }) => {
    const places = await readPlaces(db)
    const near = places.near({ lat: Number(input.lat), lng: Number(input.lng) }, maxNear)
    return answer(
      near.map(({ id, name, lat, lng, km }) => ({
        id,
        value: name,
        lat: String(lat),
        lng: String(lng),
        distance_km: Math.round(km * 10) / 10
      }))
    )
  })
}

const toPlace = ({ district, ...village }: Place) => ({
  id: village.id,
  value: village.name,
  within: [district.name, shortCity(district.city.name), district.province.name].join(', '),
  province_id: district.province.id,
  city_id: district.city.id,
  district_id: district.id,
  subdistrict_id: village.id,
  zip_code: village.zipCode,
  is_estimate: village.isEstimate,
  lat: String(village.lat),
  lng: String(village.lng)
})
