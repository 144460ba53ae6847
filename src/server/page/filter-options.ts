import type { City, FacetOptions, FilterOptions } from '#lib/catalogue/filter-options.ts'
import { type ListFilters, nearest, readFilters, withoutOrder } from '#lib/catalogue/list-filters.ts'
import type { ListSource } from '#lib/catalogue/store.ts'

import { call } from '#server/call.ts'

/**
 * The filters of an address. A form without scripts sends the cities of the province before together with the new one:
 * they are left out.
 */
export async function askFilters(query: URLSearchParams): Promise<ListFilters> {
  const read = readFilters(query)
  // The city of an address may be anybody's invention; without it everybody's order stands.
  const filters = read.sort_by === nearest && !(await askCity(read.to_city_id)) ? withoutOrder(read) : read
  const { city_id: chosen, province_id: provinces, ...others } = filters
  if (!chosen || !provinces) return filters
  const known = new Set((await askCities(provinces)).map(city => city.id))
  const own = chosen.filter(id => known.has(id))
  return { ...others, province_id: provinces, ...(own.length > 0 && { city_id: own }) }
}

/** The cities of these provinces, out of the kept list of the country: what an address names costs no question. */
async function askCities(provinces: readonly number[]): Promise<City[]> {
  const chosen = new Set(provinces)
  return (await askCountry()).filter(city => chosen.has(city.province_id))
}

const askCity = async (id: number | undefined): Promise<City | undefined> =>
  id === undefined ? undefined : (await askCountry()).find(city => city.id === id)

/** Provinces, and the cities of those that are chosen. An address may name a city without its province. */
async function askPlaces({ province_id: chosen = [], city_id: cities = [] }: ListFilters) {
  const [provinces, all] = await Promise.all([
    call('GET /buyer/region/province', {}),
    chosen.length > 0 ? askCities(chosen) : cities.length > 0 ? askCountry() : []
  ])
  const wanted = new Set([
    ...chosen,
    ...all.filter(city => cities.includes(city.id)).map(city => city.province_id)
  ])
  return {
    provinces: provinces.ok ? provinces.value : [],
    cities: all.filter(city => wanted.has(city.province_id))
  }
}

async function askCountry(): Promise<City[]> {
  const answer = await call('GET /buyer/region/city', {})
  return answer.ok ? answer.value : []
}

/** Brands, sizes, colours and stars of a list; without them its other filters are there all the same. */
async function askFacets(source: ListSource, filters: ListFilters): Promise<FacetOptions | undefined> {
  const answer = await call('GET /buyer/product/facets', {
    ...withoutOrder(filters),
    ...(source.kind === 'category' && { category_id: source.id }),
    ...(source.kind === 'shop' && { shop_id: source.id })
  })
  return answer.ok ? answer.value : undefined
}

/** What a list's filters offer. A shop sends from one place; a category has one type. */
export async function askOptions(source: ListSource, filters: ListFilters): Promise<FilterOptions> {
  const [places, facets, nearTo] = await Promise.all([
    source.kind === 'shop' ? { provinces: [], cities: [] } : askPlaces(filters),
    askFacets(source, filters),
    askCity(filters.to_city_id)
  ])
  return { hasType: source.kind !== 'category', ...places, facets, nearTo }
}
