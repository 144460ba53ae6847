import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { counterRoles } from '#lib/core/schema/endpoint.ts'
import {
  importFormats,
  importShopResults,
  importShopVerdicts,
  importResults,
  importStates,
  importVerdicts,
  type RowChange
} from '#lib/import/shapes.ts'
import type { ProductDraft } from '#lib/import/draft.ts'
import type { ShopDraft } from '#lib/import/shop-draft.ts'

import { instant, ref, rowId } from '#server/core/db/columns.ts'
import type { Goods, ImportOptions, Plan, ShopPlan } from './plan.ts'

/** A table of products that was sent to be imported: checked first, then run, then perhaps undone. */
export const imports = pgTable(
  'imports',
  {
    id: rowId(),
    /** Who sent it: its acts carry the name. */
    name: text().notNull(),
    role: text({ enum: counterRoles }).notNull(),
    requestId: text().notNull(),
    fileName: text().notNull(),
    /** The table in the storage; null once it is not needed. */
    file: text(),
    /** The table of shops that came as a file of its own; null once it is not needed. */
    shopFile: text(),
    format: text({ enum: importFormats }),
    options: jsonb().$type<ImportOptions>().notNull(),
    state: text({ enum: importStates }).notNull(),
    /** Why it could not be read, or why running or undoing it ended before its end. */
    problem: text(),
    rows: integer().notNull().default(0),
    products: integer().notNull().default(0),
    /** Whether all of its products are in `import_products`. */
    isRead: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    undoneAt: instant(),
    /** When undoing it ended before its end: it may be undone again for a day. */
    undoEndedAt: instant(),
    /** The worker that has it, until when: another one takes over afterwards. */
    lease: text(),
    leaseUntil: instant(),
    /** Workers that took it, one after another, since one of them wrote something: each is a try that failed, except the one that has it. */
    tries: integer().notNull().default(0),
    /** Pictures that came with it and their bytes: sums of `import_files`, because counting them for each picture is slow. */
    pictures: integer().notNull().default(0),
    pictureBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Categories that it has created and that undoing has not looked at yet. */
    madeCategories: jsonb().$type<number[]>().notNull().default([])
  },
  t => [index().on(t.createdAt), index().on(t.state), index().on(t.file), index().on(t.shopFile)]
)

/** A shop of an import: what its row says, what that would do, and what it did. */
export const importShops = pgTable(
  'import_shops',
  {
    id: rowId(),
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    name: text().notNull(),
    /** The address that its row asks for. */
    slug: text(),
    draft: jsonb().$type<ShopDraft>().notNull(),
    /** Null until it is checked. */
    verdict: text({ enum: importShopVerdicts }),
    reason: text(),
    changes: jsonb().$type<RowChange[]>(),
    plan: jsonb().$type<ShopPlan>(),
    /** The shop that exists, or that it has created. */
    shopId: ref(),
    /** The seller's account that came into being with it. */
    madeSellerId: ref(),
    /** Null until it is run. */
    result: text({ enum: importShopResults })
  },
  t => [index().on(t.importId, t.id)]
)

/** A product of an import: what its rows say, what that would do, and what it did. */
export const importProducts = pgTable(
  'import_products',
  {
    id: rowId(),
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its first row. */
    row: integer().notNull(),
    name: text().notNull(),
    shop: text().notNull(),
    draft: jsonb().$type<ProductDraft>().notNull(),
    /** Null until it is checked. */
    verdict: text({ enum: importVerdicts }),
    reason: text(),
    changes: jsonb().$type<RowChange[]>(),
    plan: jsonb().$type<Plan>(),
    /** The product that it would change, or has created. */
    productId: ref(),
    /** The version of that product when it was checked. */
    seenVersion: instant(),
    /** Null until it is run. */
    result: text({ enum: importResults }),
    /** The product before it was changed, and its version after: for undoing. */
    before: jsonb().$type<Goods>(),
    afterVersion: instant()
  },
  t => [
    index().on(t.importId, t.id),
    index('import_products_unchecked').on(t.importId, t.verdict, t.result, t.id),
    // Undoing an import asks for earlier ones that changed the same product.
    index('import_products_changed')
      .on(t.productId)
      .where(sql`${t.result} = 'changed'`),
    // Few or none: to look through all plans for them took most of each look at a large import.
    index('import_products_new_category')
      .on(t.importId)
      .where(sql`${t.plan} -> 'new_category' is not null`)
  ]
)

/** A picture that came with an import: a file of its ZIP or folder, by its name. */
export const importFiles = pgTable(
  'import_files',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** In lower case, without folders. */
    name: text().notNull(),
    file: text().notNull(),
    /** SHA-256 of its content. */
    hash: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull()
  },
  t => [primaryKey({ columns: [t.importId, t.name] }), index().on(t.file)]
)

/** Pictures that imports have stored, by content or address: the same picture is stored once, and importing it again changes nothing. */
export const importPhotos = pgTable(
  'import_photos',
  {
    /** 'sha256:…' or the address. */
    source: text().primaryKey(),
    path: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.createdAt), index().on(t.path)]
)
