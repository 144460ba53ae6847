import { nearest, type Sort } from '#lib/catalogue/list-filters.ts'
import type { Instead } from '#lib/core/schema/endpoint.ts'
import type { Facets } from '#lib/search/contract.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { type IdPage, readIdPage } from '#server/catalogue/id-pages.ts'
import { productCondition, type ProductFilter } from '#server/catalogue/product-filters.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import type { Services } from '#server/core/platform/services.ts'
import { readCards } from '#server/product/product-cards.ts'
import { readForYou, type Taste } from './for-you.ts'
import { isFaceted } from './index/facts-filter.ts'
import type { Distances } from './index/rank.ts'
import { searchOf } from './search-of.ts'

type Words = { keyword?: string; is_verbatim?: boolean }

export type ProductListing = ProductFilter &
  Paging &
  Words & {
    sort_by?: Sort
    /** Distances that `terdekat` sorts by. */
    kmFrom?: Distances | undefined
  }

export type ProductPage = { cards: ProductCardData[]; total: number; instead?: Instead | undefined }

type Found = IdPage & { instead?: Instead | undefined }

/** One page of products: found by keyword, boosted by a buyer's preferences, or simply listed. */
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
  if (listing.keyword || isFaceted(listing) || sort === nearest) return findIds(services, listing, sort)
  const where = productCondition(listing)
  return sort === 'foryou' && taste
    ? readForYou(services.db, where, taste, paging)
    : readIdPage(services.db, where, sort, paging)
}

/** One page of search results; without a keyword, of all products that pass the filters. */
async function findIds(services: Services, listing: ProductListing, sort: Sort): Promise<Found> {
  const { limit, offset } = pageWindow(listing)
  const {
    keyword = '',
    is_verbatim: isVerbatim = false,
    kmFrom,
    sort_by: _sort,
    page: _page,
    per_page: _perPage,
    ...filter
  } = listing
  const search = { keyword, isVerbatim, sort, filter, first: offset + limit, kmFrom }
  const { ids, total, instead } = await searchOf(services).find(search)
  return { ids: ids.slice(offset), total: Math.min(total, exactTotal), instead }
}

/** The facets of a list with their counts. */
export const readFacets = (
  services: Services,
  { keyword = '', is_verbatim: isVerbatim = false, ...filter }: ProductFilter & Words
): Promise<Facets> => searchOf(services).facets({ keyword, isVerbatim }, filter)
