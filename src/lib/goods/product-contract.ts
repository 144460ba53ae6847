import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { id, idsUpTo, imageFile, isoDate, paging, seenVersion, text, whole } from '#lib/core/schema/fields.ts'
import { productErrors } from '#lib/product/errors.ts'
import { categoryCrumb, contentUnit, saleUnit, shopName } from '#lib/product/product-shapes.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { goodsErrors } from './errors.ts'
import { offerInput, productInput, productLimits } from './product-input.ts'

/** A variant as the counter sees it. */
export const goodsVariant = z.object({
  id: whole,
  /** The shop's own, or 'BB' and its number. */
  sku: z.string(),
  name_1: z.nullable(z.string()),
  name_2: z.nullable(z.string()),
  /** Whole rupiah. */
  price: whole,
  stock: whole,
  /** Grams. */
  weight: whole,
  /** Millimetres. */
  length: whole,
  width: whole,
  height: whole,
  photo: z.nullable(z.string()),
  is_active: z.boolean()
})

/** A product as the counter sees it: what a save takes, and what it cannot change. */
export const goodsProduct = z.object({
  id: whole,
  slug: z.string(),
  shop: shopName,
  name: z.string(),
  description: z.string(),
  category_id: whole,
  /** From the main category to the most detailed one. */
  categories: z.array(categoryCrumb),
  brand: z.string(),
  condition: z.enum(['new', 'second']),
  sale_unit: saleUnit,
  content_amount: z.number(),
  content_unit: contentUnit,
  min: whole,
  multiple: whole,
  pre_order_days: whole,
  is_bendable: z.boolean(),
  cod_expedition: z.boolean(),
  cod_shop: z.boolean(),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  dimension_1: z.nullable(z.string()),
  dimension_2: z.nullable(z.string()),
  variants: z.array(goodsVariant),
  photos: z.array(z.string()),
  /** False for an archived one. */
  is_active: z.boolean(),
  sold: whole,
  created_at: isoDate,
  /** Its version: a save sends back the one that it was made from. */
  updated_at: isoDate
})

export type GoodsProduct = z.output<typeof goodsProduct>

/** A product in the counter's list. */
export const goodsRow = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  photo: z.string(),
  shop: z.object({ id: whole, name: z.string() }),
  category: z.string(),
  brand: z.string(),
  /** Whole rupiah: the lowest and the highest of its active variants. */
  min_price: whole,
  max_price: whole,
  stock: whole,
  sold: whole,
  variants: whole,
  is_active: z.boolean(),
  updated_at: isoDate
})

/** 'low': at most five pieces, or less than its minimum; 'empty': none. */
export const goodsStates = ['active', 'archived', 'low', 'empty'] as const
export const goodsState = z.enum(goodsStates)
export const goodsSorts = ['changed', 'name', 'price', 'stock', 'sold'] as const

/** Which products a list or an export has. */
export const goodsFilters = {
  /** A part of the name, a SKU, or a number. */
  keyword: z.optional(text(100)),
  shop_id: z.optional(id),
  category_id: z.optional(id),
  brand: z.optional(text(60)),
  state: z.optional(goodsState)
}

export type GoodsRow = z.output<typeof goodsRow>

export const listGoods = endpoint('GET /ops/product', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'Products of all shops, also archived ones; a seller sees its own',
  paged: true,
  input: z.object({
    /** Only these: what a voucher or a form names. */
    ids: z.optional(idsUpTo(100)),
    ...goodsFilters,
    sort: z._default(z.enum(goodsSorts), 'changed'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...paging(30)
  }),
  reply: z.array(goodsRow)
})

export const showGoods = endpoint('GET /ops/product/{id}', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'A product with everything that a save takes',
  errors: [productErrors.product_not_found],
  input: z.object({ id }),
  reply: goodsProduct
})

const saveErrors = [
  goodsErrors.category_unknown,
  goodsErrors.sku_taken,
  goodsErrors.variants_differ,
  goodsErrors.min_not_multiple,
  goodsErrors.photo_unknown
]

export const addProduct = endpoint('POST /ops/product', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a product to a shop',
  keyed: true,
  errors: [shopErrors.shop_not_found, ...saveErrors],
  input: z.extend(productInput, { shop_id: id }),
  reply: goodsProduct
})

export const changeProduct = endpoint('PUT /ops/product/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Changes a product as a whole; a variant that is not named is switched off',
  versioned: true,
  errors: [
    productErrors.product_not_found,
    coreErrors.changed_meanwhile,
    ...saveErrors,
    goodsErrors.variant_missing,
    goodsErrors.stock_below_zero
  ],
  input: z.extend(productInput, { id, updated_at: seenVersion }),
  reply: goodsProduct
})

/** The version that was seen; absent for a system that leads a shop's goods and writes whatever others wrote. */
const ifSeen = z.optional(seenVersion)

export const changeOffer = endpoint('PUT /ops/product/{id}/offer', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'Changes prices and stock of some variants; a seller those of its own products',
  versioned: true,
  errors: [
    productErrors.product_not_found,
    coreErrors.changed_meanwhile,
    goodsErrors.variant_missing,
    goodsErrors.stock_below_zero
  ],
  input: z.object({
    id,
    updated_at: ifSeen,
    variants: z.array(offerInput).check(z.minLength(1), z.maxLength(productLimits.variants))
  }),
  reply: goodsProduct
})

export const archiveProduct = endpoint('POST /ops/product/{id}/archive', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Takes a product out of the marketplace; orders, reviews and its address stay',
  versioned: true,
  errors: [productErrors.product_not_found, coreErrors.changed_meanwhile],
  input: z.object({ id, updated_at: ifSeen }),
  reply: goodsProduct
})

export const restoreProduct = endpoint('POST /ops/product/{id}/restore', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Sells an archived product again',
  versioned: true,
  errors: [productErrors.product_not_found, coreErrors.changed_meanwhile],
  input: z.object({ id, updated_at: ifSeen }),
  reply: goodsProduct
})

export const addPhoto = endpoint('POST /ops/photo', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Stores a picture for a product, a variant or a shop; one that nothing names within a day is removed',
  upload: true,
  limit: 'upload',
  input: z.object({ photo: imageFile }),
  reply: z.object({ path: z.string() })
})

/** A brand: the name that products have. */
export const goodsBrand = z.object({
  name: z.string(),
  products: whole,
  /** When it was last renamed or merged; 1970 for never. */
  updated_at: isoDate
})

export const listBrands = endpoint('GET /ops/brand', {
  access: 'ops',
  roles: ['clerk', 'support'],
  summary: 'Brands by name or by the number of their products',
  paged: true,
  input: z.object({
    keyword: z.optional(text(60)),
    /** Those of this name alone, whatever the case of its letters. */
    same_letters: z.optional(text(60)),
    sort: z._default(z.enum(['name', 'products']), 'name'),
    /** Of `sort`; without it names go upwards, and the highest number of products comes first. */
    order: z.optional(z.enum(['asc', 'desc'])),
    ...paging(50)
  }),
  reply: z.array(goodsBrand)
})

export const renameBrand = endpoint('PUT /ops/brand', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Renames a brand in all of its products, or merges it into the brand that has the name',
  versioned: true,
  errors: [coreErrors.not_found, coreErrors.changed_meanwhile, goodsErrors.brand_exists],
  input: z.object({
    name: text(60, 'Merek wajib diisi'),
    to: text(60, 'Nama baru wajib diisi'),
    updated_at: seenVersion,
    /** The version of the brand that has the new name: merges the two. Absent: rejected where there is one. */
    into_updated_at: z.optional(seenVersion)
  }),
  reply: goodsBrand
})
