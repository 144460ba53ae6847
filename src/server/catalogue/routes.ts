import * as contract from '#lib/catalogue/contract.ts'
import { refuse } from '#lib/core/refusals.ts'

import { hmacHex } from '#server/core/platform/crypto.ts'
import { findCategory, readCategories, readMainCategories } from './categories.ts'
import { readTaste } from '#server/search/for-you.ts'
import { suggest } from '#server/search/keywords.ts'
import { findProductId, readProduct, readStock } from './product-detail.ts'
import { type ProductListing, type ProductPage, readProductPage } from '#server/search/product-listing.ts'
import { countSearch } from '#server/search/search-counts.ts'
import { saveView } from './recently-viewed.ts'
import { readRating, readReviewPage } from '#server/review/reviews.ts'
import { findShopId } from '#server/shop/shops.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import { isMaybeSignedIn } from '#server/identity/session.ts'
import { answer, type Context, pageMeta } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Sharing } from '#server/core/http/answer-cache.ts'

/** Products, their lists, reviews and categories. */
export function catalogueRoutes(api: Api): void {
  listRoutes(api)
  productRoutes(api)
  categoryRoutes(api)
}

/** Lists follow a change of a product within these seconds; its own page and the cart follow at once. */
const listSeconds = 15

type Listed = { page: number; keyword?: string | undefined; sort_by?: string | undefined }

/** Shared unless it is personal, or a search that is yet to be counted. */
const sharedList: Sharing<Listed, unknown> = {
  seconds: listSeconds,
  tags: () => ['catalogue'],
  isShared: ({ keyword, page, sort_by }, { cookies }) =>
    !(keyword && page === 1) && !(sort_by === 'foryou' && isMaybeSignedIn(cookies))
}

function listRoutes(api: Api): void {
  api.open(
    contract.listProducts,
    async context => {
      const page = await listFor(context, context.input)
      const { keyword, page: number } = context.input
      // A search that found something counts once: not again for its further pages.
      if (keyword && number === 1 && page.total > 0) await count(context, keyword)
      return paged(page, context.input)
    },
    sharedList
  )
  api.open(
    contract.listCategoryProducts,
    async context => {
      const category = await findCategory(context.db, context.input.id)
      if (!category) return refuse('category_not_found')
      return paged(await listFor(context, { ...context.input, category }), context.input)
    },
    sharedList
  )
  api.open(
    contract.listShopProducts,
    async context => {
      const shopId = await findShopId(context.db, context.input.shop_id)
      if (!shopId) return refuse('shop_not_found')
      return paged(await listFor(context, { ...context.input, shopId }), context.input)
    },
    sharedList
  )
  api.open(
    contract.listRecommendations,
    async context => paged(await listFor(context, { ...context.input, sort_by: 'foryou' }), context.input),
    { ...sharedList, isShared: (_input, { cookies }) => !isMaybeSignedIn(cookies) }
  )
  api.open(contract.listKeywords, async ({ db, input, now }) =>
    answer(await suggest(db, input.keyword ?? '', now))
  )
}

/** Counts a search for who is searching: a session, or the network of a guest, as a keyed hash. */
async function count(context: Context<unknown>, keyword: string): Promise<void> {
  const { db, frame, now, services } = context
  const viewer = await context.viewer()
  const who = viewer ? `session:${viewer.sessionId}` : `network:${networkOf(frame.ip)}`
  await countSearch(db, keyword, hmacHex(`visitor:${services.config.appSecret}`, who).slice(0, 24), now)
}

async function listFor(context: Context<unknown>, listing: ProductListing): Promise<ProductPage> {
  const viewer = listing.sort_by === 'foryou' ? await context.viewer() : undefined
  const taste = viewer && (await readTaste(context.db, viewer.id, context.now))
  return readProductPage(context.db, listing, context.now, taste)
}

const paged = ({ cards, total }: ProductPage, input: { page: number; per_page: number }) =>
  answer(cards, { meta: pageMeta(input.page, input.per_page, total) })

function productRoutes(api: Api): void {
  api.open(
    contract.showProduct,
    async ({ db, input, now }) => {
      const product = await readProduct(db, input.id, now)
      return product ? answer(product) : refuse('product_not_found')
    },
    { seconds: 60, tags: ({ id }) => [`product:${id}`] }
  )
  api.open(contract.showStock, async ({ db, input }) => {
    const stock = await readStock(db, input.id)
    return stock ? answer(stock) : refuse('product_not_found')
  })
  api.buyer(contract.recordView, async ({ db, input, buyerId, now }) =>
    (await saveView(db, buyerId, input.id, now)) ? answer(null) : refuse('product_not_found')
  )
  api.open(contract.showProductRating, async ({ db, input }) => {
    const productId = await findProductId(db, input.id)
    return productId ? answer(await readRating(db, { productId })) : refuse('product_not_found')
  })
  api.open(contract.listProductReviews, async ({ db, input }) => {
    const productId = await findProductId(db, input.id)
    if (!productId) return refuse('product_not_found')
    const { reviews, total } = await readReviewPage(db, { productId }, input)
    return answer(reviews, { meta: pageMeta(input.page, input.per_page, total) })
  })
}

function categoryRoutes(api: Api): void {
  const sharing = { seconds: 300, tags: () => ['catalogue'] }
  api.open(contract.listCategories, async ({ db, input }) => answer(await readCategories(db, input)), sharing)
  api.open(contract.listMainCategories, async ({ db }) => answer(await readMainCategories(db)), sharing)
}
