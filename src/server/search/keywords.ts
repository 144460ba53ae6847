import { asc, sql } from 'drizzle-orm'

import type { Suggestion } from '#lib/search/contract.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { searchOf } from './catalogue-search.ts'
import { find } from './index/find.ts'
import { curatedKeywords } from './schema.ts'
import { readOftenSearched } from './search-counts.ts'
import { startsWord } from './starts-word.ts'

/** Suggestions in one answer, and how many of them are categories, shops and products (search-12). */
const suggestionsShown = 10
const categoriesShown = 3
const shopsShown = 2
const productsShown = 4

const searchUrl = (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`
const asKeyword = (keyword: string): Suggestion => ({ keyword, kind: 'keyword', url: searchUrl(keyword) })

/** The curated list, then what many searched this week. */
export async function readTopKeywords(db: Db, now: Date): Promise<Suggestion[]> {
  return [...new Set(await readKeywords(db, '', now))].slice(0, suggestionsShown).map(asKeyword)
}

/** What a beginning may become: keywords, categories, shops, products with picture and price. */
export async function suggest(services: Services, typed: string, now: Date): Promise<Suggestion[]> {
  const { db } = services
  const prefix = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (!prefix) return readTopKeywords(db, now)
  const [keywords, kinds, sellers, goods] = await Promise.all([
    readKeywords(db, prefix, now),
    readCategories(db, prefix),
    readShops(db, prefix),
    readProducts(services, prefix)
  ])
  const room = suggestionsShown - kinds.length - sellers.length - goods.length
  return [...[...new Set(keywords)].slice(0, room).map(asKeyword), ...kinds, ...sellers, ...goods]
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

/** With the way to a category through those above it: its own address, without a redirect. */
async function readCategories(db: Db, prefix: string): Promise<Suggestion[]> {
  const found = await rows<{ name: string; path: string }>(
    db,
    sql`
      select c.name, concat_ws('/', a.slug, b.slug, c.slug) as path
      from categories c left join categories b on b.id = c.parent_id left join categories a on a.id = b.parent_id
      where ${startsWord(sql`c.name`, prefix)} order by c.level, c.sort limit ${categoriesShown}`
  )
  return found.map(({ name, path }) => ({ keyword: name, kind: 'category', url: `/category/${path}` }))
}

async function readShops(db: Db, prefix: string): Promise<Suggestion[]> {
  const found = await db
    .select({ name: shops.name, slug: shops.slug, photo: shops.photoPath })
    .from(shops)
    .where(startsWord(shops.name, prefix))
    .orderBy(sql`${shops.sold} desc`, asc(shops.id))
    .limit(shopsShown)
  return found.map(({ name, slug, photo }) => ({ keyword: name, kind: 'shop', url: `/shop/${slug}`, photo }))
}

async function readProducts(services: Services, prefix: string): Promise<Suggestion[]> {
  const search = searchOf(services)
  const [index, synonyms] = await Promise.all([search.current(), search.synonyms()])
  const asked = { keyword: prefix, synonyms, sort: 'rekomendasi', isVerbatim: true, isTyping: true } as const
  const ids = find(index, { ...asked, isWanted: facts => !facts.isSold })
    .products.slice(0, productsShown)
    .map(({ id }) => id)
  if (ids.length === 0) return []
  const { id, name, slug, photoPath, cardPrice } = products
  const found = await services.db
    .select({ id, name, slug, photo: photoPath, price: cardPrice })
    .from(products)
    .where(sql`${id} in ${ids}`)
  return found
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ name, slug, photo, price }) => ({
      keyword: name,
      kind: 'product',
      url: `/product/${slug}`,
      photo,
      price
    }))
}
