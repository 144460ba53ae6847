import { catalogueRefusals } from '#lib/catalogue/refusals.ts'
import { shopRefusals } from '#lib/shop/refusals.ts'
import * as contract from '#lib/search/contract.ts'
import { refuse } from '#lib/core/refusal.ts'

import { findCategory } from '#server/catalogue/categories.ts'
import type { Sharing } from '#server/core/http/answer-cache.ts'
import { type Context } from '#server/core/http/context.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { hmacHex } from '#server/core/platform/crypto.ts'
import { isAhead } from '#server/core/http/ahead.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import { isMaybeSignedIn } from '#server/identity/session.ts'
import { findShopId } from '#server/shop/shops.ts'
import { readTaste } from './for-you.ts'
import { suggest } from './keywords.ts'
import { type ProductListing, type ProductPage, readProductPage } from './product-listing.ts'
import { countSearch } from './search-counts.ts'

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

/** Lists of products by keyword, category, shop or taste, and what a beginning may become. */
export function searchRoutes(api: Api): void {
  api.open(
    contract.listProducts,
    async context => {
      const page = await listFor(context, context.input)
      const { keyword, page: number } = context.input
      // A search that found something counts once: not again for its further pages.
      if (keyword && number === 1 && page.total > 0 && !isAhead(context.frame.headers))
        await count(context, keyword)
      return paged(page, context.input)
    },
    sharedList
  )
  api.open(
    contract.listCategoryProducts,
    async context => {
      const category = await findCategory(context.db, context.input.id)
      if (!category) return refuse(catalogueRefusals.category_not_found)
      return paged(await listFor(context, { ...context.input, category }), context.input)
    },
    sharedList
  )
  api.open(
    contract.listShopProducts,
    async context => {
      const shopId = await findShopId(context.db, context.input.shop_id)
      if (!shopId) return refuse(shopRefusals.shop_not_found)
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
