import { addressErrors } from '#lib/address/errors.ts'
import { nearest, type Sort } from '#lib/catalogue/list-filters.ts'
import { catalogueErrors } from '#lib/catalogue/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import * as contract from '#lib/search/contract.ts'
import { listShops } from '#lib/shop/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { readCityDistances } from '#server/address/city-distances.ts'
import { findCategory } from '#server/catalogue/categories.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Sharing } from '#server/core/http/answer-cache.ts'
import { type Context } from '#server/core/http/context.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { isPrefetch } from '#server/core/http/prefetch.ts'
import { isMaybeSignedIn } from '#server/identity/session.ts'
import { findShopId, findShopName, readShopPage } from '#server/shop/shops.ts'
import { readTaste } from './for-you.ts'
import { findShops } from './shop-search.ts'
import type { Distances } from './index/rank.ts'
import { suggest } from './keywords.ts'
import { type ProductListing, type ProductPage, readFacets, readProductPage } from './product-listing.ts'
import { searchCounter } from './search-counter.ts'
import { searchOf, searchTag } from './search-of.ts'

/** Seconds for which lists are cached; a product's own page and the cart are updated at once. */
const listSeconds = 15

type Listed = {
  page: number
  keyword?: string | undefined
  is_verbatim?: boolean | undefined
  sort_by?: string | undefined
}

/** Cached for everybody unless it is personalised. */
const sharedList: Sharing<Listed, unknown> = {
  seconds: listSeconds,
  tags: (_reply, { keyword }) => (keyword ? ['catalogue', searchTag] : ['catalogue']),
  isShared: ({ sort_by }, { cookies }) => !(sort_by === 'foryou' && isMaybeSignedIn(cookies))
}

const sharedFacets: Sharing<{ keyword?: string | undefined }, unknown> = {
  seconds: listSeconds,
  tags: (_reply, { keyword }) => (keyword ? ['catalogue', searchTag] : ['catalogue'])
}

/** Caches the suggestions for an empty input; in a shop they cost a search per word. */
const suggestionSharing: Sharing<{ keyword?: string | undefined }, unknown> = {
  seconds: 60,
  tags: () => ['catalogue'],
  isShared: ({ keyword }) => !keyword
}

/** Counts a search once, when its first page is requested: not for further pages or a prefetch. */
const countedList: Sharing<Listed, unknown> = {
  ...sharedList,
  onRequest({ keyword, page, is_verbatim: isVerbatim }, requestContext, services) {
    if (!keyword) return
    // A cached response is sent at once; recent changes reach the next one.
    searchOf(services).lookSoon()
    if (page === 1 && !isPrefetch(requestContext.headers))
      searchCounter(services).note(keyword, requestContext, isVerbatim)
  }
}

/** Lists of products by keyword, category, shop or preferences, lists of shops, and suggestions. */
export function searchRoutes(api: Api): void {
  api.open(
    contract.listProducts,
    async context => paged(await listFor(context, context.input), context.input),
    countedList
  )
  api.open(
    contract.listCategoryProducts,
    async context => {
      const category = await findCategory(context.db, context.input.id)
      if (!category) return fail(catalogueErrors.category_not_found)
      return paged(await listFor(context, { ...context.input, category }), context.input)
    },
    sharedList
  )
  api.open(
    contract.listShopProducts,
    async context => {
      const shopId = await findShopId(context.db, context.input.shop_id)
      if (!shopId) return fail(shopErrors.shop_not_found)
      return paged(await listFor(context, { ...context.input, shopId }), context.input)
    },
    sharedList
  )
  api.open(
    contract.listFacets,
    async ({ db, services, input: { category_id, shop_id, ...filter } }) => {
      const [category, shopId] = await Promise.all([
        category_id === undefined ? undefined : findCategory(db, category_id),
        shop_id === undefined ? undefined : findShopId(db, shop_id)
      ])
      if (category_id !== undefined && !category) return fail(catalogueErrors.category_not_found)
      if (shop_id !== undefined && !shopId) return fail(shopErrors.shop_not_found)
      return answer(
        await readFacets(services, { ...filter, ...(category && { category }), ...(shopId && { shopId }) })
      )
    },
    sharedFacets
  )
  api.open(
    contract.listRecommendations,
    async context => paged(await listFor(context, { ...context.input, sort_by: 'foryou' }), context.input),
    { ...sharedList, isShared: (_input, { cookies }) => !isMaybeSignedIn(cookies) }
  )
  api.open(listShops, async ({ db, services, input: { keyword, is_verbatim, ...filter }, now }) => {
    const found = keyword ? await findShops(services, keyword, is_verbatim) : undefined
    const { shops, total } = await readShopPage(db, { ...filter, ...(found && { ids: found.ids }) }, now)
    const meta = pageMeta(filter.page, filter.per_page, total)
    return answer(shops, { meta: { ...meta, ...(found?.instead && { instead: found.instead }) } })
  })
  api.open(
    contract.listKeywords,
    async ({ db, services, input: { keyword = '', shop_id }, now }) => {
      const shop = shop_id ? await findShopName(db, shop_id) : undefined
      if (shop_id && !shop) return fail(shopErrors.shop_not_found)
      return answer(await suggest(services, keyword, now, shop))
    },
    suggestionSharing
  )
}

async function listFor(
  context: Context<unknown>,
  { to_city_id, ...listing }: ProductListing & { to_city_id?: number | undefined }
): Promise<Result<ProductPage>> {
  const kmFrom = await distancesFor(context.db, listing.sort_by, to_city_id)
  if (!kmFrom.ok) return kmFrom
  const viewer = listing.sort_by === 'foryou' ? await context.viewer() : undefined
  const taste = viewer && (await readTaste(context.db, viewer.id, context.now))
  return ok(await readProductPage(context.services, { ...listing, kmFrom: kmFrom.value }, context.now, taste))
}

/** Distances to the city that `terdekat` sorts by; rejects a missing or unknown city. */
async function distancesFor(
  db: Db,
  sort: Sort | undefined,
  to: number | undefined
): Promise<Result<Distances | undefined>> {
  if (sort !== nearest) return ok(undefined)
  if (to === undefined) return fail(addressErrors.city_required)
  const distances = await readCityDistances(db, to)
  return distances ? ok(distances) : fail(addressErrors.city_not_found)
}

function paged(found: Result<ProductPage>, input: { page: number; per_page: number }) {
  if (!found.ok) return found
  const { cards, total, instead } = found.value
  return answer(cards, {
    meta: { ...pageMeta(input.page, input.per_page, total), ...(instead && { instead }) }
  })
}
