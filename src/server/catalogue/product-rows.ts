import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'

import type { ProductVoucher } from '#lib/product/product-shapes.ts'

import type { Db } from '#server/core/db/connect.ts'
import { categories } from './schema.ts'
import { productDetails, productPhotos, products } from '#server/product/schema.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'
import { isShownVoucher } from '#server/product/product-cards.ts'

/** Subqueries correlated with the product of the outer query, see jsonRows. */
export const selectPhotos = (db: Db) =>
  db
    .select({ id: productPhotos.id, path: productPhotos.path })
    .from(productPhotos)
    .where(eq(productPhotos.productId, products.id))
    .orderBy(asc(productPhotos.sort))

/** The variants on sale, of the outer query's product or of a given one. */
export const selectVariants = (db: Db, productId: typeof products.id | number) =>
  db
    .select({
      id: productDetails.id,
      sub_name_1: sql<string | null>`${productDetails.subName1}`.as('sub_name_1'),
      sub_name_2: sql<string | null>`${productDetails.subName2}`.as('sub_name_2'),
      price: productDetails.price,
      stock: productDetails.stock,
      photo: sql<string | null>`${productDetails.photoPath}`.as('photo'),
      weight: sql<number>`${productDetails.weightG}`.as('weight')
    })
    .from(productDetails)
    .where(and(eq(productDetails.productId, productId), eq(productDetails.isActive, true)))
    .orderBy(asc(productDetails.sort), asc(productDetails.id))

export type VoucherRow = {
  type: ProductVoucher['type']
  code: string
  name: string
  banner_path: string | null
  percentage: number
  amount: number
  max_amount: number
  min_purchase_amount: number
  valid_until: string
  usage_limit: number
  used_count: number
  is_show: boolean
}

/** Only vouchers that may be listed, sorted by code: the first discount is the one that counts. */
export const selectVouchers = (db: Db) =>
  db
    .select(getTableColumns(vouchers))
    .from(productVouchers)
    .innerJoin(vouchers, eq(vouchers.id, productVouchers.voucherId))
    .where(and(eq(productVouchers.productId, products.id), isShownVoucher))
    .orderBy(sql`${vouchers.code} collate "C"`)

export function toVoucher(voucher: VoucherRow): ProductVoucher {
  const isDiscount = voucher.type === 'discount'
  const isCashback = !isDiscount
  return {
    type: voucher.type,
    code: voucher.code,
    name: voucher.name,
    banner: voucher.banner_path,
    discount_percentage: isDiscount ? voucher.percentage : 0,
    discount_amount: isDiscount ? voucher.amount : 0,
    max_discount_amount: isDiscount ? voucher.max_amount : 0,
    cashback_percentage: isCashback ? voucher.percentage : 0,
    cashback_amount: isCashback ? voucher.amount : 0,
    max_cashback_amount: isCashback ? voucher.max_amount : 0,
    min_purchase_amount: voucher.min_purchase_amount,
    valid_until: new Date(voucher.valid_until).toISOString(),
    usage_limit: voucher.usage_limit,
    used_count: voucher.used_count,
    is_show: voucher.is_show
  }
}

/** The categories of the outer query's product, from the widest to the narrowest. */
export const selectCrumbs = (db: Db) =>
  db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(sql`${categories.id} in (${products.c1}, ${products.c2}, ${products.c3})`)
    .orderBy(asc(categories.level))
