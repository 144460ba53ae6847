import type { ZipSource } from '../../src/server/address/schema.ts'
import type { Point } from '../../src/lib/address/distance.ts'
import type { Regions } from '../../src/server/reference/read-regions.ts'

import { islandOf } from './islands.ts'
import { fixPoints } from './outliers.ts'
import type { Area, Place } from './read.ts'

type Zip = { zipCode: string; zipSource: ZipSource }
/** The four levels. */
type Joined = Pick<Regions, 'provinces' | 'cities' | 'districts' | 'villages'>

type Areas = { provinces: Area[]; cities: Area[]; districts: Area[]; villages: Area[] }
type Known = Point & { zip: Zip | undefined }

const idOf = (code: string) => Number(code.replaceAll('.', ''))
const parentOf = (code: string) => code.slice(0, code.lastIndexOf('.'))
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(kabupaten|kota administrasi|kota) /, '')
    .replace(/[^a-z0-9]/g, '')

/**
 * Joins the official areas with postal codes and coordinates: villages by code, then by name within district and city
 * (Papua's new provinces renumbered theirs). A wrong point is replaced by the median of its district. Missing data
 * comes from the district, city or province: the mean point and the most frequent postal code, so that every village
 * has both. `zipSource` says where a postal code comes from.
 */
export function joinRegions(areas: Areas, places: Place[]): Joined {
  const districts = Map.groupBy(listedVillages(areas, places), ([code]) => parentOf(code))
  const known = new Map([...districts.values()].flatMap(district => fixPoints(district)))
  const means = new Means()
  for (const [village, one] of known) {
    for (let code = parentOf(village); code; code = code.includes('.') ? parentOf(code) : '')
      means.add(code, one)
  }

  const villages = areas.villages.map((area): Joined['villages'][number] => {
    const district = parentOf(area.code)
    const chain = [district, parentOf(district), parentOf(parentOf(district))]
    const own = known.get(area.code)
    const point = own ?? means.of(chain)
    const zip = own?.zip ?? means.zipOf(chain)
    return { ...head(area), districtId: idOf(district), ...zip, lat: point.lat, lng: point.lng }
  })
  return {
    provinces: areas.provinces.map(area => ({ ...head(area), island: islandOf(area.code) })),
    cities: areas.cities.map(area => {
      const province = parentOf(area.code)
      return { ...head(area), provinceId: idOf(province), ...means.of([area.code, province]) }
    }),
    districts: areas.districts.map(area => {
      const city = parentOf(area.code)
      return { ...head(area), cityId: idOf(city), ...means.of([area.code, city, parentOf(city)]) }
    }),
    villages
  }
}

/** The villages that geografis lists, by their current code. */
function listedVillages(areas: Areas, places: Place[]): [code: string, known: Known][] {
  const byCode = new Map(places.map(place => [place.code, place]))
  const byName = new Map(
    places.map(place => [`${plain(place.city)}/${plain(place.district)}/${plain(place.village)}`, place])
  )
  const cityNames = new Map(areas.cities.map(city => [city.code, plain(city.name)]))
  const districtNames = new Map(areas.districts.map(district => [district.code, plain(district.name)]))
  const listed: [string, Known][] = []
  for (const { code, name } of areas.villages) {
    const district = parentOf(code)
    const coded = byCode.get(code)
    const names = [cityNames.get(parentOf(district)), districtNames.get(district), plain(name)]
    const place = coded ?? byName.get(names.join('/'))
    if (!place) continue
    const zip = zipOf(place, coded !== undefined)
    listed.push([code, { lat: place.latitude, lng: place.longitude, zip }])
  }
  return listed
}

const head = (area: Area) => ({ id: idOf(area.code), code: area.code, name: area.name })

/** The postal code that geografis lists; undefined if it has none. */
const zipOf = ({ postal }: Place, isByCode: boolean): Zip | undefined =>
  postal
    ? {
        zipCode: String(postal).padStart(5, '0'),
        zipSource: isByCode ? 'geografis_code' : 'geografis_name'
      }
    : undefined

/** The levels that a village inherits from, in the order of its chain of codes. */
const levels = ['district', 'city', 'province'] as const

/** Mean point and most frequent postal code per region, from the villages with known data. */
class Means {
  private readonly sums = new Map<
    string,
    { lat: number; lng: number; n: number; zips: Map<string, number> }
  >()

  add(code: string, known: Known): void {
    const sum = this.sums.get(code) ?? { lat: 0, lng: 0, n: 0, zips: new Map<string, number>() }
    sum.lat += known.lat
    sum.lng += known.lng
    sum.n += 1
    const { zipCode } = known.zip ?? {}
    if (zipCode) sum.zips.set(zipCode, (sum.zips.get(zipCode) ?? 0) + 1)
    this.sums.set(code, sum)
  }

  /** Mean point of the first code in the chain that has data; rounded to about a metre. */
  of(chain: string[]): Point {
    const { sum } = this.first(chain, () => true)
    return { lat: Number((sum.lat / sum.n).toFixed(6)), lng: Number((sum.lng / sum.n).toFixed(6)) }
  }

  /** `chain` is a village's: its district, city and province. */
  zipOf(chain: string[]): Zip {
    const { sum, step } = this.first(chain, sum => sum.zips.size > 0)
    const [zipCode] = [...sum.zips].reduce((best, zip) => (zip[1] > best[1] ? zip : best))
    return { zipCode, zipSource: levels[step]! }
  }

  private first(chain: string[], fits: (sum: { zips: Map<string, number> }) => boolean) {
    for (const [step, code] of chain.entries()) {
      const sum = this.sums.get(code)
      if (sum && fits(sum)) return { sum, step }
    }
    throw new Error(`No known village in region ${chain.at(-1)}`)
  }
}
