import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
