import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Visitors who searched a keyword in the last week, each once; a visitor is a keyed hash, never a person. */
export const searchVisitors = pgTable(
  'search_visitors',
  { keyword: text().notNull(), visitor: text().notNull(), day: text().notNull() },
  t => [
    primaryKey({ columns: [t.keyword, t.visitor] }),
    index('search_visitors_by_day').on(t.visitor, t.day),
    index().on(t.day)
  ]
)

/**
 * Number of visitors who searched a keyword for the first time that week, by Jakarta day; source of the suggestions.
 */
export const searchCounts = pgTable(
  'search_counts',
  { keyword: text().notNull(), day: text().notNull(), count: integer().notNull() },
  t => [primaryKey({ columns: [t.day, t.keyword] })]
)

export const curatedKeywords = pgTable('curated_keywords', {
  keyword: text().primaryKey(),
  sort: integer().notNull()
})

/** Synonyms: a search for the word also finds the phrase. One editable table (D6), one row per pair (D25). */
export const synonyms = pgTable('synonyms', { word: text().notNull(), phrase: text().notNull() }, t => [
  primaryKey({ columns: [t.word, t.phrase] })
])
