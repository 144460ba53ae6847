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

/**
 * The rows of cards, to be completed by a condition and an order. Each column has the same name in the database, so that
 * they can also be read as JSON (jsonRows) within another statement.
 */
export const selectCardRows = (db: Db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      photo: cardPhoto.as('photo'),
      min_price: products.minPrice,
      cod_expedition: products.codExpedition,
      cod_shop: products.codShop,
      is_pre_order: products.isPreOrder,
      rating: products.rating,
      sold: products.sold,
      stock: products.stock,
      can_buy: products.canBuy,
      is_free_shipping: products.isFreeShipping,
      content_amount: products.contentAmount,
      content_unit: products.contentUnit,
      sale_unit: products.saleUnit,
      location: sql<string>`${cities.name}`.as('location'),
      shop_name: sql<string>`${shops.name}`.as('shop_name'),
      is_verified: shops.isVerified,
      is_official: shops.isOfficial,
      vouchers: jsonRows<CardOffer>(selectOffers(db)).as('vouchers')
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, products.cityId))

/** The statement behind every list, prepared once. `ids` are comma-separated numbers. */
const selectCards = prepareOnce('cards', db =>
  selectCardRows(db).where(
    and(
      sql`${products.id} = any(string_to_array(${sql.placeholder('ids')}, ',')::bigint[])`,
      eq(products.isActive, true)
    )
  )
)

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

/** A row of selectCardRows as a card. */
export const toCard = (row: CardRow): ProductCardData => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  photo: row.photo,
  price: row.min_price,
  vouchers: row.vouchers.map(toCardVoucher),
  cash_on_delivery: { is_expedition: row.cod_expedition, is_shop: row.cod_shop },
  is_pre_order: row.is_pre_order,
  rating: row.rating,
  sold: row.sold,
  location: row.location,
  stock: row.stock,
  can_buy: row.can_buy,
  is_free_shipping: row.is_free_shipping,
  shop: { name: row.shop_name, is_verified: row.is_verified, is_official: row.is_official },
  sale_unit: row.sale_unit,
  content_amount: row.content_amount,
  content_unit: row.content_unit
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
