import { catalogueErrors } from '#lib/catalogue/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import * as contract from '#lib/catalogue/contract.ts'
import * as sitemap from '#lib/catalogue/sitemap-contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { findCategory, readCategories, readMainCategories } from './categories.ts'
import { readGoneProduct, wasSold } from './gone-product.ts'
import { readProduct, readStock } from './product-detail.ts'
import { readSitemapPart, readSitemapParts } from './sitemap.ts'
import { readViewedIds, saveView } from './recently-viewed.ts'
import { readUsedCodes } from './used-vouchers.ts'
import { answer } from '#server/core/http/answer.ts'
import { readCards } from '#server/product/product-cards.ts'
import type { Api } from '#server/core/http/registry.ts'
import { isId } from '#server/product/id-or-slug.ts'

/** Product pages, categories and sitemap. */
export function catalogueRoutes(api: Api): void {
  productRoutes(api)
  categoryRoutes(api)
  sitemapRoutes(api)
}

function productRoutes(api: Api): void {
  api.open(
    contract.showProduct,
    async ({ db, input, now }) => {
      const product = await readProduct(db, input.id, now)
      if (product) return answer(product)
      const isGone = await wasSold(db, input.id)
      return fail(isGone ? productErrors.product_gone : productErrors.product_not_found)
    },
    {
      seconds: 60,
      tags: ({ id, shop }) => ['products', `product:${id}`, `shop:${shop.id}`],
      // Two cached replies of different age, each under the other's slug, would redirect in a loop.
      isCached: ({ slug }, { id }) => slug === id || isId(id)
    }
  )
  api.open(contract.showGoneProduct, async ({ db, input, now }) => {
    const gone = await readGoneProduct(db, input.id, now)
    return gone ? answer(gone) : fail(productErrors.product_not_found)
  })
  api.open(contract.showStock, async ({ db, input }) => {
    const stock = await readStock(db, input.id)
    return stock ? answer(stock) : fail(productErrors.product_not_found)
  })
  api.open(contract.listCards, async ({ db, input, now }) => answer(await readCards(db, input.ids, now)))
  api.buyer(contract.listViewed, async ({ db, buyerId, now }) =>
    answer(await readCards(db, await readViewedIds(db, buyerId), now))
  )
  api.buyer(contract.recordView, async ({ db, input, buyerId, now }) =>
    (await saveView(db, buyerId, input.id, now))
      ? answer({ used_vouchers: await readUsedCodes(db, buyerId, input.id) })
      : fail(productErrors.product_not_found)
  )
}

function categoryRoutes(api: Api): void {
  const sharing = { seconds: 300, tags: () => ['catalogue'] }
  api.open(contract.listCategories, async ({ db, input }) => answer(await readCategories(db, input)), sharing)
  api.open(contract.showCategory, async ({ db, input }) => {
    const category = await findCategory(db, input.id)
    return category ? answer(category) : fail(catalogueErrors.category_not_found)
  })
  api.open(contract.listMainCategories, async ({ db }) => answer(await readMainCategories(db)), sharing)
}

function sitemapRoutes(api: Api): void {
  api.open(sitemap.listSitemapParts, async ({ db }) => {
    const [products, shops] = await Promise.all([
      readSitemapParts(db, 'products'),
      readSitemapParts(db, 'shops')
    ])
    return answer({ products, shops })
  })
  api.open(sitemap.showSitemapPart, async ({ db, input }) =>
    answer(await readSitemapPart(db, input.kind, input.number))
  )
}
