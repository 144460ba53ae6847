import * as z from 'zod/mini'

import { photo, whole } from '#lib/core/schema/fields.ts'
import { saleUnit } from '#lib/product/product-shapes.ts'
import { savedReview } from '#lib/review/contract.ts'

/** A line of an order: the product as it was ordered, and what became of its pieces. */
export const orderProduct = z.object({
  id: whole,
  product_id: whole,
  product_detail_id: whole,
  product_slug: z.string(),
  slug: z.string(),
  name: z.string(),
  photo,
  price: whole,
  qty: whole,
  /** Pieces that were refunded because they were not shipped (D49). */
  refunded_qty: whole,
  /** Pieces that were refused at the door; the order's figures are without them (D48). */
  refused_qty: whole,
  /** Sales unit at the time of the order (D40). */
  sale_unit: saleUnit,
  variant: z.nullable(z.string()),
  note: z.string(),
  review: z.nullable(savedReview)
})
