import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { type Db, rows } from './connect.ts'

type Piece = { name: string; definition: string }

/**
 * Fills tables without their foreign keys and plain indexes, which are created again afterwards: at once, they take a
 * fraction of what row by row would. A violated foreign key fails there. Call it in a transaction, and only for tables
 * that nobody reads yet, because it locks them.
 */
export async function bulkLoad<T>(db: Db, tables: readonly PgTable[], work: () => Promise<T>): Promise<T> {
  const restore: string[] = []
  for (const table of tables) {
    const name = getTableName(table)
    for (const { name: key, definition } of await foreignKeys(db, name)) {
      await db.execute(sql`alter table ${sql.identifier(name)} drop constraint ${sql.identifier(key)}`)
      restore.push(`alter table "${name}" add constraint "${key}" ${definition}`)
    }
    for (const { name: index, definition } of await plainIndexes(db, name)) {
      await db.execute(sql`drop index ${sql.identifier(index)}`)
      restore.push(definition)
    }
  }
  const done = await work()
  for (const statement of restore) await db.execute(sql.raw(statement))
  return done
}

const foreignKeys = (db: Db, table: string) =>
  rows<Piece>(
    db,
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype = 'f' order by conname`
  )

/** Indexes that no constraint and no ON CONFLICT needs. */
const plainIndexes = (db: Db, table: string) =>
  rows<Piece>(
    db,
    sql`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = ${table}::regclass and not i.indisunique order by c.relname`
  )
