import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, isoDate, paging, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import { goodsFilters } from '#lib/goods/product-contract.ts'
import { productLimits } from '#lib/goods/product-input.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { importErrors } from './errors.ts'

export const importFormats = ['own', 'shopify'] as const
export const importStates = [
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed'
] as const
export const importVerdicts = ['create', 'change', 'same', 'reject'] as const
/** What running made of a product, and what undoing made of it then. */
export const importResults = [
  'created',
  'changed',
  'same',
  'rejected',
  'deleted',
  'archived',
  'restored',
  'kept'
] as const

/** Bytes of a table. */
const tableBytes = 20_000_000

const state = z.enum(importStates)
export const importVerdict = z.enum(importVerdicts)
export const importResult = z.enum(importResults)

/** A field that would change, as it is and as it would be; 'before' is empty for a new product. */
export const rowChange = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type RowChange = z.output<typeof rowChange>

const counted = z.object({
  create: whole,
  change: whole,
  same: whole,
  reject: whole,
  /** Products that are not checked yet. */
  waiting: whole
})

export const importShown = z.object({
  id: whole,
  file_name: z.string(),
  /** Who sent it. */
  name: z.string(),
  state,
  format: z.nullable(z.enum(importFormats)),
  /** Why the file cannot be read, in state 'failed'. */
  problem: z.nullable(z.string()),
  rows: whole,
  products: whole,
  /** Products by what would happen to them. */
  verdicts: counted,
  /** Products by what has happened to them. */
  results: z.object({
    created: whole,
    changed: whole,
    same: whole,
    rejected: whole,
    deleted: whole,
    archived: whole,
    restored: whole,
    kept: whole
  }),
  /** Pictures that came with it. */
  pictures: whole,
  /** Categories that running would create. */
  new_categories: z.array(z.string()),
  created_at: isoDate,
  started_at: z.nullable(isoDate),
  finished_at: z.nullable(isoDate),
  undone_at: z.nullable(isoDate),
  /** Until when it can be undone; null where it cannot. */
  undo_until: z.nullable(isoDate)
})

export const importRow = z.object({
  /** The first row of the product, as a spreadsheet counts. */
  row: whole,
  rows: z.array(whole),
  name: z.string(),
  shop: z.string(),
  verdict: z.nullable(importVerdict),
  result: z.nullable(importResult),
  /** Why it is rejected, or was kept by undoing. */
  reason: z.nullable(z.string()),
  changes: z.array(rowChange),
  product_id: z.nullable(whole)
})

const side = z.optional(wholeNumber(1, productLimits.sideMm, 'Isi 1 sampai 30.000 mm'))

export const startImport = endpoint('POST /ops/import', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Takes a table of products (CSV or XLSX) and checks it; nothing changes until it is run',
  upload: true,
  limit: 'upload',
  errors: [shopErrors.shop_not_found, goodsErrors.category_unknown, importErrors.too_many_imports],
  input: z.object({
    table: z
      .file('Pilih berkas CSV atau XLSX')
      .check(z.maxSize(tableBytes, 'Ukuran tabel maksimal 20 MB'), z.minSize(1, 'Berkas kosong')),
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
    ...paging(50)
  }),
  reply: z.array(importRow)
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

export type ImportShown = z.output<typeof importShown>
export type ImportRow = z.output<typeof importRow>

export const tableFormats = ['csv', 'xlsx'] as const

export const exportProducts = endpoint('GET /ops/product/export', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'Products as a table that can be imported again; a seller gets its own',
  file: true,
  input: z.object({
    format: z._default(z.enum(tableFormats), 'xlsx'),
    /** The filters of the list; absent: archived ones too. */
    ...goodsFilters
  }),
  reply: z.string()
})

export const importTemplate = endpoint('GET /ops/import/template', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'A table with all columns and two products as examples',
  file: true,
  input: z.object({ format: z._default(z.enum(tableFormats), 'xlsx') }),
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
    importErrors.zip_too_large
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
