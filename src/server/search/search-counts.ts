import { subDays } from 'date-fns/subDays'
import { asc, desc, gte, sql } from 'drizzle-orm'

import { jakartaDay } from '#lib/format/dates.ts'

import type { Db } from '#server/core/db/connect.ts'
import { searchCounts } from './schema.ts'
import { startsWord } from './starts-word.ts'

/** Days for which a search counts, and the number of different visitors that make a keyword public (D25). */
export const daysCounted = 7
const visitorsNeeded = 5
/** Maximum of keywords counted per visitor and day: more than a person types. */
const maxPerDay = 50
const shown = 10

/** Counts searches, each keyword once per visitor and week. */
export async function countSearches(
  db: Db,
  searches: readonly { keyword: string; visitor: string }[],
  now: Date
): Promise<void> {
  const day = jakartaDay(now)
  await db.execute(sql`
    with requested as (
      select keyword, visitor, row_number() over (partition by visitor) as place
      from (select distinct keyword, visitor
        from jsonb_to_recordset(${JSON.stringify(searches)}::text::jsonb) as t(keyword text, visitor text)) as each
    ), seen as (
      insert into search_visitors (keyword, visitor, day)
      select keyword, visitor, ${day} from requested
      where place + (select count(*) from search_visitors v where v.visitor = requested.visitor and v.day = ${day}) <= ${maxPerDay}
      order by keyword, visitor
      on conflict do nothing returning keyword, day
    )
    insert into search_counts (keyword, day, count) select keyword, day, count(*) from seen group by 1, 2 order by 1
    on conflict (day, keyword) do update set count = search_counts.count + excluded.count`)
}

/** The keywords that many visitors searched in the last week, the most frequent first. */
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
