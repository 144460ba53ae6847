import * as z from 'zod/mini'

import { catalogueErrors } from '#lib/catalogue/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import {
  id,
  isoDate,
  nothing,
  seenVersion,
  shaped,
  text,
  whole,
  wholeNumber
} from '#lib/core/schema/fields.ts'
import { goodsType } from '#lib/product/product-shapes.ts'
import { categoryIcons } from './category-icons.ts'
import { goodsErrors } from './errors.ts'

/** Pages of /category, and calls of /buyer/category, that have these names. */
const reserved = new Set(['lainnya', 'list'])

const slugText =
  'Alamat hanya boleh berisi huruf kecil, angka dan tanda hubung, dengan paling sedikit satu huruf, paling banyak 80 karakter.'

/** A category's address: lower-case letters, digits and single hyphens; never a number, which would be an id (D5). */
const categorySlug = shaped(80, /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, slugText).check(
  z.refine(slug => !reserved.has(slug), 'Alamat ini dipakai halaman lain.')
)

export const categoryIcon = z.enum(categoryIcons, 'Pilih ikon dari daftar')

/** A category as the counter sees it. */
export const goodsCategory = z.object({
  id: whole,
  /** Null for a main category. */
  parent_id: z.nullable(whole),
  /** 1 main, 2 sub, 3 sub-sub. */
  level: whole,
  type: goodsType,
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  sort: whole,
  /** Products in it and below it, archived ones too. */
  products: whole,
  /** Its version: a save sends back the one that it was made from. */
  updated_at: isoDate
})

export type GoodsCategory = z.output<typeof goodsCategory>

const middle = z.object({ ...goodsCategory.shape, children: z.array(goodsCategory) })
const goodsCategoryTree = z.array(z.object({ ...goodsCategory.shape, children: z.array(middle) }))

export const listGoodsCategories = endpoint('GET /ops/category', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'All categories as a tree, in their order, with the number of products in each',
  input: nothing,
  reply: goodsCategoryTree
})

const facts = {
  name: text(60, 'Nama kategori wajib diisi'),
  /** Absent: made from the name, and as it is for one that exists. */
  slug: z.optional(categorySlug),
  /** Null for a main category. */
  parent_id: z.nullable(id),
  /** Of a main category; the others have their main category's. */
  type: z._default(goodsType, 'material'),
  icon: categoryIcon,
  sort: wholeNumber(0, 10_000)
}

const placeErrors = [
  catalogueErrors.category_not_found,
  goodsErrors.category_slug_taken,
  goodsErrors.category_too_deep,
  goodsErrors.category_holds_products
]

export const addCategory = endpoint('POST /ops/category', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a category',
  errors: placeErrors,
  input: z.object(facts),
  reply: goodsCategory
})

export const changeCategory = endpoint('PUT /ops/category/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Renames, moves or sorts a category; its earlier addresses lead to the new one, and its products follow',
  versioned: true,
  errors: [...placeErrors, goodsErrors.category_in_itself, coreErrors.changed_meanwhile],
  input: z.object({ ...facts, id, updated_at: seenVersion }),
  reply: goodsCategory
})

export const mergeCategory = endpoint('POST /ops/category/{id}/merge', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Moves the products and subcategories of a category into another one, and removes it; its address leads there',
  versioned: true,
  errors: [
    catalogueErrors.category_not_found,
    coreErrors.changed_meanwhile,
    goodsErrors.category_levels_differ,
    goodsErrors.category_in_itself,
    goodsErrors.category_holds_products
  ],
  input: z.object({
    id,
    updated_at: seenVersion,
    into: id,
    /** The seen version of the one that gets them. */
    into_updated_at: seenVersion
  }),
  reply: goodsCategory
})

export const deleteCategory = endpoint('DELETE /ops/category/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Removes an empty category',
  versioned: true,
  errors: [catalogueErrors.category_not_found, coreErrors.changed_meanwhile, goodsErrors.category_not_empty],
  input: z.object({ id, updated_at: seenVersion }),
  reply: z.object({ id: whole })
})
