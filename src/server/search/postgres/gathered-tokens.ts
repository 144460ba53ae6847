import { sql } from 'drizzle-orm'

import { type Connection, type Db, rows } from '#server/core/db/connect.ts'

// The tokens of a product are some hundred entries of a GIN index, each in another place of it. While a new server fills
// its empty table, the index gathers them and sorts thousands of products in at once, as no search has to read what is gathered.

const index = 'search_tokens_tokens_index'
/** Megabytes of entries that are gathered, and of memory to sort them in with. */
const gatheredMb = 64
/** Ms to wait for an index that somebody uses: whatever queues behind it waits as long. */
const lockMs = 5_000

/** Has the index gather entries if its table is empty. Throws what the database throws, also if the index is in use for long. */
export async function gatherIfEmpty(connection: Connection): Promise<void> {
  const [found] = await rows<{ some: boolean }>(
    connection.db,
    sql`select exists (select from search_tokens) as some`
  )
  if (!found?.some)
    await change(connection, `set (fastupdate = on, gin_pending_list_limit = ${gatheredMb * 1024})`)
}

/** Gives a transaction the memory to sort in at once what is gathered. */
export const sortInAtOnce = (tx: Db): Promise<unknown> =>
  tx.execute(sql.raw(`set local work_mem = '${gatheredMb}MB'`))

/**
 * Vacuums and has the index gather no more, also where a process was killed before: what is gathered is sorted in, and the planner knows
 * the words before anybody searches. On 1,000,000 products without that knowledge a search takes seconds. Throws what the database
 * throws; the next start then tries again.
 */
export async function endGathering(connection: Connection): Promise<void> {
  const [found] = await rows<{ options: string[] | null }>(
    connection.db,
    sql`select to_jsonb(reloptions) as options from pg_class where oid = ${index}::regclass`
  )
  if (!found?.options?.includes('fastupdate=on')) return
  await connection.exec('vacuum (analyze) search_tokens')
  await connection.exec('vacuum (analyze) search_words')
  await change(connection, 'reset (gin_pending_list_limit), set (fastupdate = off)')
  // What other processes gathered since.
  await connection.exec(`select gin_clean_pending_list('${index}')`)
}

const change = ({ exec }: Connection, options: string): Promise<void> =>
  exec(`set lock_timeout = ${lockMs}; alter index ${index} ${options}`)
