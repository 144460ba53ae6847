import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'

import type { CardVoucher, ProductCardData } from '#lib/product/product-shapes.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cardPhoto } from './card-photo.ts'
import { products } from './schema.ts'
import { shops } from '#server/shop/schema.ts'
import { jsonRows } from '#server/core/db/json-rows.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { cities } from '#server/address/schema.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'

/** Product cards in the order of the given ids; deleted and inactive products are left out. */
export async function readCards(db: Db, ids: number[], now: Date): Promise<ProductCardData[]> {
  if (ids.length === 0) return []
  const found = await selectCards(db).execute({ ids: ids.join(','), now: now.toISOString() })
  const cards = new Map(found.map(row => [row.id, toCard(row)]))
  return ids.flatMap(id => cards.get(id) ?? [])
}

/** The statement behind every list, prepared once. `ids` are comma-separated numbers. */
const selectCards = prepareOnce('cards', db =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      photo: cardPhoto.as('photo'),
      price: products.minPrice,
      codExpedition: products.codExpedition,
      codShop: products.codShop,
      isPreOrder: products.isPreOrder,
      rating: products.rating,
      sold: products.sold,
      stock: products.stock,
      canBuy: products.canBuy,
      isFreeShipping: products.isFreeShipping,
      contentAmount: products.contentAmount,
      contentUnit: products.contentUnit,
      saleUnit: products.saleUnit,
      location: cities.name,
      shopName: shops.name,
      isVerified: shops.isVerified,
      isOfficial: shops.isOfficial,
      vouchers: jsonRows<CardOffer>(selectOffers(db))
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, products.cityId))
    .where(
      and(
        sql`${products.id} = any(string_to_array(${sql.placeholder('ids')}, ',')::bigint[])`,
        eq(products.isActive, true)
      )
    )
)

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

const toCard = (row: CardRow): ProductCardData => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  photo: row.photo,
  price: row.price,
  vouchers: row.vouchers.map(toCardVoucher),
  cash_on_delivery: { is_expedition: row.codExpedition, is_shop: row.codShop },
  is_pre_order: row.isPreOrder,
  rating: row.rating,
  sold: row.sold,
  location: row.location,
  stock: row.stock,
  can_buy: row.canBuy,
  is_free_shipping: row.isFreeShipping,
  shop: { name: row.shopName, is_verified: row.isVerified, is_official: row.isOfficial },
  sale_unit: row.saleUnit,
  content_amount: row.contentAmount,
  content_unit: row.contentUnit
})

type CardOffer = {
  type: CardVoucher['type']
  code: string
  percentage: number
  amount: number
  max_amount: number
}

/** Subquery for the vouchers of the outer product. A card promises only what the smallest purchase already reaches. */
const selectOffers = (db: Db) =>
  db
    .select({
      type: vouchers.type,
      code: vouchers.code,
      percentage: vouchers.percentage,
      amount: vouchers.amount,
      maxAmount: vouchers.maxAmount
    })
    .from(productVouchers)
    .innerJoin(vouchers, eq(vouchers.id, productVouchers.voucherId))
    .where(
      and(
        eq(productVouchers.productId, products.id),
        isShownVoucher,
        lte(vouchers.minPurchaseAmount, sql`${products.minPrice} * ${products.min}`)
      )
    )
    .orderBy(sql`${vouchers.code} collate "C"`)

function toCardVoucher({ type, code, percentage, amount, max_amount }: CardOffer): CardVoucher {
  const isDiscount = type === 'discount'
  return {
    type,
    code,
    discount_percentage: isDiscount ? percentage : 0,
    discount_amount: isDiscount ? amount : 0,
    max_discount_amount: isDiscount ? max_amount : 0
  }
}

/** Condition for a shown voucher: listed, begun, not over, not used up. `now` is bound at each execution. */
export const isShownVoucher = and(
  eq(vouchers.isShow, true),
  lte(vouchers.validFrom, sql.placeholder('now')),
  gt(vouchers.validUntil, sql.placeholder('now')),
  lt(vouchers.usedCount, vouchers.usageLimit)
)
