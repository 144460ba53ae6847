import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, paging, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import { goodsFilters } from '#lib/goods/product-contract.ts'
import { productLimits } from '#lib/goods/product-input.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { importErrors } from './errors.ts'
import {
  importResult,
  importRow,
  importShop,
  importShopResult,
  importShopVerdict,
  importShown,
  importVerdict
} from './shapes.ts'

/** Bytes of a table. */
const tableBytes = 20_000_000

const tableFile = z
  .file('Pilih berkas CSV atau XLSX')
  .check(z.maxSize(tableBytes, 'Ukuran tabel maksimal 20 MB'), z.minSize(1, 'Berkas kosong'))

const side = z.optional(wholeNumber(1, productLimits.sideMm, 'Isi 1 sampai 30.000 mm'))

export const startImport = endpoint('POST /ops/import', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Takes a table of products and of the shops to be added (CSV or XLSX) and checks it; nothing changes until it is run',
  upload: true,
  limit: 'upload',
  errors: [shopErrors.shop_not_found, goodsErrors.category_unknown, importErrors.too_many_imports],
  input: z.object({
    table: tableFile,
    /** Shops, where they are not a sheet of the table. */
    shops: z.optional(tableFile),
    /** For rows that name no shop. */
    shop_id: z.optional(id),
    /** For products that name no category. */
    category_id: z.optional(id),
    /** Grams, for variants without one. */
    weight: z.optional(wholeNumber(1, productLimits.weightG, 'Berat dalam gram, paling sedikit 1')),
    /** Millimetres, for variants without them. */
    length: side,
    width: side,
    height: side
  }),
  reply: importShown
})

export const listImports = endpoint('GET /ops/import', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Imports, the newest first',
  paged: true,
  input: z.object({ ...paging(20) }),
  reply: z.array(importShown)
})

export const showImport = endpoint('GET /ops/import/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'An import with its progress and counts',
  errors: [importErrors.import_not_found],
  input: z.object({ id }),
  reply: importShown
})

export const listImportRows = endpoint('GET /ops/import/{id}/row', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Its products: what would be created, changed and rejected, or was',
  paged: true,
  errors: [importErrors.import_not_found],
  input: z.object({
    id,
    verdict: z.optional(importVerdict),
    result: z.optional(importResult),
    /** Continues after this product, however deep. `page` is then ignored. */
    beyond: z.optional(id),
    ...paging(50),
    /** Up to 500: a file of all rejected ones has many. */
    per_page: z._default(wholeNumber(1, 500), 50)
  }),
  reply: z.array(importRow)
})

export const listImportShops = endpoint('GET /ops/import/{id}/shop', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Its shops: what would be created, exists already and is rejected, or was',
  paged: true,
  errors: [importErrors.import_not_found],
  input: z.object({
    id,
    verdict: z.optional(importShopVerdict),
    result: z.optional(importShopResult),
    /** Continues after this shop, however deep. `page` is then ignored. */
    beyond: z.optional(id),
    ...paging(50),
    /** Up to 500: a file of all rejected ones may have many. */
    per_page: z._default(wholeNumber(1, 500), 50)
  }),
  reply: z.array(importShop)
})

export const runImport = endpoint('POST /ops/import/{id}/run', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Does what was checked, in the background',
  errors: [importErrors.import_not_found, importErrors.import_not_ready],
  input: z.object({ id }),
  reply: importShown
})

export const undoImport = endpoint('POST /ops/import/{id}/undo', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Undoes an import as a whole, within a day; goods that were ordered meanwhile are archived',
  errors: [importErrors.import_not_found, importErrors.import_not_undoable],
  input: z.object({ id }),
  reply: importShown
})

export const cancelImport = endpoint('DELETE /ops/import/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Gives up an import that was not run, or stops one that runs: what it did stays and can be undone',
  errors: [importErrors.import_not_found, importErrors.import_not_ready],
  input: z.object({ id }),
  reply: importShown
})

export const tableFormats = ['csv', 'xlsx'] as const
/** The tables of an import: an XLSX holds both of them, a CSV one. */
export const tableKinds = ['products', 'shops'] as const
/** Which one a CSV holds. */
const tableKind = z._default(z.enum(tableKinds), 'products')

export const exportProducts = endpoint('GET /ops/product/export', {
  access: 'ops',
  recorded: true,
  roles: ['clerk', 'seller'],
  summary: 'Products, and their shops, as a table that can be imported again; a seller gets its own',
  file: true,
  input: z.object({
    format: z._default(z.enum(tableFormats), 'xlsx'),
    table: tableKind,
    /** The filters of the list; absent: archived ones too. */
    ...goodsFilters
  }),
  reply: z.string()
})

export const importTemplate = endpoint('GET /ops/import/template', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'A table with all columns, two products and their shop as examples',
  file: true,
  input: z.object({ format: z._default(z.enum(tableFormats), 'xlsx'), table: tableKind }),
  reply: z.string()
})

export const sendPictures = endpoint('PUT /ops/import/{id}/pictures', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Takes a ZIP of pictures as the body, before the import is run, and checks again; pictures of an earlier one stay',
  streamed: true,
  limit: 'upload',
  errors: [
    importErrors.import_not_found,
    importErrors.import_not_ready,
    importErrors.zip_unreadable,
    importErrors.zip_too_large,
    importErrors.too_many_pictures
  ],
  input: z.object({ id }),
  reply: z.object({
    /** Pictures that were taken. */
    pictures: whole,
    /** Files that are no pictures or are too large: their names, the first hundred. */
    skipped: z.array(z.string()),
    import: importShown
  })
})
