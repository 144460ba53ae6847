import * as z from 'zod/mini'

import { maxFacetValueLength, maxFacetValues, maxWithout } from '#lib/catalogue/list-filters.ts'
import { addressErrors } from '#lib/address/errors.ts'
import { catalogueErrors } from '#lib/catalogue/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { endpoint, type ReplyOf } from '#lib/core/schema/endpoint.ts'
import {
  flag,
  id,
  idList,
  idOrSlug,
  idsUpTo,
  paging,
  rupiah,
  text,
  textList,
  whole,
  wholeNumber
} from '#lib/core/schema/fields.ts'
import { goodsType, productCard, saleUnit } from '#lib/product/product-shapes.ts'
import { productsPerPage } from '#lib/product/limits.ts'

/** Page size of recommendations (search-16). */
export const recommendationsPerPage = 20

const keyword = text(100)
export const productSort = z.enum([
  'foryou',
  'rekomendasi',
  'terlaris',
  'terbaru',
  'terlama',
  'termurah',
  'termahal',
  'terdekat'
])

/** 'used' is the product's term for the filters' 'second' (D21: both are accepted). */
export const conditionFilter = z.enum(['new', 'second', 'used'])
const condition = z.pipe(
  conditionFilter,
  z.transform((word): 'new' | 'second' => (word === 'used' ? 'second' : word))
)

const facetValues = textList(text(maxFacetValueLength, 'Pilihan filter tidak valid'), maxFacetValues)

/** Filters of a list. */
const narrowing = {
  keyword: z.optional(keyword),
  /** Search exactly what was typed, without correction or omission. */
  is_verbatim: z.optional(flag),
  type: z.optional(goodsType),
  province_id: z.optional(idList),
  city_id: z.optional(idList),
  brand: z.optional(facetValues),
  size: z.optional(facetValues),
  color: z.optional(facetValues),
  rating_min: z.optional(wholeNumber(1, 5)),
  condition: z.optional(condition),
  min_price: z.optional(rupiah),
  max_price: z.optional(rupiah),
  is_free_shipping: z.optional(flag),
  is_pre_order: z.optional(flag)
}

const searchFilters = {
  ...narrowing,
  sort_by: z.optional(productSort),
  /** The city that `terdekat` measures from; other sort orders ignore it. */
  to_city_id: z.optional(id),
  ...paging(productsPerPage)
}

/** Errors of `terdekat`: no city, or an unknown one. */
const orderErrors = [addressErrors.city_required, addressErrors.city_not_found]

export const listProducts = endpoint('GET /buyer/product', {
  access: 'public',
  summary: 'Products by keyword, filters and order; the total is exact to 1,200 and then capped',
  errors: orderErrors,
  input: z.object(searchFilters),
  reply: z.array(productCard),
  paged: true,
  limit: 'search'
})

export const listCategoryProducts = endpoint('GET /buyer/product/category/{id}', {
  access: 'public',
  summary: 'Products of a category, of whatever level, by id or slug',
  errors: [catalogueErrors.category_not_found, ...orderErrors],
  input: z.object({ id: idOrSlug, ...searchFilters }),
  reply: z.array(productCard),
  paged: true,
  limit: 'search'
})

export const listShopProducts = endpoint('GET /buyer/product/shop/{shop_id}', {
  access: 'public',
  summary: 'Products of a shop, by its id or slug',
  errors: [shopErrors.shop_not_found, ...orderErrors],
  input: z.object({ shop_id: idOrSlug, ...searchFilters }),
  reply: z.array(productCard),
  paged: true,
  limit: 'search'
})

const facetValue = z.object({ value: z.string(), count: whole })

export const listFacets = endpoint('GET /buyer/product/facets', {
  access: 'public',
  summary:
    'Brands, sizes, colours and ratings of a list with how many products each leaves; a facet does not narrow itself',
  errors: [catalogueErrors.category_not_found, shopErrors.shop_not_found],
  input: z.object({
    ...narrowing,
    /** The category or shop of the list, by id or slug. */
    category_id: z.optional(idOrSlug),
    shop_id: z.optional(idOrSlug)
  }),
  reply: z.object({
    brand: z.array(facetValue),
    size: z.array(facetValue),
    color: z.array(facetValue),
    /** Products with at least this many stars, from five stars down. */
    rating: z.array(z.object({ value: whole, count: whole }))
  }),
  limit: 'search'
})

export type Facets = ReplyOf<typeof listFacets>

export const listRecommendations = endpoint('GET /buyer/product/search/recommendation', {
  access: 'public',
  summary: 'Recommended products: what the viewer looked at counts; guests get the general order',
  input: z.object({
    /** Only products in stock with a current voucher discount. */
    is_promo: z.optional(flag),
    /** Products shown elsewhere on the page. */
    without: z.optional(idsUpTo(maxWithout)),
    ...paging(recommendationsPerPage)
  }),
  reply: z.array(productCard),
  paged: true
})

const suggestion = z.object({
  keyword: z.string(),
  kind: z.enum(['keyword', 'category', 'shop', 'product']),
  /** An address of this site. */
  url: z.string(),
  /** For a shop or a product. */
  photo: z.optional(z.nullable(z.string())),
  /** For a product's card. */
  price: z.optional(rupiah),
  sale_unit: z.optional(saleUnit)
})

export type Suggestion = z.output<typeof suggestion>

export const listKeywords = endpoint('GET /buyer/product/keyword', {
  access: 'public',
  summary:
    'Curated keywords and what many searched this week; with a keyword, what it may become; in a shop, what it sells',
  errors: [shopErrors.shop_not_found],
  input: z.object({
    keyword: z.optional(keyword),
    /** Limits the search to a shop, by id or slug. */
    shop_id: z.optional(idOrSlug)
  }),
  reply: z.array(suggestion),
  limit: 'search'
})
