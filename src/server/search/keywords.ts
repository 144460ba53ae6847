import { asc, sql } from 'drizzle-orm'

import { normaliseText } from '#lib/format/search-text.ts'

import type { Db } from '#server/core/db/connect.ts'
import { categories } from '#server/catalogue/schema.ts'
import { curatedKeywords } from './schema.ts'
import { products } from '#server/product/schema.ts'
import { readIdPage } from '#server/catalogue/id-pages.ts'
import { productCondition } from '#server/catalogue/product-filters.ts'
import { readOftenSearched } from './search-counts.ts'
import { startsWord } from './starts-word.ts'

export type Suggestion = { keyword: string; kind: 'keyword' | 'category' | 'product'; url: string }

/** Suggestions in one answer, and how many of them are categories and products. */
const suggestionsShown = 10
const categoriesShown = 3
const productsShown = 4

const searchUrl = (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`
const asKeyword = (keyword: string): Suggestion => ({ keyword, kind: 'keyword', url: searchUrl(keyword) })

/** The curated list, then what many searched this week. */
export async function readTopKeywords(db: Db, now: Date): Promise<Suggestion[]> {
  return [...new Set(await readKeywords(db, '', now))].slice(0, suggestionsShown).map(asKeyword)
}

/** What a beginning may become: keywords, categories, products. */
export async function suggest(db: Db, typed: string, now: Date): Promise<Suggestion[]> {
  const prefix = normaliseText(typed)
  if (!prefix) return readTopKeywords(db, now)
  const [keywords, kinds, goods] = await Promise.all([
    readKeywords(db, prefix, now),
    readCategories(db, prefix),
    readProducts(db, prefix)
  ])
  const room = suggestionsShown - kinds.length - goods.length
  return [...[...new Set(keywords)].slice(0, room).map(asKeyword), ...kinds, ...goods]
}

async function readKeywords(db: Db, prefix: string, now: Date): Promise<string[]> {
  const curated = await db
    .select({ keyword: curatedKeywords.keyword })
    .from(curatedKeywords)
    .where(startsWord(curatedKeywords.keyword, prefix))
    .orderBy(asc(curatedKeywords.sort))
    .limit(suggestionsShown)
  return [...curated.map(row => row.keyword), ...(await readOftenSearched(db, prefix, now))]
}

async function readCategories(db: Db, prefix: string): Promise<Suggestion[]> {
  const found = await db
    .select({ name: categories.name, slug: categories.slug })
    .from(categories)
    .where(startsWord(categories.name, prefix))
    .orderBy(asc(categories.level), asc(categories.sort))
    .limit(categoriesShown)
  return found.map(({ name, slug }) => ({ keyword: name, kind: 'category', url: `/category/${slug}` }))
}

async function readProducts(db: Db, prefix: string): Promise<Suggestion[]> {
  const query = prefix
    .split(' ')
    .slice(0, 8)
    .map(word => `'${word}':*A`)
    .join(' & ')
  const where = sql`${productCondition({})} and stock > 0 and names @@ to_tsquery('simple', ${query})`
  const { ids } = await readIdPage(db, where, 'rekomendasi', { page: 1, per_page: productsShown })
  if (ids.length === 0) return []
  const found = await db
    .select({ id: products.id, name: products.name, slug: products.slug })
    .from(products)
    .where(sql`${products.id} in ${ids}`)
  return found
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ name, slug }) => ({ keyword: name, kind: 'product', url: `/product/${slug}` }))
}
