import { asc } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { ProductIndex } from './catalogue-search.ts'
import { find } from './index/find.ts'
import type { Synonyms } from './index/query-groups.ts'
import type { ProductFacts } from './index/product-entry.ts'
import { curatedKeywords } from './schema.ts'
import { readOftenSearched } from './search-counts.ts'
import { startsWord } from './starts-word.ts'

/** Curated keywords that are read at most: a shop may sell few of them. */
const maxCurated = 30
/** Letters from which a beginning may become a word of the trade, and how many phrases it may then mean. */
const lettersForTrade = 3
const maxPhrases = 12

/** Curated keywords with this beginning, then what many searched this week, each once. */
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
 * What the trade calls a thing whose other name begins so: 'semen' begins 'semen instan', but is a thing of its own.
 *
 * phrasesFor('hebe', synonyms) // => ['bata ringan']
 */
export function phrasesFor(prefix: string, synonyms: Synonyms): string[] {
  if (prefix.length < lettersForTrade) return []
  const isBeginning = (word: string) => word.startsWith(prefix) && !word.slice(prefix.length).includes(' ')
  const meant = [...synonyms].flatMap(([word, phrases]) => (isBeginning(word) ? phrases : []))
  return [...new Set(meant)].filter(phrase => !phrase.startsWith(prefix)).slice(0, maxPhrases)
}

/** Where goods are suggested from: the search's index and its vocabulary. */
export type Ground = { index: ProductIndex; synonyms: Synonyms }

/** Ids of the first products that can be bought and are called so, the best first. */
export function findGoods(
  { index, synonyms }: Ground,
  keyword: string,
  isWanted: (facts: ProductFacts) => boolean,
  { first, isTyping = false }: { first: number; isTyping?: boolean }
): number[] {
  const asked = { keyword, synonyms, sort: 'rekomendasi', isVerbatim: true, isTyping, first } as const
  return find(index, { ...asked, isWanted: facts => !facts.isSold && isWanted(facts) }).ids
}

/** What was probably meant by words that nothing is called by, and its goods; nothing where no word is misspelt. */
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
