import { getTableName, sql } from 'drizzle-orm'

import { connect, rows } from '#server/core/db/connect.ts'
import { retention } from '#server/retention.ts'
import { diskStorage } from '#server/core/adapters/storage.ts'

/** Tables that the jobs of an open marketplace write to in their own time; a slow first start is open for minutes. */
const ofJobs = new Set([
  'avif_queue',
  'bought_together',
  'message_queue',
  'event_queue',
  'settings',
  'job_runs',
  'message_log',
  ...retention.map(({ since }) => getTableName(since.table))
])
/**
 * Columns that are random, contain a code, or change with the hour: all others are the same each time except for
 * dates.
 */
const byLot =
  /^(?:idempotency_keys|payment_notifications)\.|^ledger_movements\.(?:ref_id|remark|trx_id)$|^notifications\.body$|^products\.rank$|^payments\.number$|^transactions\.code$|^users\.(?:password|pin)_hash$/

/**
 * The contents of a filled database: the rows of each table, and a hash of each column that is the same each time.
 */
export async function printOf(dataDir: string): Promise<Record<string, unknown>> {
  const { db, close } = await connect({ folder: `${dataDir}/database` })
  const columns = await rows<{ table: string; column: string; type: string }>(
    db,
    sql`select c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`
  )
  const print: Record<string, unknown> = {}
  for (const { table, column, type } of columns.filter(({ table }) => !ofJobs.has(table))) {
    const name = `${table}.${column}`
    const values = sql`select ${sql.identifier(column)}::text as x from ${sql.identifier(table)}`
    const isSame = !type.startsWith('timestamp') && !byLot.test(name)
    const hash = isSame ? sql`md5(string_agg(x, ',' order by x))` : sql`null`
    const [found] = await rows<{ count: string; hash: string | null }>(
      db,
      sql`select count(*) as count, ${hash} as hash from (${values}) each`
    )
    print[name] = [Number(found?.count), found?.hash]
  }
  await close()
  return print
}

/** The pictures in a data folder, none of them empty. */
export async function picturesIn(dataDir: string): Promise<string[]> {
  const storage = diskStorage(`${dataDir}/files`)
  const found: string[] = []
  let after: string | undefined
  for (let isLast = false; !isLast;) {
    const page = await storage.list('media', after)
    for (const { path } of page.files) {
      if (path.endsWith('.webp') && (await storage.open(path))?.size) found.push(path)
    }
    after = page.files.at(-1)?.path
    isLast = page.isLast
  }
  return found
}
