import * as z from 'zod/mini'

import { endpoint } from '#lib/core/endpoint.ts'
import { flag, id, idList, idOrSlug, nothing, paging, rupiah, text } from '#lib/core/fields.ts'
import { productCard, productDetail, ratingSummary, review } from '#lib/product/product-shapes.ts'

/** Page sizes of specification 2, section 9. */
export const productsPerPage = 12
export const recommendationsPerPage = 20

const keyword = text(100)
const sortBy = z.enum(['foryou', 'rekomendasi', 'terlaris', 'terbaru', 'terlama', 'termurah', 'termahal'])

/** 'used' is the product's word for what filters call 'second' (D21: both are taken). */
const condition = z.pipe(
  z.enum(['new', 'second', 'used']),
  z.transform((word): 'new' | 'second' => (word === 'used' ? 'second' : word))
)

const offerFilters = {
  sort_by: z.optional(sortBy),
  condition: z.optional(condition),
  min_price: z.optional(rupiah),
  max_price: z.optional(rupiah),
  is_free_shipping: z.optional(flag),
  is_pre_order: z.optional(flag),
  ...paging(productsPerPage)
}

const searchFilters = {
  keyword: z.optional(keyword),
  type: z.optional(z.enum(['material', 'non-material'])),
  province_id: z.optional(idList),
  city_id: z.optional(idList),
  ...offerFilters
}

export type SortBy = z.output<typeof sortBy>

export const listProducts = endpoint('GET /buyer/product', {
  access: 'public',
  summary: 'Products by keyword, filters and order; the total is exact to 1,200 and then capped',
  input: z.object(searchFilters),
  reply: z.array(productCard),
  paged: true,
  limit: 'search'
})

export const listCategoryProducts = endpoint('GET /buyer/product/category/{id}', {
  access: 'public',
  summary: 'Products of a category, of whatever level, by id or slug',
  input: z.object({ id: idOrSlug, ...searchFilters }),
  reply: z.array(productCard),
  paged: true,
  limit: 'search'
})

export const listShopProducts = endpoint('GET /buyer/product/shop/{shop_id}', {
  access: 'public',
  summary: 'Products of a shop, by its id or slug',
  input: z.object({ shop_id: idOrSlug, ...searchFilters }),
  reply: z.array(productCard),
  paged: true,
  limit: 'search'
})

export const listRecommendations = endpoint('GET /buyer/product/search/recommendation', {
  access: 'public',
  summary: 'Recommended products: what the viewer looked at counts; guests get the general order',
  input: z.object(paging(recommendationsPerPage)),
  reply: z.array(productCard),
  paged: true
})

export const listKeywords = endpoint('GET /buyer/product/keyword', {
  access: 'public',
  summary: 'Curated keywords and what many searched this week; with a keyword, what it may become',
  input: z.object({ keyword: z.optional(keyword) }),
  reply: z.array(
    z.object({
      keyword: z.string(),
      /** What it is; absent for plain keywords. */
      kind: z.enum(['keyword', 'category', 'product']),
      /** Where it leads: an address of this site. */
      url: z.string()
    })
  ),
  limit: 'search'
})

export const showProduct = endpoint('GET /buyer/product/{id}', {
  access: 'public',
  summary: 'A product by id or slug, with its first reviews and related products',
  input: z.object({ id: idOrSlug }),
  reply: productDetail
})

export const showStock = endpoint('GET /buyer/product/stock/{id}', {
  access: 'public',
  summary: 'Fresh price and stock of a product and its variants: product pages are cached',
  input: z.object({ id: idOrSlug }),
  reply: z.object({
    id: z.number(),
    price: z.number(),
    stock: z.number(),
    min: z.number(),
    is_active: z.boolean(),
    variants: z.array(z.object({ id: z.number(), price: z.number(), stock: z.number() }))
  })
})

export const recordView = endpoint('POST /buyer/product/view/{id}', {
  access: 'buyer',
  summary: "Remembers that the buyer looked at a product: raises its category in 'foryou'",
  input: z.object({ id }),
  reply: z.null()
})

export const showProductRating = endpoint('GET /buyer/product/rating/{id}', {
  access: 'public',
  summary: 'Rating summary of a product, by id or slug',
  input: z.object({ id: idOrSlug }),
  reply: ratingSummary
})

/** Order and filter of review lists. */
export const reviewFilters = {
  sort_by: z._default(z.enum(['terbaru', 'terlama', 'tertinggi', 'terendah']), 'terbaru'),
  rating: z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(5))),
  ...paging(productsPerPage)
}

export const listProductReviews = endpoint('GET /buyer/product/review/{id}', {
  access: 'public',
  summary: 'Reviews of a product, by id or slug',
  input: z.object({ id: idOrSlug, ...reviewFilters }),
  reply: z.array(review),
  paged: true
})

const category = z.object({
  id: z.number(),
  parent_id: z.nullable(z.number()),
  level: z.number(),
  type: z.enum(['material', 'non-material']),
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
    type: z.optional(z.enum(['material', 'non-material'])),
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
