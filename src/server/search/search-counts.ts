import { subDays } from 'date-fns/subDays'
import { asc, desc, gte, sql } from 'drizzle-orm'

import { normaliseText } from '#lib/format/search-text.ts'
import { jakartaDay } from '#lib/format/dates.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { searchCounts } from './schema.ts'
import { startsWord } from './starts-word.ts'

/** Days that a search counts, and the different visitors that make a keyword public (D25). */
export const daysCounted = 7
const visitorsNeeded = 5
/** Keywords that one visitor's searches count for in a day: more than a person types. */
const mostPerDay = 50
const shown = 10

/**
 * Counts a search that found something, once per visitor and week, if every word of it stands in the catalogue: what
 * was typed wrongly, or is no word of the trade, never becomes anybody's suggestion.
 */
export async function countSearch(db: Db, keyword: string, visitor: string, now: Date): Promise<void> {
  const plain = keyword.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, 60)
  if (plain.length < 2 || !(await isOfTheTrade(db, plain))) return
  const day = jakartaDay(now)
  await db.execute(sql`
    with seen as (
      insert into search_visitors (keyword, visitor, day)
      select ${plain}, ${visitor}, ${day}
      where (select count(*) from search_visitors where visitor = ${visitor} and day = ${day}) < ${mostPerDay}
      on conflict do nothing returning keyword, day
    )
    insert into search_counts (keyword, day, count) select keyword, day, 1 from seen
    on conflict (day, keyword) do update set count = search_counts.count + 1`)
}

/** Letters are words of the catalogue, whole; sizes and short units are taken as they are. */
async function isOfTheTrade(db: Db, plain: string): Promise<boolean> {
  const words = [...new Set(normaliseText(plain).split(' '))]
  const long = words.filter(word => /^[a-z]{3,}$/.test(word))
  const others = words.filter(word => !long.includes(word))
  if (long.length === 0 || others.some(word => word.length > 8)) return false
  const [known] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from search_words where word in ${long}`
  )
  return known?.count === long.length
}

/** The keywords that many searched in the last week, the most frequent first. */
export async function readOftenSearched(db: Db, prefix: string, now: Date): Promise<string[]> {
  const since = jakartaDay(subDays(now, daysCounted))
  const visitors = sql<number>`sum(${searchCounts.count})`
  const found = await db
    .select({ keyword: searchCounts.keyword })
    .from(searchCounts)
    .where(sql`${gte(searchCounts.day, since)} and ${startsWord(searchCounts.keyword, prefix)}`)
    .groupBy(searchCounts.keyword)
    .having(sql`${visitors} >= ${visitorsNeeded}`)
    .orderBy(desc(visitors), asc(searchCounts.keyword))
    .limit(shown)
  return found.map(row => row.keyword)
}
