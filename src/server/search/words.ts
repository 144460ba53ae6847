import { inArray, sql } from 'drizzle-orm'

import { oneTypo } from '#lib/search/one-typo.ts'
import type { SynonymRule } from '#lib/format/search-text.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { searchWords, synonyms } from './schema.ts'

export const readSynonyms = (db: Db): Promise<SynonymRule[]> =>
  db.select({ word: synonyms.word, means: synonyms.means }).from(synonyms)

const list = (words: readonly string[]) =>
  sql.join(
    words.map(word => sql`${word}::text`),
    sql`, `
  )

/** The Indonesian stem of each word: 'pengecatan' // => 'cat' and the like. */
export async function readStems(db: Db, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const found = await rows<{ word: string; stem: string | null }>(
    db,
    sql`select word, (ts_lexize('indonesian_stem', word))[1] as stem from unnest(array[${list(words)}]) as w(word)`
  )
  return new Map(found.flatMap(({ word, stem }) => (stem ? [[word, stem]] : [])))
}

/** Of these words, those that are in the catalogue's vocabulary or begin a word of it. */
export async function readKnownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const found = await rows<{ word: string }>(
    db,
    sql`
      select word from unnest(array[${list(words)}]) as w(word)
      where exists (select 1 from search_words s where s.word like w.word || '%')`
  )
  return new Set(found.map(row => row.word))
}

/**
 * The most used word of the catalogue that is one typing error away, or undefined. All spellings one error away
 * are looked up by primary key: unlike a similarity threshold this misses none, and it is cheaper.
 */
export async function correctWord(db: Db, word: string): Promise<string | undefined> {
  const spellings = oneTypo(word)
  if (spellings.length === 0) return undefined
  const [best] = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, spellings))
    .orderBy(sql`${searchWords.weight} desc, length(${searchWords.word}) desc, ${searchWords.word}`)
    .limit(1)
  return best?.word
}
