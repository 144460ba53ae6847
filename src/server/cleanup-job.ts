import { setImmediate } from 'node:timers/promises'

import { sub } from 'date-fns/sub'
import { getTableName, sql } from 'drizzle-orm'

import { jakartaDay } from '#lib/format/dates.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { type Retention, retention } from './retention.ts'

/** Rows removed per statement: a few milliseconds, so that requests get a turn on the embedded database. */
const batchRows = 500
/** Maximum of batches per rule and run. */
const batchesPerTurn = 20

/**
 * Removes expired rows in small batches. Any number of processes may run it concurrently: rows locked by another one
 * are skipped. Returns whether everything is done; the rest waits for the next run.
 */
export async function cleanUp(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  rules: readonly Retention[] = retention
): Promise<boolean> {
  let isDone = true
  for (const rule of rules) {
    // One failing rule must not stop the others.
    const done = await removeOld(db, rule, clock.now()).catch((error: unknown) => {
      log.error({ error, table: getTableName(rule.since.table) }, 'clean-up')
      return true
    })
    isDone = done && isDone
  }
  return isDone
}

async function removeOld(db: Db, rule: Retention, now: Date): Promise<boolean> {
  for (let batch = 0; batch < batchesPerTurn; batch += 1) {
    const [gone] = await rows<{ count: number }>(db, removalOf(rule, now))
    // The embedded database responds without leaving the process: this lets pending requests run.
    await setImmediate()
    if ((gone?.count ?? 0) < batchRows) return true
  }
  return false
}

/** The statement that removes one batch of a rule's rows, oldest first. */
export function removalOf({ since, age, unless }: Retention, now: Date) {
  const before = sub(now, age)
  const isOld =
    since.dataType === 'string'
      ? sql`${since} < ${jakartaDay(before)}`
      : sql`${since} < ${before.toISOString()}::timestamptz`
  return sql`
    with gone as (
      delete from ${since.table} where ctid = any(array(
        select ctid from ${since.table} where ${isOld} ${unless ? sql`and not ${unless}` : sql``}
        order by ${since} limit ${sql.raw(String(batchRows))} for update skip locked
      )) returning 1
    )
    select count(*)::int as count from gone`
}
