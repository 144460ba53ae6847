import type { ZipSource } from '#server/address/schema.ts'
import { islandOf } from './islands.ts'
import type { Area, Place } from './read.ts'

type Point = { lat: number; lng: number }
type Zip = { zipCode: string; zipSource: ZipSource }
export type Village = { id: number; code: string; districtId: number; name: string } & Zip & Point
type District = { id: number; code: string; cityId: number; name: string } & Point
type City = { id: number; code: string; provinceId: number; name: string } & Point
type Province = { id: number; code: string; name: string; island: string }

export type Regions = {
  provinces: Province[]
  cities: City[]
  districts: District[]
  villages: Village[]
}

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
 * Villages by code, then by name within district and city (Papua's new provinces renumbered theirs). What has
 * neither gets the mean of its district, city or province, and its most frequent postal code: no village is
 * without. Each says where its postal code comes from.
 */
export function joinRegions(areas: Areas, places: Place[]): Regions {
  const byCode = new Map(places.map(place => [place.code, place]))
  const byName = new Map(
    places.map(place => [`${plain(place.city)}/${plain(place.district)}/${plain(place.village)}`, place])
  )
  const cityNames = new Map(areas.cities.map(city => [city.code, plain(city.name)]))
  const districtNames = new Map(areas.districts.map(district => [district.code, plain(district.name)]))
  const means = new Means()

  const found = areas.villages.map(area => {
    const districtCode = parentOf(area.code)
    const cityCode = parentOf(districtCode)
    const name = `${cityNames.get(cityCode)}/${districtNames.get(districtCode)}/${plain(area.name)}`
    const coded = byCode.get(area.code)
    const place = coded ?? byName.get(name)
    if (!place) return { area, known: undefined }
    const known = { lat: place.latitude, lng: place.longitude, zip: listed(place, coded !== undefined) }
    for (let code = districtCode; code; code = code.includes('.') ? parentOf(code) : '')
      means.add(code, known)
    return { area, known }
  })

  const villages = found.map(({ area, known }): Village => {
    const district = parentOf(area.code)
    const chain = [district, parentOf(district), parentOf(parentOf(district))]
    const point = known ?? means.of(chain)
    const zip = known?.zip ?? means.zipOf(chain)
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

const head = (area: Area) => ({ id: idOf(area.code), code: area.code, name: area.name })

/** The postal code that geografis lists; some places of it have none. */
const listed = ({ postal }: Place, isByCode: boolean): Zip | undefined =>
  postal
    ? {
        zipCode: String(postal).padStart(5, '0'),
        zipSource: isByCode ? 'geografis_code' : 'geografis_name'
      }
    : undefined

/** The levels that a village inherits from, as its chain of codes names them. */
const levels = ['district', 'city', 'province'] as const

/** Mean point and most frequent postal code of every level, from the villages that are known. */
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

  /** Of the first code in the chain that has any; rounded to about a metre. */
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
