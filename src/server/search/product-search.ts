import { type SQL, sql } from 'drizzle-orm'

import type { Sort } from '#lib/catalogue/list-filters.ts'
import { type QueryGroup, queryGroups, queryWords, tsQuery } from '#lib/search/query.ts'
import { normaliseText } from '#lib/format/search-text.ts'

import { exactTotal } from '#server/core/db/paging.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { productOrders, putsStockFirst } from '#server/catalogue/product-filters.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import { type IdPage, readIdPage } from '#server/catalogue/id-pages.ts'
import { correctWord, readKnownWords, readStems, readSynonyms } from './words.ts'

type Search = { where: SQL; sort: Sort; paging: Paging }

/**
 * One page of the products that a keyword finds (D6), and the total. First as typed; where that finds nothing, with
 * unknown words corrected by one typo; where that finds nothing either, without the words that nothing contains.
 */
export async function searchIds(db: Db, keyword: string, search: Search): Promise<IdPage> {
  const words = queryWords(normaliseText(keyword))
  if (words.length === 0) return readIdPage(db, search.where, search.sort, search.paging)
  const asTyped = await searchWords(db, words, search)
  if (asTyped.total > 0) return asTyped
  const { corrected, known } = await correct(db, words)
  const attempts = [corrected, known].filter(
    (attempt, i, all) =>
      attempt.length > 0 && ![words, ...all.slice(0, i)].some(tried => same(tried, attempt))
  )
  for (const attempt of attempts) {
    const found = await searchWords(db, attempt, search)
    if (found.total > 0) return found
  }
  return asTyped
}

const same = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ')

async function correct(db: Db, words: string[]): Promise<{ corrected: string[]; known: string[] }> {
  const rules = await readSynonyms(db)
  const vocabulary = await readKnownWords(db, words)
  for (const word of rules.flatMap(rule => rule.word.split(' '))) vocabulary.add(word)
  const pairs: { word: string; isKnown: boolean }[] = []
  for (const word of words) {
    const better = vocabulary.has(word) ? word : await correctWord(db, word)
    pairs.push({ word: better ?? word, isKnown: better !== undefined })
  }
  return {
    corrected: pairs.map(pair => pair.word),
    known: pairs.filter(pair => pair.isKnown).map(pair => pair.word)
  }
}

async function searchWords(db: Db, words: string[], search: Search): Promise<IdPage> {
  const groups = queryGroups(words, await readSynonyms(db))
  const stems = await readStems(db, groups.flat(2))
  const any = asQuery(tsQuery(groups, stems))
  if (!putsStockFirst(search.sort)) {
    return readIdPage(db, sql`${search.where} and search @@ ${any}`, search.sort, search.paging)
  }
  const exact = asQuery(tsQuery(groups, stems, { weights: 'A', prefixes: false }))
  return readRanked(db, search, { any, exact, begins: nameBegins(groups[0] ?? []) })
}

const asQuery = (text: string) => sql`to_tsquery('simple', ${text})`

/** Indonesian puts the head first: 'Keramik Lantai' is a keramik, 'Perekat Keramik' is not. */
const nameBegins = (alternatives: QueryGroup) =>
  sql.join(
    alternatives.map(words => sql`lower(name) like ${`${words.join(' ')}%`}`),
    sql` or `
  )

type Queries = { any: SQL; exact: SQL; begins: SQL }

/**
 * The best page by relevance. Candidates are bounded before they are ranked: at most 1,200 of each shelf, by the rank
 * column, which an index walk yields in order where the term is broad. Shelves: in stock with the words in name,
 * brand or category; in stock with some in the description; out of stock.
 */
async function readRanked(db: Db, search: Search, { any, exact, begins }: Queries): Promise<IdPage> {
  const { limit, offset } = pageWindow(search.paging)
  const shelf = (number: number, condition: SQL) => sql`(
    select id, rank, name, names, search, ${number}::int as shelf from products
    where ${search.where} and ${condition} order by ${productOrders.rekomendasi} limit ${exactTotal}
  )`
  const found = await rows<{ id: string; total: string }>(
    db,
    sql`
      with candidates as materialized (
        select * from (
          ${shelf(0, sql`stock > 0 and names @@ ${any}`)}
          union all ${shelf(1, sql`stock > 0 and search @@ ${any} and not names @@ ${any}`)}
          union all ${shelf(2, sql`stock <= 0 and search @@ ${any}`)}
        ) as shelves limit ${exactTotal}
      ), total as (select count(*) as total from candidates), page as (
        select id, shelf, ts_rank('{0.05, 0.1, 0.4, 1}', case when shelf = 0 then names else search end, ${any})
          + case when names @@ ${exact} then 0.5 else 0 end
          + case when ${begins} then 0.3 else 0 end + 0.5 * rank as score
        from candidates order by shelf, score desc, id desc limit ${limit} offset ${offset}
      )
      select page.id, total.total from total left join page on true order by shelf, score desc, page.id desc`
  )
  return {
    ids: found.filter(row => row.id !== null).map(row => Number(row.id)),
    total: Number(found[0]?.total ?? 0)
  }
}
