import * as z from 'zod/mini'

import { productRefusals } from '#lib/product/refusals.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { id, idOrSlug, nothing, whole } from '#lib/core/fields.ts'
import { goodsType, productDetail } from '#lib/product/product-shapes.ts'

export const showProduct = endpoint('GET /buyer/product/{id}', {
  access: 'public',
  summary: 'A product by id or slug, with its first reviews and related products',
  refusals: [productRefusals.product_not_found],
  input: z.object({ id: idOrSlug }),
  reply: productDetail
})

export const showStock = endpoint('GET /buyer/product/stock/{id}', {
  access: 'public',
  summary: 'Fresh price and stock of a product and its variants: product pages are cached',
  refusals: [productRefusals.product_not_found],
  input: z.object({ id: idOrSlug }),
  reply: z.object({
    id: whole,
    price: whole,
    stock: whole,
    min: whole,
    is_active: z.boolean(),
    variants: z.array(z.object({ id: whole, price: whole, stock: whole }))
  })
})

export const recordView = endpoint('POST /buyer/product/view/{id}', {
  access: 'buyer',
  summary: "Remembers that the buyer looked at a product: raises its category in 'foryou'",
  refusals: [productRefusals.product_not_found],
  input: z.object({ id }),
  reply: z.null()
})

export const category = z.object({
  id: whole,
  parent_id: z.nullable(whole),
  level: whole,
  type: goodsType,
  slug: z.string(),
  name: z.string(),
  icon: z.string()
})

export type Category = z.output<typeof category>

export const listCategories = endpoint('GET /buyer/category', {
  access: 'public',
  summary: 'Categories of a level, a type or a parent',
  input: z.object({
    level: z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(3))),
    type: z.optional(goodsType),
    parent_id: z.optional(id)
  }),
  reply: z.array(category)
})

export const listMainCategories = endpoint('GET /buyer/category/list', {
  access: 'public',
  summary: 'Main categories of both kinds, and all of them together',
  input: nothing,
  reply: z.object({
    materials: z.array(category),
    non_materials: z.array(category),
    categories: z.array(category)
  })
})
