import { eq, getTableColumns, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Db } from './connect.ts'

type WithId = PgTable & { id: PgColumn }

/**
 * Changes rows by their ids, each with values of its own, in one statement; returns them as they are then. Throws unless
 * all change the same columns, with null where one shall hold nothing. The caller has locked them. `all` is what changes alike in each,
 * by the keys of the table.
 */
export async function updateRows<T extends WithId>(
  db: Db,
  table: T,
  list: readonly (Partial<InferInsertModel<T>> & { id: number })[],
  all: Readonly<Record<string, SQL>> = {}
): Promise<InferSelectModel<T>[]> {
  const [first] = list
  if (!first) return []
  const keys = Object.keys(first)
  const isAlike = (row: object) =>
    Object.keys(row).length === keys.length && keys.every(key => Reflect.get(row, key) !== undefined)
  if (!list.every(isAlike)) throw new Error(`Rows of different columns: ${keys.join(', ')}`)
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const typed = columns.map(([, column]) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`)
  const given = list.map(row =>
    Object.fromEntries(
      columns.map(([key, column]) => [textOf(column), (row as Record<string, unknown>)[key]])
    )
  )
  const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as given(${sql.join(typed, sql`, `)})`
  const changed = columns.filter(([key]) => key !== 'id')
  const own = Object.fromEntries(changed.map(([key, column]) => [key, sql`given.${nameOf(column)}`]))
  return (await db
    .update(table as PgTable)
    .set({ ...own, ...all })
    .from(rows)
    .where(eq(table.id, sql`given.id`))
    .returning(getTableColumns(table))) as InferSelectModel<T>[]
}

const textOf = (column: PgColumn) => (column.keyAsName ? toSnakeCase(column.name) : column.name)
const nameOf = (column: PgColumn) => sql.identifier(textOf(column))
