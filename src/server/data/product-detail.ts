import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { CategoryCrumb, ProductDetail, ProductVoucher } from '#lib/contracts/product-shapes.ts'
import { photoUrl } from '#lib/format/photo.ts'

import type { Db } from '../db/connect.ts'
import { categories, productDetails, productPhotos, products, shops } from '../db/schema/catalogue.ts'
import { cities } from '../db/schema/regions.ts'
import { productVouchers, vouchers } from '../db/schema/vouchers.ts'
import { byIdOrSlug } from './id-or-slug.ts'
import { isShownVoucher, readCards } from './product-cards.ts'
import { readRelatedIds } from './related-products.ts'
import { readReviewPage } from './reviews.ts'
import { toProductShop } from './shops.ts'

/** Reviews and related products that a product page shows at once. */
const reviewsShown = 4
const relatedShown = 12

export async function findProductId(db: Db, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(byIdOrSlug(products, key), eq(products.isActive, true)))
  return row?.id
}

/** A product for its page, or undefined where there is none or it is not sold any more. */
export async function readProduct(db: Db, key: string, now: Date): Promise<ProductDetail | undefined> {
  const [row] = await db
    .select({ product: products, shop: shops, city: cities.name })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, products.cityId))
    .where(and(byIdOrSlug(products, key), eq(products.isActive, true)))
  if (!row) return undefined
  const { product, shop, city } = row
  const [photos, variants, offers, crumbs, reviews, related] = await Promise.all([
    db
      .select({ id: productPhotos.id, path: productPhotos.path })
      .from(productPhotos)
      .where(eq(productPhotos.productId, product.id))
      .orderBy(asc(productPhotos.sort)),
    readVariants(db, product.id),
    readVouchers(db, product.id, now),
    readCrumbs(db, [product.c1, product.c2, product.c3]),
    readReviewPage(db, { productId: product.id }, { sort_by: 'terbaru', page: 1, per_page: reviewsShown }),
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
    sold: product.sold,
    min: product.min,
    type: product.type,
    merk: product.merk,
    condition: product.condition === 'second' ? 'used' : 'new',
    is_have_variant: product.variantName1 !== null,
    variant_names: [product.variantName1, product.variantName2].filter(name => name !== null),
    variants,
    vouchers: offers,
    rating: product.rating,
    total_reviews: product.reviewCount,
    reviews: reviews.reviews,
    related_products: related,
    categories: crumbs,
    specifications: product.specifications,
    is_pre_order: product.isPreOrder,
    pre_order_days: product.preOrderDays,
    is_free_shipping: product.isFreeShipping,
    cash_on_delivery: { is_expedition: product.codExpedition, is_shop: product.codShop },
    location: city,
    shop: toProductShop(shop, city, now),
    content_amount: product.contentAmount,
    content_unit: product.contentUnit
  }
}

const readVariants = (db: Db, productId: number) =>
  db
    .select({
      id: productDetails.id,
      sub_name_1: productDetails.subName1,
      sub_name_2: productDetails.subName2,
      price: productDetails.price,
      stock: productDetails.stock,
      photo: productDetails.photoPath,
      weight: productDetails.weightG
    })
    .from(productDetails)
    .where(and(eq(productDetails.productId, productId), eq(productDetails.isActive, true)))
    .orderBy(asc(productDetails.sort), asc(productDetails.id))

/** Only vouchers that may be listed, in the order of their codes: the first discount is the one that counts. */
async function readVouchers(db: Db, productId: number, now: Date): Promise<ProductVoucher[]> {
  const found = await db
    .select({ voucher: vouchers })
    .from(productVouchers)
    .innerJoin(vouchers, eq(vouchers.id, productVouchers.voucherId))
    .where(and(eq(productVouchers.productId, productId), isShownVoucher(now)))
    .orderBy(sql`${vouchers.code} collate "C"`)
  return found.map(({ voucher: v }) => {
    const isDiscount = v.type === 'discount'
    const isCashback = !isDiscount
    return {
      type: v.type,
      code: v.code,
      name: v.name,
      banner: v.bannerPath,
      discount_percentage: isDiscount ? v.percentage : 0,
      discount_amount: isDiscount ? v.amount : 0,
      max_discount_amount: isDiscount ? v.maxAmount : 0,
      cashback_percentage: isCashback ? v.percentage : 0,
      cashback_amount: isCashback ? v.amount : 0,
      max_cashback_amount: isCashback ? v.maxAmount : 0,
      min_purchase_amount: v.minPurchaseAmount,
      valid_until: v.validUntil.toISOString(),
      usage_limit: v.usageLimit,
      used_count: v.usedCount,
      is_show: v.isShow
    }
  })
}

async function readCrumbs(db: Db, ids: number[]): Promise<CategoryCrumb[]> {
  return db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...new Set(ids)]))
    .orderBy(asc(categories.level))
}

/** Price and stock as they are now, also of a product that is not sold any more. */
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
    .where(byIdOrSlug(products, key))
  if (!product) return undefined
  const variants = await readVariants(db, product.id)
  return { ...product, variants: variants.map(({ id, price, stock }) => ({ id, price, stock })) }
}
