import type { City, Place } from './filter-options.ts'

/** Ids of what is chosen. A city's province is chosen with it: a filter chip takes both off together. */
export type Picked = { provinces: readonly number[]; cities: readonly number[] }

export type PlaceRow = {
  field: 'province_id' | 'city_id'
  id: number
  name: string
  /** The province of a city, where the rows come from several. */
  within?: string | undefined
  isPicked: boolean
}

type Country = { provinces: readonly Place[]; cities: readonly City[] }

/** Rows that a search shows beside what is chosen. */
export const maxFound = 40

/**
 * The places of the filter as they stand below each other: what is chosen, or was (`seen`), then the cities of the
 * chosen provinces and the other provinces; while somebody types, what has all their words in its name instead. What is
 * taken off stays in its place, so that it can be put back.
 *
 * placeRows(country, { provinces: [], cities: [] }, 'band') // => rows: Kabupaten Bandung, Kota Bandung …
 */
export function placeRows(
  { provinces, cities }: Country,
  picked: Picked,
  typed: string,
  seen: Picked = picked
): { rows: PlaceRow[]; left: number } {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isMixed = words.length > 0 || picked.provinces.length > 1
  const names = new Map(provinces.map(({ id, value }) => [id, value]))
  const province = ({ id, value }: Place): PlaceRow => ({
    field: 'province_id',
    id,
    name: value,
    isPicked: picked.provinces.includes(id)
  })
  const city = ({ id, value, province_id }: City): PlaceRow => ({
    field: 'city_id',
    id,
    name: value,
    within: isMixed ? names.get(province_id) : undefined,
    isPicked: picked.cities.includes(id)
  })
  const all = [...provinces.map(province), ...cities.map(city)]
  const isSeen = ({ field, id }: PlaceRow) =>
    (field === 'province_id' ? seen.provinces : seen.cities).includes(id)
  const first = all.filter(isSeen)
  if (words.length > 0) {
    const found = all.filter(
      row => !isSeen(row) && words.every(word => row.name.toLowerCase().includes(word))
    )
    const shown = found.slice(0, maxFound)
    return { rows: [...first, ...shown], left: found.length - shown.length }
  }
  const beside = cities.filter(({ province_id }) => picked.provinces.includes(province_id)).map(city)
  const others = [...beside, ...provinces.map(province)].filter(row => !isSeen(row))
  return { rows: [...first, ...others], left: 0 }
}

/** Both together. */
export const joinPicked = (a: Picked, b: Picked): Picked => ({
  provinces: [...new Set([...a.provinces, ...b.provinces])],
  cities: [...new Set([...a.cities, ...b.cities])]
})

/** What is chosen once a place is switched: a city brings its province, a province takes its cities away with it. */
export function switchPlace(
  { provinces, cities }: Picked,
  { field, id }: Pick<PlaceRow, 'field' | 'id'>,
  all: readonly City[]
): Picked {
  const provinceOf = (city: number) => all.find(one => one.id === city)?.province_id
  if (field === 'city_id') {
    if (cities.includes(id)) return { provinces, cities: cities.filter(city => city !== id) }
    const province = provinceOf(id)
    const isNew = province !== undefined && !provinces.includes(province)
    return { provinces: isNew ? [...provinces, province] : provinces, cities: [...cities, id] }
  }
  if (!provinces.includes(id)) return { provinces: [...provinces, id], cities }
  return {
    provinces: provinces.filter(province => province !== id),
    cities: cities.filter(city => provinceOf(city) !== id)
  }
}
