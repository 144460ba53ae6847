import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { rowId, version } from '#server/core/db/columns.ts'
import { productTypes } from '#server/product/schema.ts'

/** Fee groups of D19: rates in hundredths of a percent. */
export const feeGroups = pgTable(
  'fee_groups',
  {
    id: rowId(),
    type: text({ enum: productTypes }).notNull(),
    name: text().notNull(),
    rateBasisPoints: integer().notNull(),
    categoryNames: jsonb().$type<string[]>().notNull(),
    updatedAt: version()
  },
  t => [uniqueIndex('fee_groups_once').on(t.type, t.name)]
)

/**
 * Readers of an article on a day in Jakarta, each visitor once; a visitor is a keyed hash for that day, never a person.
 */
export const articleReaders = pgTable(
  'article_readers',
  { slug: text().notNull(), day: text().notNull(), visitor: text().notNull() },
  t => [primaryKey({ columns: [t.slug, t.day, t.visitor] }), index('article_readers_by_day').on(t.day)]
)

/** Number of readers of an article on a day; 'Populer' is sorted by it. */
export const articleReads = pgTable(
  'article_reads',
  { slug: text().notNull(), day: text().notNull(), readers: integer().notNull() },
  t => [primaryKey({ columns: [t.day, t.slug] })]
)
