import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { Reply } from '#lib/calls.ts'

import { paged } from '../table/paged.ts'
import { pageOf, queryOf } from '../table/part-query.ts'
import { ended } from './product-store.ts'

export type Brand = Reply<'GET /ops/brand'>[number]

const perPage = 50
/** Pages of 100 brands that hold a name: as many as the list counts exactly. */
const maxPages = 13

export const brands = paged(
  'GET /ops/brand',
  computed(queryOf('products'), query => {
    if (query['view'] !== 'brands') return undefined
    const { q } = query
    return { ...(q && { keyword: q.slice(0, 60) }), page: pageOf(query), per_page: perPage }
  })
)

/**
 * The other brand that has the same letters as a name, whatever their case: renaming to it merges the two (goods-16). Undefined where
 * there is none.
 */
export async function findBrand(
  name: string,
  except: string
): Promise<{ ok: true; value: Brand | undefined } | { ok: false; error: ApiError }> {
  const letters = name.toLowerCase()
  if (letters === except.toLowerCase()) return { ok: true, value: undefined }
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = ended(await call('GET /ops/brand', { keyword: name, page, per_page: 100 }))
    if (!answer.ok) return answer
    const value = answer.value.find(one => one.name.toLowerCase() === letters)
    if (value || page >= (answer.meta?.total_pages ?? 1)) return { ok: true, value }
  }
  return { ok: true, value: undefined }
}
