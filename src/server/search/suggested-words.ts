import { and, asc, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Synonyms } from './index/query-groups.ts'
import { curatedKeywords } from './schema.ts'
import { readOftenSearched } from './search-counts.ts'
import type { SearchEngine } from './search-engine.ts'
import { startsWord } from './starts-word.ts'

/** Maximum of curated keywords that are read: a shop may sell few of them. */
const maxCurated = 30
/** Minimum letters of a prefix that is expanded to synonyms, and the maximum of phrases. */
const lettersForTrade = 3
const maxPhrases = 12

/** Curated keywords with this prefix, then frequent searches of this week, without duplicates. */
export async function readKeywords(db: Db, prefix: string, now: Date): Promise<string[]> {
  const [curated, often] = await Promise.all([
    db
      .select({ keyword: curatedKeywords.keyword })
      .from(curatedKeywords)
      .where(and(eq(curatedKeywords.isActive, true), startsWord(curatedKeywords.keyword, prefix)))
      .orderBy(asc(curatedKeywords.sort))
      .limit(maxCurated),
    readOftenSearched(db, prefix, now)
  ])
  return [...new Set([...curated.map(row => row.keyword), ...often])]
}

/**
 * Product names for which a synonym begins with this prefix. The prefix must reach the synonym's last word: 'semen' is
 * a product of its own, not the beginning of 'semen instan'.
 *
 * phrasesFor('hebe', synonyms) // => ['bata ringan']
 */
export function phrasesFor(prefix: string, synonyms: Synonyms): string[] {
  if (prefix.length < lettersForTrade) return []
  const isBeginning = (word: string) => word.startsWith(prefix) && !word.slice(prefix.length).includes(' ')
  const meant = [...synonyms].flatMap(([word, phrases]) => (isBeginning(word) ? phrases : []))
  return [...new Set(meant)].filter(phrase => !phrase.startsWith(prefix)).slice(0, maxPhrases)
}

/** Where suggestions are made from: the search, and the shop to which they are limited. */
export type Ground = { search: SearchEngine; shopId: number | undefined }

const recommendedIn = (keyword: string, shopId: number | undefined, first: number) =>
  ({ keyword, sort: 'rekomendasi', filter: shopId ? { shopId } : {}, isInStock: true, first }) as const

/** Ids of the best available products that match the keyword. */
export async function findGoods(
  { search, shopId }: Ground,
  keyword: string,
  { first, isTyping = false }: { first: number; isTyping?: boolean }
): Promise<number[]> {
  const wanted = recommendedIn(keyword, shopId, first)
  return (await search.find({ ...wanted, isVerbatim: true, isTyping })).ids
}

/** The probable correction of misspelt words, and its products; undefined if no word is misspelt. */
export async function findMeant(
  { search, shopId }: Ground,
  keyword: string,
  first: number
): Promise<{ keyword: string; ids: number[] } | undefined> {
  const { ids, instead } = await search.find(recommendedIn(keyword, shopId, first))
  const isMisspelt = instead !== undefined && instead.why !== 'reduced'
  return isMisspelt && ids.length > 0 ? { keyword: instead.keyword, ids } : undefined
}
