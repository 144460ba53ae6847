import type { PageMeta } from '#lib/core/schema/endpoint.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import type { ListFilters } from '#lib/catalogue/list-filters.ts'
import type { ListSource } from '#lib/catalogue/store.ts'
import { promoPage } from '#lib/catalogue/promos.ts'
import { isPromo } from '#lib/product/price.ts'

import { call } from '#server/call.ts'
import { isFault } from '#server/core/page-cache/render.ts'

/**
 * Reads a page of a list; beyond the end it reads the last page, because the list may have shrunk since the address was
 * written.
 */
export async function withinPages<T extends { ok: boolean; meta?: PageMeta | null }>(
  page: number,
  request: (page: number) => Promise<T>
): Promise<T> {
  const answer = await request(page)
  const last = answer.ok ? (answer.meta?.total_pages ?? 0) : 0
  return last > 0 && page > last ? request(last) : answer
}

export type ListPage = { cards: ProductCardData[]; meta: PageMeta }

const nothingFound: ListPage = { cards: [], meta: { page: 1, per_page: 12, total: 0, total_pages: 0 } }

/** One page of a product list: empty if the request was rejected, undefined if it failed. */
export async function requestList(
  source: ListSource,
  filters: ListFilters,
  page: number,
  per_page = 12
): Promise<ListPage | undefined> {
  const input = { ...filters, page, per_page }
  const answer = await (source.kind === 'category'
    ? call('GET /buyer/product/category/{id}', { ...input, id: source.id })
    : source.kind === 'shop'
      ? call('GET /buyer/product/shop/{shop_id}', { ...input, shop_id: source.id })
      : call('GET /buyer/product', input))
  if (!answer.ok) return isFault(answer) ? undefined : nothingFound
  // Beyond the end it reads the last page, because the list may have shrunk since the address was written.
  const last = answer.meta?.total_pages ?? 0
  if (last > 0 && page > last) return requestList(source, filters, last, per_page)
  return { cards: answer.value, meta: answer.meta ?? nothingFound.meta }
}

/** Products discounted by vouchers now, in the default order: for the home page's 'Promo Untukmu' (home-6). */
export async function requestPromos(): Promise<ProductCardData[] | undefined> {
  const answer = await call('GET /buyer/product/search/recommendation', promoPage)
  if (!answer.ok) return isFault(answer) ? undefined : []
  // A voucher may have ended since its prices were updated.
  return answer.value.filter(isPromo)
}
