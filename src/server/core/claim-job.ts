import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'

/**
 * Claims a periodic job for this process: true once per interval, across all processes and restarts. One guarded
 * statement on the settings table.
 */
export async function claimRun(db: Db, name: string, intervalMs: number, now: Date): Promise<boolean> {
  const due = now.getTime() - intervalMs
  const claimed = await rows(
    db,
    sql`insert into settings (name, value) values (${`job:${name}`}, ${String(now.getTime())})
      on conflict (name) do update set value = excluded.value where settings.value::bigint <= ${due}
      returning name`
  )
  return claimed.length > 0
}

/** Milliseconds until a job that failed is tried again; each further failure doubles them. */
const firstPauseMs = 60_000
/** Failures after which a pause grows no more, whatever the interval: 2 ** 20 minutes are two years. */
const maxDoublings = 20

/**
 * Postpones a claimed job that failed: by 1, 2, 4 … minutes, at most its interval. The number of failures in a row is
 * kept beside the claim, for whichever process comes next.
 */
export async function postponeRun(db: Db, name: string, intervalMs: number, now: Date): Promise<void> {
  await db.execute(sql`
    with failed as (
      insert into settings (name, value) values (${failures(name)}, '1')
      on conflict (name) do update set value = (settings.value::int + 1)::text
      returning least(value::int - 1, ${maxDoublings}::int) as doublings
    )
    update settings set value = (${now.getTime()}::bigint - ${intervalMs}::bigint
      + least(${intervalMs}::bigint, ${firstPauseMs}::bigint * (2 ^ doublings)::bigint))::text
    from failed where settings.name = ${`job:${name}`}`)
}

/** Forgets the failures of a job that has succeeded. */
export async function noteSuccess(db: Db, name: string): Promise<void> {
  await db.execute(sql`delete from settings where name = ${failures(name)}`)
}

const failures = (name: string) => `job failures:${name}`

/** Releases a claim: the remaining work is due at the next check of any process. */
export async function releaseRun(db: Db, name: string): Promise<void> {
  await db.execute(sql`update settings set value = '0' where name = ${`job:${name}`}`)
}
