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

/** Releases a claim: the remaining work is due at the next check of any process. */
export async function releaseRun(db: Db, name: string): Promise<void> {
  await db.execute(sql`update settings set value = '0' where name = ${`job:${name}`}`)
}
