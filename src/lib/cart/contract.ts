import * as z from 'zod/mini'

import { counters } from '#lib/notification/counters-contract.ts'
import { cartErrors } from './errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { saleUnit } from '#lib/product/product-shapes.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { flag, id, noteText, nothing, photo, positive, whole, wholeNumber } from '#lib/core/schema/fields.ts'

/** The shop of cart lines, with its picture and the city that it ships from. */
export const shopOfLines = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  photo,
  city: z.string()
})
export type ShopOfLines = z.output<typeof shopOfLines>

const cartDetail = z.object({
  id: whole,
  qty: whole,
  note: z.string(),
  product: z.object({
    id: whole,
    /** The variant; every product has at least one. */
    detail_id: whole,
    name: z.string(),
    slug: z.string(),
    photo,
    /** 'Merah, 5 kg'; null where the product has no variants. */
    variant: z.nullable(z.string()),
    /** Whole rupiah for one piece, before vouchers (D10). */
    price: whole,
    stock: whole,
    min: whole,
    /** Sold by so many pieces at once; 1 for any number. */
    multiple: whole,
    sale_unit: saleUnit,
    is_active: z.boolean()
  }),
  /** Why the line cannot be bought; null where it can. */
  unavailable: z.nullable(z.enum(['out_of_stock', 'below_minimum', 'not_sold']))
})
export type CartDetail = z.output<typeof cartDetail>

/** One shop's lines; its id is the shop's. */
const cartGroup = z.object({ id: whole, shop: shopOfLines, details: z.array(cartDetail) })
export type CartGroup = z.output<typeof cartGroup>

export const readCart = endpoint('GET /buyer/cart', {
  access: 'buyer',
  summary: 'The cart by shop, the shop added to last first; buy-now lines are not part of it',
  input: nothing,
  reply: z.array(cartGroup)
})

export const addToCart = endpoint('POST /buyer/cart/add', {
  access: 'buyer',
  summary: 'Adds pieces of a variant, or opens a buy-now line that stands outside the cart',
  errors: [
    productErrors.product_not_found,
    productErrors.variant_required,
    productErrors.own_product,
    productErrors.out_of_stock,
    productErrors.below_minimum,
    productErrors.not_multiple,
    cartErrors.cart_full
  ],
  input: z.object({
    product_id: id,
    product_detail_id: z.optional(id),
    qty: positive,
    is_buy_now: z._default(flag, false)
  }),
  reply: z.object({ cart_detail_id: whole, counters })
})

export const addByTransaction = endpoint('POST /buyer/cart/add-by-transaction/{id}', {
  access: 'buyer',
  summary: 'Puts what an order held into the cart again, as far as it is still sold',
  errors: [orderErrors.order_not_found, cartErrors.nothing_added],
  input: z.object({ id }),
  reply: z.object({
    cart_detail_id: z.array(whole),
    /** Lines added with a difference to the order: another price, more or fewer pieces. */
    changed: z.array(z.object({ name: z.string(), message: z.string() })),
    /** What could not be added, and why. */
    skipped: z.array(z.object({ name: z.string(), message: z.string() })),
    counters
  })
})

const lineChange = {
  product_id: z.optional(id),
  product_detail_id: z.optional(id),
  qty: z.optional(wholeNumber(0, 1_000_000)),
  note: z.optional(noteText)
}

export const updateCart = endpoint('POST /buyer/cart/update/{id}', {
  access: 'buyer',
  summary:
    'Sets quantity, variant or note of one line; quantity 0 removes it; rejects a body without a change',
  errors: [
    cartErrors.line_not_found,
    productErrors.product_not_found,
    productErrors.out_of_stock,
    productErrors.below_minimum,
    productErrors.not_multiple
  ],
  input: z.object({
    id,
    ...lineChange,
    /** The same as a list with one item (D26). */
    items: z.optional(z.array(z.object(lineChange)).check(z.length(1, 'Ubah satu barang sekali kirim')))
  }),
  /** The line as it is now; quantity 0 if it was removed. */
  reply: z.object({ id: whole, qty: whole, note: z.string(), counters })
})
