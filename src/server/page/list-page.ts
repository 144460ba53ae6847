import type { PageMeta } from '#lib/core/endpoint.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import type { ListFilters } from '#lib/catalogue/list-filters.ts'
import type { ListSource } from '#lib/catalogue/store.ts'

import { call } from '#server/call.ts'
import { isFault } from '#server/core/page/render.ts'

export type ListPage = { cards: ProductCardData[]; meta: PageMeta }

const nothingFound: ListPage = { cards: [], meta: { page: 1, per_page: 12, total: 0, total_pages: 0 } }

/** One page of a product list for a page of ours: empty where it was refused, undefined where it failed. */
export async function askList(
  source: ListSource,
  filters: ListFilters,
  page: number,
  per_page = 12
): Promise<ListPage | undefined> {
  const input = { ...(await withoutForeignCities(filters)), page, per_page }
  const answer = await (source.kind === 'category'
    ? call('GET /buyer/product/category/{id}', { ...input, id: source.id })
    : source.kind === 'shop'
      ? call('GET /buyer/product/shop/{shop_id}', { ...input, shop_id: source.id })
      : call('GET /buyer/product', input))
  if (!answer.ok) return isFault(answer) ? undefined : nothingFound
  // Beyond the end stands the last page, whatever became of the list since the address was written.
  const last = answer.meta?.total_pages ?? 0
  if (last > 0 && page > last) return askList(source, filters, last, per_page)
  return { cards: answer.value, meta: answer.meta ?? nothingFound.meta }
}

/** A form without scripts sends the cities of the province before together with the new one: they are left out. */
async function withoutForeignCities(filters: ListFilters): Promise<ListFilters> {
  const { city_id: chosen, province_id: provinces } = filters
  if (!chosen?.length || !provinces?.length) return filters
  const lists = await Promise.all(provinces.map(province => call('GET /buyer/region/city', { province })))
  const known = new Set(lists.flatMap(list => (list.ok ? list.value.map(city => city.id) : [])))
  return { ...filters, city_id: chosen.filter(id => known.has(id)) }
}

/** Provinces, and the cities of the one that is chosen, for the filter by place. */
export async function askPlaces(filters: ListFilters) {
  const [only, ...others] = filters.province_id ?? []
  const [provinces, cities] = await Promise.all([
    call('GET /buyer/region/province', {}),
    only && others.length === 0 ? call('GET /buyer/region/city', { province: only }) : undefined
  ])
  return { provinces: provinces.ok ? provinces.value : [], cities: cities?.ok ? cities.value : [] }
}
