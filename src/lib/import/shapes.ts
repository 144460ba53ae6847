import * as z from 'zod/mini'

import { isoDate, whole } from '#lib/core/schema/fields.ts'

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

export const importShopVerdicts = ['create', 'same', 'reject'] as const
/** What running made of a shop, and what undoing made of it then. */
export const importShopResults = ['created', 'same', 'rejected', 'deleted', 'closed', 'kept'] as const

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
  /** Why the file cannot be read, in state 'failed'; in state 'done', why running or undoing it ended before its end. */
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
  /** Shops of its table of shops by what would happen to them, and by what has happened. */
  shops: z.object({
    verdicts: z.object({ create: whole, same: whole, reject: whole, waiting: whole }),
    results: z.object({
      created: whole,
      same: whole,
      rejected: whole,
      deleted: whole,
      closed: whole,
      kept: whole
    })
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
  id: whole,
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

export const importShopVerdict = z.enum(importShopVerdicts)
export const importShopResult = z.enum(importShopResults)

/** A shop of an import's table of shops. */
export const importShop = z.object({
  id: whole,
  /** As a spreadsheet counts. */
  row: whole,
  name: z.string(),
  verdict: z.nullable(importShopVerdict),
  result: z.nullable(importShopResult),
  /** Why it is rejected or stays as it is, or was kept by undoing. */
  reason: z.nullable(z.string()),
  /** What it would be. */
  changes: z.array(rowChange),
  shop_id: z.nullable(whole)
})

export type ImportShown = z.output<typeof importShown>
export type ImportRow = z.output<typeof importRow>
export type ImportShop = z.output<typeof importShop>
