import { getTableName, type InferInsertModel, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

import type { Db } from './connect.ts'

const chunkSize = 1000

/** What happens to a row whose key already exists: it gets the new values, or stays as it is. */
type OnConflict = { key: readonly string[]; rule: 'replace' | 'keep' }

/**
 * Inserts many rows, with one JSON parameter per chunk instead of one parameter per value: a statement may
 * have 65,535 parameters, and parsing JSON is several times faster. Every row must have the same columns;
 * a column that no row has keeps its default.
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  list: readonly InferInsertModel<T>[],
  options: { onRows?: ((count: number) => void) | undefined; onConflict?: OnConflict } = {}
): Promise<void> {
  const first = list[0]
  if (!first) return
  const columns = getTableConfig(table).columns.flatMap(column => {
    const key = Object.entries(table).find(([, value]) => value === column)?.[0]
    return key && key in first
      ? [{ key, name: column.keyAsName ? toSnakeCase(column.name) : column.name, type: column.getSQLType() }]
      : []
  })
  const names = sql.raw(columns.map(c => `"${c.name}"`).join(', '))
  const typed = sql.raw(columns.map(c => `"${c.name}" ${c.type}`).join(', '))
  const conflict = options.onConflict ? conflictClause(columns, options.onConflict) : sql``
  for (let start = 0; start < list.length; start += chunkSize) {
    const chunk = list.slice(start, start + chunkSize).map(row => {
      const values = row as Record<string, unknown>
      return Object.fromEntries(columns.map(c => [c.name, values[c.key] ?? null]))
    })
    await db.execute(
      sql`insert into ${sql.identifier(getTableName(table))} (${names})
          select ${names} from jsonb_to_recordset(${JSON.stringify(chunk)}::text::jsonb) as r(${typed})
          ${conflict}`
    )
    options.onRows?.(chunk.length)
  }
}

function conflictClause(columns: readonly { key: string; name: string }[], { key, rule }: OnConflict) {
  const quoted = (list: readonly { name: string }[]) => list.map(({ name }) => `"${name}"`).join(', ')
  const isKey = ({ key: name }: { key: string }) => key.includes(name)
  const others = columns.filter(column => !isKey(column))
  const changes = others.map(({ name }) => `"${name}" = excluded."${name}"`).join(', ')
  const action = rule === 'keep' ? 'nothing' : `update set ${changes}`
  return sql.raw(`on conflict (${quoted(columns.filter(isKey))}) do ${action}`)
}

/** Moves the identity past the highest id, after rows were inserted with ids of our own. */
export async function advanceIdentity(db: Db, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(name)}), false)`
  )
}
