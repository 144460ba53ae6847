import { and, asc, eq, gt } from 'drizzle-orm'

import type { FeedItem } from '#lib/catalogue/feed-contract.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import { discountedPrice } from '#lib/product/price.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import { canBuy } from '#lib/product/quantity.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readCards } from '#server/product/product-cards.ts'
import { products } from '#server/product/schema.ts'
import { readGoods } from './read-goods.ts'

/** Products of one slice: what a process holds of the feed at a time. */
export const feedSlice = 200

/** The items of the products after this id that are sold, in stock or not. */
export async function readFeed(
  db: Db,
  after: number,
  now: Date
): Promise<{ items: FeedItem[]; next: number | null }> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, after), eq(products.isActive, true)))
    .orderBy(asc(products.id))
    .limit(feedSlice)
  const ids = found.map(({ id }) => id)
  const cards = new Map((await readCards(db, ids, now)).map(card => [card.id, card]))
  const goods = await readGoods(db, ids)
  return {
    items: goods.flatMap(product => itemsOf(product, cards.get(product.id))),
    next: ids.length === feedSlice ? ids.at(-1)! : null
  }
}

/** One item for each variant that is sold; none for a product that was archived meanwhile. */
function itemsOf(product: GoodsProduct, card: ProductCardData | undefined): FeedItem[] {
  if (!card) return []
  const sold = product.variants.filter(variant => variant.is_active)
  const all = product.photos.length > 0 ? product.photos : [card.photo]
  return sold.map(variant => ({
    product_id: product.id,
    variant_id: sold.length > 1 ? variant.id : null,
    slug: product.slug,
    name: product.name,
    variant: [variant.name_1, variant.name_2].filter(Boolean).join(', '),
    description: product.description,
    photos: [...new Set([...(variant.photo ? [variant.photo] : []), ...all])],
    can_buy: canBuy({ min: product.min, stock: variant.stock }),
    pre_order_days: card.is_pre_order ? product.pre_order_days : null,
    price: variant.price,
    sale_price: discountedPrice(variant.price, card.vouchers),
    brand: product.brand,
    is_new: product.condition === 'new',
    categories: product.categories.map(({ name }) => name),
    weight: variant.weight,
    sku: variant.sku
  }))
}
