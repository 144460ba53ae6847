import { asc } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { ProductIndex } from './catalogue-search.ts'
import { find } from './index/find.ts'
import type { Synonyms } from './index/query-groups.ts'
import type { ProductFacts } from './index/product-entry.ts'
import { curatedKeywords } from './schema.ts'
import { readOftenSearched } from './search-counts.ts'
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
      .where(startsWord(curatedKeywords.keyword, prefix))
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

/** What suggestions are made from: the search index and its synonyms. */
export type Ground = { index: ProductIndex; synonyms: Synonyms }

/** Ids of the best available products that match the keyword. */
export function findGoods(
  { index, synonyms }: Ground,
  keyword: string,
  isWanted: (facts: ProductFacts) => boolean,
  { first, isTyping = false }: { first: number; isTyping?: boolean }
): number[] {
  const query = { keyword, synonyms, sort: 'rekomendasi', isVerbatim: true, isTyping, first } as const
  return find(index, { ...query, isWanted: facts => !facts.isSold && isWanted(facts) }).ids
}

/** The probable correction of misspelt words, and its products; undefined if no word is misspelt. */
export function findMeant(
  { index, synonyms }: Ground,
  keyword: string,
  isWanted: (facts: ProductFacts) => boolean,
  first: number
): { keyword: string; ids: number[] } | undefined {
  const { ids, instead } = find(index, {
    keyword,
    synonyms,
    sort: 'rekomendasi',
    first,
    isWanted: facts => !facts.isSold && isWanted(facts)
  })
  return instead?.why === 'corrected' && ids.length > 0 ? { keyword: instead.keyword, ids } : undefined
}
