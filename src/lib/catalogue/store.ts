import { type Called, call } from '#lib/core/api/call.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { readFilters } from './list-filters.ts'
import { furtherOrder } from './own-list.ts'

/** Source of a list's further pages. */
export type ListSource =
  | { kind: 'products' }
  | { kind: 'category'; id: string }
  | { kind: 'shop'; id: string }
  | { kind: 'recommendations' }

/** A page of a product list; `query` holds its filters as the address does. */
export async function requestProducts(
  source: ListSource,
  query: string,
  page: number,
  per_page: number
): Promise<Called<ProductCardData[]>> {
  const input = { ...readFilters(new URLSearchParams(query)), page, per_page }
  switch (source.kind) {
    case 'category':
      return call('GET /buyer/product/category/{id}', { ...input, id: source.id })
    case 'shop':
      return call('GET /buyer/product/shop/{shop_id}', { ...input, shop_id: source.id })
    case 'recommendations':
      // The buyer's own order would repeat products of the shared first page.
      if (isMaybeSignedIn()) return call('GET /buyer/product', { sort_by: 'rekomendasi', page, per_page })
      return call('GET /buyer/product/search/recommendation', { page, per_page })
    case 'products':
      return call('GET /buyer/product', {
        ...input,
        ...(input.sort_by === 'foryou' && { sort_by: await furtherOrder() })
      })
  }
}

/** The number of products in a list; undefined where the request fails. */
export async function countProducts(kind: string, id: string, query: string): Promise<number | undefined> {
  const answer = await requestProducts({ kind, id } as ListSource, query, 1, 1)
  return answer.ok ? answer.meta?.total : undefined
}
