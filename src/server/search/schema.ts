import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { ref, rowId } from '#server/core/db/columns.ts'

/**
 * A log of which products changed, written by triggers: what the index of every process catches up with. A change
 * carries its transaction's number, because rows become visible in another order than they are written in.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    id: rowId(),
    productId: ref().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    /** Sales, ratings and the like alone: the index follows, but answers that are kept may still be given. */
    isMinor: boolean().notNull().default(false)
  },
  t => [index().on(t.version)]
)

/** Who searched a keyword in the last week, each visitor once; a visitor is a keyed hash, never a person. */
export const searchVisitors = pgTable(
  'search_visitors',
  { keyword: text().notNull(), visitor: text().notNull(), day: text().notNull() },
  t => [
    primaryKey({ columns: [t.keyword, t.visitor] }),
    index('search_visitors_by_day').on(t.visitor, t.day),
    index().on(t.day)
  ]
)

/** How many visitors searched a keyword for the first time that week, by Jakarta day: it feeds the suggestions. */
export const searchCounts = pgTable(
  'search_counts',
  { keyword: text().notNull(), day: text().notNull(), count: integer().notNull() },
  t => [primaryKey({ columns: [t.day, t.keyword] })]
)

export const curatedKeywords = pgTable('curated_keywords', {
  keyword: text().primaryKey(),
  sort: integer().notNull()
})

/** Words of the trade: who searches the word also finds the phrase. One editable table (D6), a row for each (D25). */
export const synonyms = pgTable('synonyms', { word: text().notNull(), phrase: text().notNull() }, t => [
  primaryKey({ columns: [t.word, t.phrase] })
])
