import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { Fetched } from '#lib/core/browser/fetched.ts'
import type { Reply } from '#lib/calls.ts'

import type { PlaceQuery } from '../console-place.ts'
import type { Rows } from '../table/column.ts'
import { paged } from '../table/paged.ts'
import { pageOf, queryOf, sortOf } from '../table/part-query.ts'
import { ended } from './product-store.ts'

export type Brand = Reply<'GET /ops/brand'>[number]

const perPage = 50

/** The filter and the sort of an address, as the call takes them. */
export const brandFilter = (query: PlaceQuery) => ({
  ...(query['q'] && { keyword: query['q'].slice(0, 60) }),
  ...sortOf(query, ['name', 'products'])
})

export const brands = paged(
  'GET /ops/brand',
  computed(queryOf('products'), query =>
    query['view'] === 'brands' ? { ...brandFilter(query), page: pageOf(query), per_page: perPage } : undefined
  )
)

/** Brands as rows of a table: a brand is its name and has no number, so that its place on the page is the row's. */
export const brandRows = {
  ...brands,
  $state: computed(brands.$state, ({ value, ...state }): Fetched<Rows<Brand & { id: number }>> => ({
    ...state,
    ...(value && { value: { ...value, items: value.items.map((brand, id) => ({ ...brand, id })) } })
  }))
}

/**
 * The other brand that has the same letters as a name, as the server compares them (ops-246): renaming to it merges the two (goods-16).
 * Undefined where there is none, or where it is the brand itself that gets other capitals.
 */
export async function findBrand(
  name: string,
  except: string
): Promise<{ ok: true; value: Brand | undefined } | { ok: false; error: ApiError }> {
  const answer = ended(await call('GET /ops/brand', { same_letters: name, per_page: 100 }))
  if (!answer.ok) return answer
  const same = answer.value
  if (same.some(one => one.name === except)) return { ok: true, value: undefined }
  // As the server chooses among several: the exact one, else the usual one.
  const usual = [...same].sort((a, b) => b.products - a.products)[0]
  return { ok: true, value: same.find(one => one.name === name) ?? usual }
}

/** The newest of a brand, also where the list does not show it; false where no product has it any more, and undefined where the request failed. */
export async function newestBrand(name: string): Promise<Brand | false | undefined> {
  const answer = ended(await call('GET /ops/brand', { same_letters: name, per_page: 100 }))
  return answer.ok ? (answer.value.find(one => one.name === name) ?? false) : undefined
}
