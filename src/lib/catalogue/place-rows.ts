import type { City, Place } from './filter-options.ts'

/** Ids of the chosen places. A city's province is chosen with it: a filter chip removes both together. */
export type Picked = { provinces: readonly number[]; cities: readonly number[] }

export type PlaceRow = {
  field: 'province_id' | 'city_id'
  id: number
  name: string
  /** The city's province, if the rows come from several. */
  within?: string | undefined
  isPicked: boolean
}

type Country = { provinces: readonly Place[]; cities: readonly City[] }

/** Maximum of search results in addition to the chosen places. */
export const maxFound = 40

/**
 * The places of the filter in display order: those chosen now or before (`seen`), then the cities of the chosen
 * provinces and the other provinces; during a search, the places whose names contain all its words instead. A
 * deselected place keeps its position, so that it can be chosen again.
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

/** The union of both. */
export const joinPicked = (a: Picked, b: Picked): Picked => ({
  provinces: [...new Set([...a.provinces, ...b.provinces])],
  cities: [...new Set([...a.cities, ...b.cities])]
})

/** The chosen places after toggling one: a city adds its province, a province removes its cities. */
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
