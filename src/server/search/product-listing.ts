import type { Sort } from '#lib/catalogue/list-filters.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readForYou, type Taste } from './for-you.ts'
import { readCards } from '#server/product/product-cards.ts'
import { productCondition, type ProductFilter } from '#server/catalogue/product-filters.ts'
import type { Paging } from '#server/core/db/paging.ts'
import { readIdPage } from '#server/catalogue/id-pages.ts'
import { searchIds } from './product-search.ts'

export type ProductListing = ProductFilter & Paging & { keyword?: string; sort_by?: Sort }

export type ProductPage = { cards: ProductCardData[]; total: number }

/** One page of products: found by keyword, raised for a buyer's taste, or simply listed. */
export async function readProductPage(
  db: Db,
  listing: ProductListing,
  now: Date,
  taste?: Taste
): Promise<ProductPage> {
  const where = productCondition(listing)
  const sort = listing.sort_by ?? 'rekomendasi'
  const paging = { page: listing.page, per_page: listing.per_page }
  const found = listing.keyword
    ? await searchIds(db, listing.keyword, { where, sort, paging })
    : sort === 'foryou' && taste
      ? await readForYou(db, where, taste, paging)
      : await readIdPage(db, where, sort, paging)
  return { cards: await readCards(db, found.ids, now), total: found.total }
}
