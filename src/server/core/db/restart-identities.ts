import { sql } from 'drizzle-orm'

import { type Db, rows } from './connect.ts'

/**
 * Lets the ids of all empty tables begin anew. A sequence does not roll back: what was filled after a cut attempt would
 * have other ids than what was filled at once.
 */
export async function restartIdentities(db: Db): Promise<void> {
  // Of a sequence that nobody asked there is no last value.
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
