import * as z from 'zod/mini'

import { isoDate } from '#lib/core/fields.ts'

/** What a voucher takes off one piece (specification 2, section 5). */
export const cardVoucher = z.object({
  type: z.enum(['discount', 'cashback']),
  code: z.string(),
  discount_percentage: z.number(),
  discount_amount: z.number(),
  max_discount_amount: z.number()
})

export const productVoucher = z.object({
  ...cardVoucher.shape,
  name: z.string(),
  banner: z.nullable(z.string()),
  cashback_percentage: z.number(),
  cashback_amount: z.number(),
  max_cashback_amount: z.number(),
  min_purchase_amount: z.number(),
  valid_until: isoDate,
  usage_limit: z.number(),
  used_count: z.number(),
  is_show: z.boolean()
})

const cashOnDelivery = z.object({ is_expedition: z.boolean(), is_shop: z.boolean() })

/** What one piece holds, for the price per unit: 40 kg, 1.44 m2. */
const content = {
  content_amount: z.number(),
  content_unit: z.enum(['kg', 'm2', 'm', 'litre', 'piece'])
}

export const productCard = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  /** Path of the picture; src/lib/format/photo.ts makes addresses of it. */
  photo: z.string(),
  price: z.number(),
  vouchers: z.array(cardVoucher),
  cash_on_delivery: cashOnDelivery,
  is_pre_order: z.boolean(),
  rating: z.number(),
  sold: z.number(),
  /** City of the shop. */
  location: z.string(),
  stock: z.number(),
  /** The shop delivers itself: the label 'Kurir Toko'. */
  is_free_shipping: z.boolean(),
  shop: z.object({ name: z.string(), is_verified: z.boolean(), is_official: z.boolean() }),
  ...content
})

export const productVariant = z.object({
  id: z.number(),
  sub_name_1: z.nullable(z.string()),
  sub_name_2: z.nullable(z.string()),
  price: z.number(),
  stock: z.number(),
  photo: z.nullable(z.string()),
  /** Grams, for the shipping estimate. */
  weight: z.number()
})

export const review = z.object({
  id: z.number(),
  rating: z.number(),
  date: isoDate,
  review: z.string(),
  files: z.array(z.object({ url: z.string() })),
  reply: z.nullable(z.string()),
  variant: z.nullable(z.string()),
  user: z.object({ name: z.string(), photo: z.nullable(z.string()) }),
  shop: z.object({ id: z.number(), slug: z.string(), name: z.string() }),
  product: z.object({ id: z.number(), slug: z.string(), name: z.string(), photo: z.string() })
})

const stars = z.object({ percentage: z.number(), count: z.number() })

export const ratingSummary = z.object({
  rating: z.number(),
  total: z.number(),
  five: stars,
  four: stars,
  three: stars,
  two: stars,
  one: stars
})

export const categoryCrumb = z.object({ id: z.number(), slug: z.string(), name: z.string() })

export const productShop = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
  address: z.string(),
  location: z.string(),
  online: z.boolean(),
  last_online: z.nullable(isoDate),
  seller_id: z.number(),
  is_verified: z.boolean(),
  is_official: z.boolean(),
  rating: z.number(),
  total_reviews: z.number(),
  sold: z.number()
})

export const productDetail = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  photos: z.array(z.object({ id: z.number(), url: z.string(), path: z.string() })),
  price: z.number(),
  stock: z.number(),
  sold: z.number(),
  min: z.number(),
  type: z.enum(['material', 'non-material']),
  merk: z.string(),
  condition: z.enum(['new', 'used']),
  is_have_variant: z.boolean(),
  /** What the two dimensions of variants are called: 'Warna', 'Ukuran'. */
  variant_names: z.array(z.string()),
  variants: z.array(productVariant),
  vouchers: z.array(productVoucher),
  rating: z.number(),
  total_reviews: z.number(),
  reviews: z.array(review),
  related_products: z.array(productCard),
  /** From the main category to the leaf. */
  categories: z.array(categoryCrumb),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  is_pre_order: z.boolean(),
  pre_order_days: z.number(),
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
