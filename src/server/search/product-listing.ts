import type { Sort } from '#lib/catalogue/list-filters.ts'
import type { Instead } from '#lib/core/endpoint.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { type IdPage, readIdPage } from '#server/catalogue/id-pages.ts'
import { productCondition, type ProductFilter } from '#server/catalogue/product-filters.ts'
import { exactTotal, pageWindow, type Paging } from '#server/core/db/paging.ts'
import type { Services } from '#server/core/platform/services.ts'
import { readCards } from '#server/product/product-cards.ts'
import { searchOf } from './catalogue-search.ts'
import { readForYou, type Taste } from './for-you.ts'
import { find } from './index/find.ts'
import { factsFilter } from './index/facts-filter.ts'

export type ProductListing = ProductFilter &
  Paging & { keyword?: string; sort_by?: Sort; is_verbatim?: boolean }

export type ProductPage = { cards: ProductCardData[]; total: number; instead?: Instead | undefined }

type Found = IdPage & { instead?: Instead | undefined }

/** One page of products: found by keyword, raised for a buyer's taste, or simply listed. */
export async function readProductPage(
  services: Services,
  listing: ProductListing,
  now: Date,
  taste?: Taste
): Promise<ProductPage> {
  const { ids, total, instead } = await readIds(services, listing, taste)
  return { cards: await readCards(services.db, ids, now), total, instead }
}

async function readIds(services: Services, listing: ProductListing, taste?: Taste): Promise<Found> {
  const sort = listing.sort_by ?? 'rekomendasi'
  const paging = { page: listing.page, per_page: listing.per_page }
  if (listing.keyword) return findIds(services, { ...listing, keyword: listing.keyword }, sort)
  const where = productCondition(listing)
  return sort === 'foryou' && taste
    ? readForYou(services.db, where, taste, paging)
    : readIdPage(services.db, where, sort, paging)
}

async function findIds(
  services: Services,
  listing: ProductListing & { keyword: string },
  sort: Sort
): Promise<Found> {
  const search = searchOf(services)
  const [index, synonyms] = await Promise.all([search.current(), search.synonyms()])
  const { products, instead } = find(index, {
    keyword: listing.keyword,
    synonyms,
    sort,
    isWanted: factsFilter(listing),
    isVerbatim: listing.is_verbatim ?? false
  })
  const { limit, offset } = pageWindow(listing)
  const page = products.slice(offset, offset + limit)
  return { ids: page.map(({ id }) => id), total: Math.min(products.length, exactTotal), instead }
}
