import { sql } from 'drizzle-orm'

import { jakartaDay } from '#lib/format/dates.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { missedSearches } from './schema.ts'

/** Days that missed searches stay: a quarter, and the one before. */
export const daysMissed = 190
/** Different keywords of a day: who makes more up fills no table. */
const maxPerDay = 1_000
/** Keywords of one reading. */
const shown = 10

/** A keyword that tells what somebody wanted: a word of letters, and neither a number of a phone nor an address of mail. */
export const isTelling = (keyword: string): boolean =>
  /[a-z]{3}/.test(keyword) && !/\d{6}|@/.test(keyword.replaceAll(/[\s.-]/g, ''))

/** Counts searches that found nothing. */
export async function countMissed(db: Db, keywords: readonly string[], now: Date): Promise<void> {
  const telling = keywords.filter(isTelling)
  if (telling.length === 0) return
  const day = jakartaDay(now)
  await db.execute(sql`
    insert into ${missedSearches} (day, keyword, count)
    select ${day}, keyword, n from (
      select keyword, count(*) as n, row_number() over (order by keyword) as place
      from unnest(${sql.param(telling)}::text[]) as t(keyword)
      group by keyword) as told
    where exists (select from ${missedSearches} m where m.day = ${day} and m.keyword = told.keyword)
      or place + (select count(*) from ${missedSearches} m where m.day = ${day}) <= ${maxPerDay}
    order by keyword
    on conflict (day, keyword) do update set count = ${missedSearches}.count + excluded.count`)
}

/** What was searched most and never found between two Jakarta days, both included. */
export async function readMissed(db: Db, from: string, to: string) {
  const found = await rows<{ keyword: string; count: string }>(
    db,
    sql`select keyword, sum(count) as count from ${missedSearches} where day between ${from} and ${to}
      group by keyword order by sum(count) desc, keyword limit ${shown}`
  )
  return found.map(({ keyword, count }) => ({ keyword, count: Number(count) }))
}
