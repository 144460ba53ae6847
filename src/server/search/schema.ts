import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text
} from 'drizzle-orm/pg-core'

import { ref, version } from '#server/core/db/columns.ts'

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

/** What the counter decides about a search term. */
const termColumns = () => ({
  /** The counter's number of it. */
  id: bigint({ mode: 'number' }).notNull().unique().generatedByDefaultAsIdentity(),
  /** False for a delivered term that was removed: a start does not bring it back. */
  isActive: boolean().notNull().default(true),
  /** Whether an operator wrote it; a removed one is deleted. */
  isOwn: boolean().notNull().default(false),
  updatedAt: version()
})

/** What visitors searched and did not find, by Jakarta day: for those who buy in (ops-68). Of nobody. */
export const missedSearches = pgTable(
  'missed_searches',
  { day: text().notNull(), keyword: text().notNull(), count: integer().notNull() },
  t => [primaryKey({ columns: [t.day, t.keyword] })]
)

export const curatedKeywords = pgTable('curated_keywords', {
  keyword: text().primaryKey(),
  sort: integer().notNull(),
  ...termColumns()
})

/** Synonyms: a search for the word also finds the phrase. One editable table (D6), one row per pair (D25). */
export const synonyms = pgTable(
  'synonyms',
  { word: text().notNull(), phrase: text().notNull(), ...termColumns() },
  t => [primaryKey({ columns: [t.word, t.phrase] })]
)

/** A text search vector of words of ours: the database neither splits nor stems anything. */
const wordSet = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What the search in the database knows of each active product (docs/decisions/search-engines.md); empty where the
 * search runs in memory. Everything follows from the product, and is written anew if it is lost.
 */
export const searchTokens = pgTable(
  'search_tokens',
  {
    productId: ref().primaryKey(),
    /** All words, with a sign before those that are no name (postgres/token-rows.ts). */
    tokens: wordSet().notNull(),
    /** The words of names and branches, each with its fields: 'semen:1 sika:3'. */
    words: text().notNull(),
    /** The words of the name in order, and of the brand. */
    name: text().notNull(),
    brand: text().notNull(),
    /** The words that name and brand begin with; '' if there are none. */
    head: text().notNull(),
    brandHead: text().notNull(),
    /** Values for the facets. */
    facets: jsonb().$type<TokenFacets>().notNull(),
    /** Copied from the product: candidates are chosen by them. */
    rank: doublePrecision().notNull(),
    canBuy: boolean().notNull()
  },
  t => [index().using('gin', t.tokens).with({ fastupdate: false })]
)

/** The values of a product's facets, as buyers see them. */
export type TokenFacets = { brand: string; sizes: readonly string[]; colors: readonly string[] }

/**
 * How many products of a brand have a word: the vocabulary of the search in the database. Beside words it has pairs
 * written as one, with a sign and without a brand.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().notNull(),
    brand: text().notNull(),
    /** Products with the word in any text. */
    uses: integer().notNull(),
    /** Products that it names: in name, brand, variants or category. */
    naming: integer().notNull(),
    /** Names and brands that begin with it. */
    heads: integer().notNull(),
    /** When it changed last: processes read the words with a higher number than they have seen. */
    revision: integer().notNull()
  },
  t => [primaryKey({ columns: [t.word, t.brand] }), index().on(t.revision)]
)
