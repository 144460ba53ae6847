import { islandOf } from './islands.ts'
import type { Area, Place } from './read.ts'

type Point = { lat: number; lng: number }
export type Village = { id: number; code: string; districtId: number; name: string; zipCode: string } & Point
type District = { id: number; code: string; cityId: number; name: string } & Point
type City = { id: number; code: string; provinceId: number; name: string } & Point
type Province = { id: number; code: string; name: string; island: string }

export type Regions = {
  provinces: Province[]
  cities: City[]
  districts: District[]
  villages: Village[]
  /** How villages came to their postal code and coordinates. */
  coverage: { byCode: number; byName: number; inherited: number }
}

type Areas = { provinces: Area[]; cities: Area[]; districts: Area[]; villages: Area[] }
type Known = Point & { zipCode: string | undefined }

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
 * without.
 */
export function joinRegions(areas: Areas, places: Place[]): Regions {
  const byCode = new Map(places.map(place => [place.code, place]))
  const byName = new Map(
    places.map(place => [`${plain(place.city)}/${plain(place.district)}/${plain(place.village)}`, place])
  )
  const cityNames = new Map(areas.cities.map(city => [city.code, plain(city.name)]))
  const districtNames = new Map(areas.districts.map(district => [district.code, plain(district.name)]))
  const coverage = { byCode: 0, byName: 0, inherited: 0 }
  const means = new Means()

  const found = areas.villages.map(area => {
    const districtCode = parentOf(area.code)
    const cityCode = parentOf(districtCode)
    const name = `${cityNames.get(cityCode)}/${districtNames.get(districtCode)}/${plain(area.name)}`
    const coded = byCode.get(area.code)
    const place = coded ?? byName.get(name)
    if (coded) coverage.byCode += 1
    else if (place) coverage.byName += 1
    else coverage.inherited += 1
    if (!place) return { area, known: undefined }
    const zipCode = place.postal ? String(place.postal).padStart(5, '0') : undefined
    const known = { lat: place.latitude, lng: place.longitude, zipCode }
    for (let code = districtCode; code; code = code.includes('.') ? parentOf(code) : '')
      means.add(code, known)
    return { area, known }
  })

  const villages = found.map(({ area, known }): Village => {
    const district = parentOf(area.code)
    const chain = [district, parentOf(district), parentOf(parentOf(district))]
    const point = known ?? means.of(chain)
    const zipCode = known?.zipCode ?? means.zipOf(chain)
    return { ...head(area), districtId: idOf(district), zipCode, lat: point.lat, lng: point.lng }
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
    villages,
    coverage
  }
}

const head = (area: Area) => ({ id: idOf(area.code), code: area.code, name: area.name })

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
    if (known.zipCode) sum.zips.set(known.zipCode, (sum.zips.get(known.zipCode) ?? 0) + 1)
    this.sums.set(code, sum)
  }

  /** Of the first code in the chain that has any; rounded to about a metre. */
  of(chain: string[]): Point {
    const sum = this.first(chain, () => true)
    return { lat: Number((sum.lat / sum.n).toFixed(6)), lng: Number((sum.lng / sum.n).toFixed(6)) }
  }

  zipOf(chain: string[]): string {
    const zips = [...this.first(chain, sum => sum.zips.size > 0).zips]
    return zips.reduce((best, zip) => (zip[1] > best[1] ? zip : best))[0]
  }

  private first(chain: string[], fits: (sum: { zips: Map<string, number> }) => boolean) {
    for (const code of chain) {
      const sum = this.sums.get(code)
      if (sum && fits(sum)) return sum
    }
    throw new Error(`No known village in region ${chain.at(-1)}`)
  }
}
