import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { findCategory } from '#server/catalogue/categories.ts'
import type { Services } from '#server/core/platform/services.ts'
import { readProductPage } from '#server/search/product-listing.ts'
import type { Article } from './articles.ts'
import type { ArticleProducts } from './front-matter.ts'

/** Maximum number of products below an article: it fills whole rows of two, three, four and six. */
const maxProducts = 12

/**
 * Products on sale for an article, taken in turn from each kind that it names, so that every kind is shown. Not counted
 * as a search, because nobody searched.
 */
export async function readArticleProducts(
  services: Services,
  { products }: Pick<Article, 'products'>,
  now: Date
): Promise<ProductCardData[]> {
  const found = await Promise.all(products.map(kind => readKind(services, kind, now)))
  const inTurn = Array.from({ length: maxProducts }, (_, place) =>
    found.flatMap(cards => cards[place] ?? [])
  ).flat()
  const byId = new Map(inTurn.map(card => [card.id, card]))
  return [...byId.values()].slice(0, maxProducts)
}

async function readKind(services: Services, kind: ArticleProducts, now: Date): Promise<ProductCardData[]> {
  const category = 'category' in kind ? await findCategory(services.db, kind.category) : undefined
  if ('category' in kind && !category) return []
  const { cards, instead } = await readProductPage(
    services,
    {
      page: 1,
      per_page: maxProducts,
      ...(category && { category }),
      ...('keyword' in kind && { keyword: kind.keyword })
    },
    now
  )
  // Results for a corrected or reduced keyword are not the products that the article names.
  return instead ? [] : cards.filter(({ can_buy }) => can_buy)
}
