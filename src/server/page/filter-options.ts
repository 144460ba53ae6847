import type { City, FacetOptions, FilterOptions } from '#lib/catalogue/filter-options.ts'
import { type ListFilters, nearest, readFilters, withoutOrder } from '#lib/catalogue/list-filters.ts'
import type { ListSource } from '#lib/catalogue/store.ts'

import { call } from '#server/call.ts'

/**
 * The filters of an address. A form without scripts sends the previous province's cities together with the new
 * province; those cities are removed.
 */
export async function requestFilters(query: URLSearchParams): Promise<ListFilters> {
  const read = readFilters(query)
  // The city in an address may not exist; then the default order applies.
  const filters =
    read.sort_by === nearest && !(await requestCity(read.to_city_id)) ? withoutOrder(read) : read
  const { city_id: chosen, province_id: provinces, ...others } = filters
  if (!chosen || !provinces) return filters
  const known = new Set((await requestCities(provinces)).map(city => city.id))
  const own = chosen.filter(id => known.has(id))
  return { ...others, province_id: provinces, ...(own.length > 0 && { city_id: own }) }
}

/** The cities of these provinces, from the cached list of the country: no address can cause further requests. */
async function requestCities(provinces: readonly number[]): Promise<City[]> {
  const chosen = new Set(provinces)
  return (await requestCountry()).filter(city => chosen.has(city.province_id))
}

const requestCity = async (id: number | undefined): Promise<City | undefined> =>
  id === undefined ? undefined : (await requestCountry()).find(city => city.id === id)

/** Provinces, and the cities of the chosen ones. An address may have a city without its province. */
async function requestPlaces({ province_id: chosen = [], city_id: cities = [] }: ListFilters) {
  const [provinces, all] = await Promise.all([
    call('GET /buyer/region/province', {}),
    chosen.length > 0 ? requestCities(chosen) : cities.length > 0 ? requestCountry() : []
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

async function requestCountry(): Promise<City[]> {
  const answer = await call('GET /buyer/region/city', {})
  return answer.ok ? answer.value : []
}

/** Facets of a list: brands, sizes, colours and ratings. If they fail, the list still has its other filters. */
async function requestFacets(source: ListSource, filters: ListFilters): Promise<FacetOptions | undefined> {
  const answer = await call('GET /buyer/product/facets', {
    ...withoutOrder(filters),
    ...(source.kind === 'category' && { category_id: source.id }),
    ...(source.kind === 'shop' && { shop_id: source.id })
  })
  return answer.ok ? answer.value : undefined
}

/** The options of a list's filters. A shop ships from one place and a category has one type: those are left out. */
export async function requestOptions(source: ListSource, filters: ListFilters): Promise<FilterOptions> {
  const [places, facets, nearTo] = await Promise.all([
    source.kind === 'shop' ? { provinces: [], cities: [] } : requestPlaces(filters),
    requestFacets(source, filters),
    requestCity(filters.to_city_id)
  ])
  return { hasType: source.kind !== 'category', ...places, facets, nearTo }
}
