import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

import type { Db } from './connect.ts'

/** A write, and one that uses what it returned: the name of its rows goes into it. */
export type Write = { write: SQLWrapper; follow?: ((written: SQL) => SQL) | undefined }

/**
 * Sends several writes as one statement. Each of them sees the database as it was before all of them, so none may
 * depend on what another wrote, except what follows one, and by foreign keys. `last` is a query to send with them: by
 * itself beside them it would not run.
 */
export async function sendTogether(db: Db, writes: readonly Write[], last?: SQL): Promise<void> {
  if (writes.length === 0) return void (last && (await db.execute(last)))
  const named = writes.flatMap(({ write, follow }, at) => {
    const name = sql.identifier(`write_${at}`)
    const parts = [sql`${name} as (${write.getSQL()})`]
    if (follow) parts.push(sql`${sql.identifier(`follow_${at}`)} as (${follow(sql`${name}`)})`)
    return parts
  })
  await db.execute(sql`with ${sql.join(named, sql`, `)} ${last ?? sql`select`}`)
}
