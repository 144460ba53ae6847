import { sql } from 'drizzle-orm'

import { type Db, rows } from './connect.ts'

/**
 * Restarts the ids of all empty tables. A sequence does not roll back: rows filled after an interrupted attempt would
 * have other ids than those filled at the first one.
 */
export async function restartIdentities(db: Db): Promise<void> {
  // A sequence that was never used has no last value.
  const sequences = await rows<{ sequence: string; table: string }>(
    db,
    sql`select s.relname as sequence, t.relname as table
      from pg_sequence q
      join pg_class s on s.oid = q.seqrelid
      join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid
      where s.relnamespace = 'public'::regnamespace and pg_sequence_last_value(q.seqrelid) is not null`
  )
  for (const { sequence, table } of sequences) {
    const [filled] = await rows(db, sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (!filled) await db.execute(sql`alter sequence ${sql.identifier(sequence)} restart`)
  }
}
