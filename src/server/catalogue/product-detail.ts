import { eq } from 'drizzle-orm'

import type { CategoryCrumb, ProductDetail, ProductVariant } from '#lib/product/product-shapes.ts'
import { photoUrl } from '#lib/format/photo.ts'

import type { Db } from '#server/core/db/connect.ts'
import { jsonRows } from '#server/core/db/json-rows.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { cities } from '#server/address/schema.ts'
import { byProductKey } from '#server/product/id-or-slug.ts'
import { ofOrigin, prepareAbout } from '#server/product/one-product.ts'
import { type CardRow, toCard } from '#server/product/product-cards.ts'
import {
  selectCrumbs,
  selectPhotos,
  selectVariants,
  selectVouchers,
  toVoucher,
  type VoucherRow
} from './product-rows.ts'
import { selectRelated } from './related-products.ts'
import { newestReviews, type ReviewRow, toReview } from '#server/review/reviews.ts'
import { toProductShop } from '#server/shop/shops.ts'

/** Number of reviews in the first view of a product page. */
const reviewsShown = 4

/** Everything in one statement: first requests are the most frequent ones here, and each statement costs as much again. */
const aboutProduct = prepareAbout('product', (db, origin) =>
  db
    .with(origin)
    .select({
      product: products,
      shop: shops,
      city: cities.name,
      photos: jsonRows<{ id: number; path: string }>(selectPhotos(db)),
      variants: jsonRows<ProductVariant>(selectVariants(db, products.id)),
      vouchers: jsonRows<VoucherRow>(selectVouchers(db)),
      crumbs: jsonRows<CategoryCrumb>(selectCrumbs(db)),
      reviews: jsonRows<ReviewRow>(newestReviews(db, ofOrigin('id'), reviewsShown)),
      related: jsonRows<CardRow>(selectRelated(db))
    })
    .from(origin)
    .innerJoin(products, eq(products.id, origin.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, products.cityId))
)

/** The product for its page; undefined if there is none or it is not sold any more. */
export async function readProduct(db: Db, key: string, now: Date): Promise<ProductDetail | undefined> {
  const [row] = await aboutProduct(db, key).execute({ key, now: now.toISOString() })
  if (!row) return undefined
  const { product, shop, city, photos } = row
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    description: product.description,
    photos: (photos.length > 0 ? photos : [{ id: 0, path: product.photoPath }]).map(photo => ({
      ...photo,
      url: photoUrl(photo.path, 1024)
    })),
    price: product.minPrice,
    stock: product.stock,
    can_buy: product.canBuy,
    sold: product.sold,
    min: product.min,
    multiple: product.multiple,
    type: product.type,
    merk: product.merk,
    condition: product.condition === 'second' ? 'used' : 'new',
    is_have_variant: product.variantName1 !== null,
    variant_names: [product.variantName1, product.variantName2].filter(name => name !== null),
    variants: row.variants,
    vouchers: row.vouchers.map(toVoucher),
    rating: product.rating,
    total_reviews: product.reviewCount,
    reviews: row.reviews.map(toReview),
    related_products: row.related.map(toCard),
    categories: row.crumbs,
    specifications: product.specifications,
    is_pre_order: product.isPreOrder,
    pre_order_days: product.preOrderDays,
    is_free_shipping: product.isFreeShipping,
    cash_on_delivery: { is_expedition: product.codExpedition, is_shop: product.codShop },
    location: city,
    shop: toProductShop(shop, city, now),
    sale_unit: product.saleUnit,
    content_amount: product.contentAmount,
    content_unit: product.contentUnit
  }
}

/** Current price and stock, also for a product that is not sold any more. */
export async function readStock(db: Db, key: string) {
  const [product] = await db
    .select({
      id: products.id,
      price: products.minPrice,
      stock: products.stock,
      min: products.min,
      multiple: products.multiple,
      is_active: products.isActive
    })
    .from(products)
    .where(byProductKey(key))
  if (!product) return undefined
  const variants = await selectVariants(db, product.id)
  return { ...product, variants: variants.map(({ id, price, stock }) => ({ id, price, stock })) }
}
