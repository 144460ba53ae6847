import { setImmediate } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { type Connection, type Db, rows } from './connect.ts'

/**
 * Vacuums and analyzes these tables, or all of ours: table by table, because one VACUUM of everything would hold the
 * embedded database's only connection for seconds, and requests get their turn in between. Call it after writing many
 * rows, outside a transaction: the embedded database has no autovacuum, and PostgreSQL's may be off or late.
 */
export async function vacuum(connection: Connection, tables?: Iterable<string>): Promise<void> {
  const known = (await tableStates(connection.db)).map(({ name }) => name)
  const wanted = tables && new Set(tables)
  for (const name of known) {
    if (wanted && !wanted.has(name)) continue
    await connection.exec(`VACUUM (ANALYZE, SKIP_LOCKED) "${name}"`)
    // The embedded database answers without leaving the process: only here do requests get their turn.
    await setImmediate()
  }
}

/**
 * Vacuums and analyzes only tables that never were vacuumed, as after the first fill, so it can be called repeatedly.
 * An index created after the rows has counted them (bulk-load.ts), but no page is marked as all-visible yet.
 */
export async function vacuumNew(connection: Connection): Promise<void> {
  const found = await rows<{ name: string }>(
    connection.db,
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and (c.reltuples < 0 or (c.relpages > 0 and c.relallvisible = 0))`
  )
  if (found.length > 0)
    await vacuum(
      connection,
      found.map(({ name }) => name)
    )
}

type TableState = { name: string; live: number; dead: number }

async function tableStates(db: Db): Promise<TableState[]> {
  const found = await rows<{ name: string; live: string; dead: string }>(
    db,
    sql`select relname as name, n_live_tup as live, n_dead_tup as dead
      from pg_stat_user_tables where schemaname = 'public' order by relname`
  )
  return found.map(({ name, live, dead }) => ({ name, live: Number(live), dead: Number(dead) }))
}

/** Whether a table is due for a vacuum, by the default thresholds of PostgreSQL's autovacuum. */
const isWorn = ({ live, dead }: TableState) => dead > 50 + live / 5

/** Whether a table has so many dead rows that it was not vacuumed for long and reading it has become slow. */
const needsVacuum = ({ live, dead }: TableState) => dead > 1000 + live / 2

export const wornTables = async (db: Db): Promise<string[]> =>
  (await tableStates(db)).filter(isWorn).map(({ name }) => name)

/** Tables with so many dead rows that something must be wrong with vacuuming. */
export const tablesToVacuum = async (db: Db): Promise<string[]> =>
  (await tableStates(db)).filter(needsVacuum).map(({ name }) => name)
