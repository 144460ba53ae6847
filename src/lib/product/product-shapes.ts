import * as z from 'zod/mini'

import { isoDate, whole } from '#lib/core/schema/fields.ts'
import { saleUnits } from './sale-units.ts'

/** Building materials and other goods, which fees and lists distinguish. */
export const goodsType = z.enum(['material', 'non-material'])

export const voucherType = z.enum(['discount', 'cashback'])

/** A voucher's discount on one piece; a fixed amount once per order (product-1). */
export const cardVoucher = z.object({
  type: voucherType,
  code: z.string(),
  discount_percentage: whole,
  discount_amount: whole,
  max_discount_amount: whole
})

export const productVoucher = z.object({
  ...cardVoucher.shape,
  name: z.string(),
  banner: z.nullable(z.string()),
  cashback_percentage: whole,
  cashback_amount: whole,
  max_cashback_amount: whole,
  min_purchase_amount: whole,
  valid_until: isoDate,
  usage_limit: whole,
  used_count: whole,
  is_show: z.boolean()
})

export const cashOnDelivery = z.object({ is_expedition: z.boolean(), is_shop: z.boolean() })

export const contentUnit = z.enum(['kg', 'm2', 'm', 'litre', 'piece'])

/** Unit of one piece: 'sak', 'dus' (D40). */
export const saleUnit = z.enum(saleUnits)

/** Unit and content of one piece, for the price per unit: a 'sak' of 40 kg, a 'dus' of 1.44 m2. */
const content = {
  sale_unit: saleUnit,
  content_amount: z.number(),
  content_unit: contentUnit
}

export const productCard = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  /** Path of the picture; src/lib/format/photo.ts builds its addresses. */
  photo: z.string(),
  price: whole,
  vouchers: z.array(cardVoucher),
  cash_on_delivery: cashOnDelivery,
  is_pre_order: z.boolean(),
  rating: z.number(),
  sold: whole,
  /** City of the shop. */
  location: z.string(),
  stock: whole,
  /** Whether the minimum quantity is in stock, in some variant (D37). */
  can_buy: z.boolean(),
  /** The shop delivers itself: the label 'Kurir Toko'. */
  is_free_shipping: z.boolean(),
  shop: z.object({ name: z.string(), is_verified: z.boolean(), is_official: z.boolean() }),
  ...content
})

export const productVariant = z.object({
  id: whole,
  sub_name_1: z.nullable(z.string()),
  sub_name_2: z.nullable(z.string()),
  price: whole,
  stock: whole,
  photo: z.nullable(z.string()),
  /** Grams, for the shipping estimate. */
  weight: whole
})

/** A shop's name with its page. */
export const shopName = z.object({ id: whole, slug: z.string(), name: z.string() })

export const review = z.object({
  id: whole,
  rating: whole,
  date: isoDate,
  review: z.string(),
  files: z.array(z.object({ url: z.string() })),
  reply: z.nullable(z.string()),
  variant: z.nullable(z.string()),
  user: z.object({ name: z.string(), photo: z.nullable(z.string()) }),
  shop: shopName,
  product: z.object({ id: whole, slug: z.string(), name: z.string(), photo: z.string() })
})

export const starCount = z.object({ percentage: whole, count: whole })

export const ratingSummary = z.object({
  rating: z.number(),
  total: whole,
  five: starCount,
  four: starCount,
  three: starCount,
  two: starCount,
  one: starCount
})

export const categoryCrumb = z.object({ id: whole, slug: z.string(), name: z.string() })

export const productShop = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
  address: z.string(),
  location: z.string(),
  online: z.boolean(),
  last_online: z.nullable(isoDate),
  seller_id: whole,
  is_verified: z.boolean(),
  is_official: z.boolean(),
  rating: z.number(),
  total_reviews: whole,
  sold: whole,
  /** Days after delivery in which a buyer may complain. */
  return_days: whole
})

export const productDetail = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  photos: z.array(z.object({ id: whole, url: z.string(), path: z.string() })),
  price: whole,
  stock: whole,
  /** Whether the minimum quantity is in stock, in some variant (D37). */
  can_buy: z.boolean(),
  sold: whole,
  min: whole,
  /** Sold by so many pieces at once; 1 for any number. */
  multiple: whole,
  type: goodsType,
  merk: z.string(),
  condition: z.enum(['new', 'used']),
  is_have_variant: z.boolean(),
  /** Names of the two dimensions of variants: 'Warna', 'Ukuran'. */
  variant_names: z.array(z.string()),
  variants: z.array(productVariant),
  vouchers: z.array(productVoucher),
  rating: z.number(),
  total_reviews: whole,
  reviews: z.array(review),
  related_products: z.array(productCard),
  /** From the main category to the leaf. */
  categories: z.array(categoryCrumb),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  is_pre_order: z.boolean(),
  pre_order_days: whole,
  is_free_shipping: z.boolean(),
  cash_on_delivery: cashOnDelivery,
  location: z.string(),
  shop: productShop,
  ...content
})

export type CardVoucher = z.output<typeof cardVoucher>
export type ProductVoucher = z.output<typeof productVoucher>
export type ProductCardData = z.output<typeof productCard>
export type ProductVariant = z.output<typeof productVariant>
export type ReviewData = z.output<typeof review>
export type RatingSummary = z.output<typeof ratingSummary>
export type ProductDetail = z.output<typeof productDetail>
export type ProductShop = z.output<typeof productShop>
export type CategoryCrumb = z.output<typeof categoryCrumb>
