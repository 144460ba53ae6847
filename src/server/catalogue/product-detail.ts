import { and, eq, type SQL, sql } from 'drizzle-orm'

import type { CategoryCrumb, ProductDetail, ProductVariant } from '#lib/product/product-shapes.ts'
import { photoUrl } from '#lib/format/photo.ts'

import type { Db } from '#server/core/db/connect.ts'
import { jsonRows } from '#server/core/db/json-rows.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { cities } from '#server/address/schema.ts'
import { byProductKey, byProductSlug, isId } from '#server/product/id-or-slug.ts'
import { readCards } from '#server/product/product-cards.ts'
import {
  selectCrumbs,
  selectPhotos,
  selectVariants,
  selectVouchers,
  toVoucher,
  type VoucherRow
} from './product-rows.ts'
import { readRelatedIds } from './related-products.ts'
import { readReviews } from '#server/review/reviews.ts'
import { toProductShop } from '#server/shop/shops.ts'

/** Number of reviews and related products in the first view of a product page. */
const reviewsShown = 4
const relatedShown = 12

const selectProduct = (db: Db, condition: SQL) =>
  db
    .select({
      product: products,
      shop: shops,
      city: cities.name,
      photos: jsonRows<{ id: number; path: string }>(selectPhotos(db)),
      variants: jsonRows<ProductVariant>(selectVariants(db, products.id)),
      vouchers: jsonRows<VoucherRow>(selectVouchers(db)),
      crumbs: jsonRows<CategoryCrumb>(selectCrumbs(db))
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, products.cityId))
    .where(and(condition, eq(products.isActive, true)))

const bySlug = prepareOnce('product by slug', db => selectProduct(db, byProductSlug(sql.placeholder('key'))))
const byId = prepareOnce('product by id', db => selectProduct(db, eq(products.id, sql.placeholder('key'))))

/** The product for its page; undefined if there is none or it is not sold any more. */
export async function readProduct(db: Db, key: string, now: Date): Promise<ProductDetail | undefined> {
  const found = isId(key) ? byId(db) : bySlug(db)
  const [row] = await found.execute({ key, now: now.toISOString() })
  if (!row) return undefined
  const { product, shop, city, photos } = row
  const [reviews, related] = await Promise.all([
    readReviews(db, { productId: product.id }, { sort_by: 'terbaru', page: 1, per_page: reviewsShown }),
    readRelatedIds(db, product, relatedShown).then(ids => readCards(db, ids, now))
  ])
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
    type: product.type,
    merk: product.merk,
    condition: product.condition === 'second' ? 'used' : 'new',
    is_have_variant: product.variantName1 !== null,
    variant_names: [product.variantName1, product.variantName2].filter(name => name !== null),
    variants: row.variants,
    vouchers: row.vouchers.map(toVoucher),
    rating: product.rating,
    total_reviews: product.reviewCount,
    reviews,
    related_products: related,
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
      is_active: products.isActive
    })
    .from(products)
    .where(byProductKey(key))
  if (!product) return undefined
  const variants = await selectVariants(db, product.id)
  return { ...product, variants: variants.map(({ id, price, stock }) => ({ id, price, stock })) }
}
