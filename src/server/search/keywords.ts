import { and, asc, isNull, sql } from 'drizzle-orm'

import type { Suggestion } from '#lib/search/contract.ts'
import { paths } from '#lib/core/paths.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { cardPhoto } from '#server/product/card-photo.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { searchOf } from './search-of.ts'
import { startsWord } from './starts-word.ts'
import { findGoods, findMeant, type Ground, phrasesFor, readKeywords } from './suggested-words.ts'
import { synonymsOf } from './synonyms-of.ts'

/** Maximum of suggestions, and of categories, shops and products among them (search-12). */
const suggestionsShown = 10
const categoriesShown = 3
const shopsShown = 2
const productsShown = 4
/** Maximum of synonym phrases per prefix. */
const phrasesShown = 3

/** The shop whose products are suggested, for a search within one shop. */
export type SuggestingShop = { id: number; slug: string }

/**
 * Suggestions for a prefix: keywords, categories, shops, products with photo and price; for an empty prefix, popular
 * keywords. A synonym leads to the name that products have. Within a shop: only what it sells.
 */
export async function suggest(
  services: Services,
  typed: string,
  now: Date,
  shop?: SuggestingShop
): Promise<Suggestion[]> {
  const { db } = services
  const prefix = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (!prefix && !shop) return (await readKeywords(db, '', now)).slice(0, suggestionsShown).map(popular)
  const synonyms = await synonymsOf(services)
  const ground = { search: searchOf(services), shopId: shop?.id }
  const isSoldHere = async (keyword: string) => (await findGoods(ground, keyword, { first: 1 })).length > 0

  const phrases = await firstOf(phrasesFor(prefix, synonyms), isSoldHere, phrasesShown)
  const goods = prefix ? await firstGoods(ground, [prefix, ...phrases]) : undefined
  const meant = prefix && !goods ? await findMeant(ground, prefix, productsShown) : undefined
  const [known, kinds, sellers, cards] = await Promise.all([
    readKeywords(db, prefix, now),
    prefix && !shop ? readCategories(db, [prefix, ...phrases]) : [],
    prefix && !shop ? readShops(db, prefix) : [],
    readGoods(db, goods ?? meant?.ids ?? [])
  ])
  const matching = shop ? await firstOf(known, isSoldHere, suggestionsShown) : known
  const keywords = [...new Set([...matching, ...phrases, ...(meant ? [meant.keyword] : [])])]
  const room = suggestionsShown - kinds.length - sellers.length - cards.length
  const words = keywords.slice(0, room).map(keyword => asKeyword(keyword, shop))
  return [...words, ...kinds, ...sellers, ...cards]
}

/** The first `max` wanted words; stops early, because each check costs a search. */
async function firstOf(
  words: readonly string[],
  isWanted: (word: string) => Promise<boolean>,
  max: number
): Promise<string[]> {
  const found: string[] = []
  for (const word of words) {
    if (found.length === max) break
    if (await isWanted(word)) found.push(word)
  }
  return found
}

/** Products of the first keyword that finds some. */
async function firstGoods(ground: Ground, keywords: readonly string[]): Promise<number[] | undefined> {
  for (const keyword of keywords) {
    const ids = await findGoods(ground, keyword, { first: productsShown, isTyping: true })
    if (ids.length > 0) return ids
  }
  return undefined
}

const asKeyword = (keyword: string, shop?: SuggestingShop): Suggestion => ({
  keyword,
  kind: 'keyword',
  url: shop ? paths.shop(shop.slug, { keyword }) : paths.search(keyword)
})

const popular = (keyword: string) => asKeyword(keyword)

/** Categories with their full path, which is their canonical address and needs no redirect. */
async function readCategories(db: Db, beginnings: readonly string[]): Promise<Suggestion[]> {
  const named = sql.join(
    beginnings.map(prefix => startsWord(sql`c.name`, prefix)),
    sql` or `
  )
  const found = await rows<{ name: string; path: string }>(
    db,
    sql`
      select c.name, concat_ws('/', a.slug, b.slug, c.slug) as path
      from categories c left join categories b on b.id = c.parent_id left join categories a on a.id = b.parent_id
      where ${named} order by c.level, c.sort limit ${categoriesShown}`
  )
  return found.map(({ name, path }) => ({ keyword: name, kind: 'category', url: `/category/${path}` }))
}

async function readShops(db: Db, prefix: string): Promise<Suggestion[]> {
  const found = await db
    .select({ name: shops.name, slug: shops.slug, photo: shops.photoPath })
    .from(shops)
    .where(and(isNull(shops.closedAt), startsWord(shops.name, prefix)))
    .orderBy(sql`${shops.sold} desc`, asc(shops.id))
    .limit(shopsShown)
  return found.map(({ name, slug, photo }) => ({ keyword: name, kind: 'shop', url: paths.shop(slug), photo }))
}

/** Products in the order of `ids`. */
async function readGoods(db: Db, ids: readonly number[]): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const { id, name, slug, cardPrice, saleUnit } = products
  const found = await db
    .select({ id, name, slug, photo: cardPhoto.as('photo'), price: cardPrice, sale_unit: saleUnit })
    .from(products)
    .where(sql`${id} in ${ids}`)
  return found
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ name, slug, photo, price, sale_unit }) => ({
      keyword: name,
      kind: 'product',
      url: paths.product(slug),
      photo,
      price,
      sale_unit
    }))
}
