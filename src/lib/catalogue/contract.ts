import * as z from 'zod/mini'

import { catalogueErrors } from './errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, idOrSlug, idsUpTo, nothing, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { categoryCrumb, goodsType, productCard, productDetail } from '#lib/product/product-shapes.ts'

export const showProduct = endpoint('GET /buyer/product/{id}', {
  access: 'public',
  summary:
    'A product by id or slug, also one that it had before, with its first reviews and related products',
  errors: [productErrors.product_not_found, productErrors.product_gone],
  input: z.object({ id: idOrSlug }),
  reply: productDetail
})

export const goneProduct = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  /** From the main category to the leaf. */
  categories: z.array(categoryCrumb),
  related_products: z.array(productCard)
})

export const showGoneProduct = endpoint('GET /buyer/product/gone/{id}', {
  access: 'public',
  summary: 'A product that is not sold any more, and what is sold in its place',
  errors: [productErrors.product_not_found],
  input: z.object({ id: idOrSlug }),
  reply: goneProduct
})

export type GoneProduct = z.output<typeof goneProduct>

export const showStock = endpoint('GET /buyer/product/stock/{id}', {
  access: 'public',
  summary: 'Fresh price and stock of a product and its variants: product pages are cached',
  errors: [productErrors.product_not_found],
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
  summary:
    "Remembers that the buyer looked at a product: raises its category in 'foryou'. Tells what its kept page cannot know of them",
  errors: [productErrors.product_not_found],
  input: z.object({ id }),
  reply: z.object({
    /** Codes of the product's vouchers that the buyer has used, as each is valid once per buyer. */
    used_vouchers: z.array(z.string())
  })
})

/** Maximum of cards per request, and of remembered views. */
export const maxCards = 20

export const listCards = endpoint('GET /buyer/product/cards', {
  access: 'public',
  summary: 'Cards of up to 20 products in the order of their ids; what is not sold any more is left out',
  input: z.object({ ids: idsUpTo(maxCards) }),
  reply: z.array(productCard)
})

export const listViewed = endpoint('GET /buyer/product/viewed', {
  access: 'buyer',
  summary: 'What the buyer looked at last, up to 20 products, the newest first',
  input: nothing,
  reply: z.array(productCard)
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
    level: z.optional(wholeNumber(1, 3)),
    type: z.optional(goodsType),
    parent_id: z.optional(id)
  }),
  reply: z.array(category)
})

export const showCategory = endpoint('GET /buyer/category/{id}', {
  access: 'public',
  summary: 'A category by id or slug, also one that it had before or that was merged into it',
  errors: [catalogueErrors.category_not_found],
  input: z.object({ id: idOrSlug }),
  reply: category
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
