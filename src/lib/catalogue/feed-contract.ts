import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { count, whole } from '#lib/core/schema/fields.ts'

/** A variant that is sold, as Google Merchant and Meta list it: one item each. */
export const feedItem = z.object({
  product_id: whole,
  /** Null for a product without a choice. */
  variant_id: z.nullable(whole),
  slug: z.string(),
  name: z.string(),
  /** 'Merah, 5 kg'; empty without a choice. */
  variant: z.string(),
  description: z.string(),
  /** Paths for photoUrl(), the variant's own first. */
  photos: z.array(z.string()),
  can_buy: z.boolean(),
  /** Stated days until it ships; null where it is no pre-order. */
  pre_order_days: z.nullable(whole),
  /** Whole rupiah of one piece, without a voucher and with the one that the page shows. */
  price: whole,
  sale_price: whole,
  brand: z.string(),
  is_new: z.boolean(),
  categories: z.array(z.string()),
  /** Grams. */
  weight: whole,
  sku: z.string()
})
export type FeedItem = z.output<typeof feedItem>

export const listFeed = endpoint('GET /buyer/feed', {
  access: 'public',
  summary: 'The goods of the product feed by id, in slices of 200 products: those after a product',
  input: z.object({
    /** The id that the slice before ended with. */
    after: z._default(count, 0)
  }),
  reply: z.object({
    items: z.array(feedItem),
    /** What the next slice comes after; null where this is the last one. */
    next: z.nullable(whole)
  })
})
