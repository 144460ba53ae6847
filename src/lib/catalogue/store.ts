import { type Called, call } from '#lib/core/call.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import { readFilters } from './list-filters.ts'

/** Where a list's further pages come from. */
export type ListSource =
  | { kind: 'products' }
  | { kind: 'category'; id: string }
  | { kind: 'shop'; id: string }
  | { kind: 'recommendations' }

/** A page of a product list; `query` holds its filters as the address does. */
export function askProducts(
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
      return call('GET /buyer/product/search/recommendation', { page, per_page })
    case 'products':
      return call('GET /buyer/product', input)
  }
}
