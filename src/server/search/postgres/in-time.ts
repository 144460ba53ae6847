import { sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'

/**
 * Runs the statements of one answer. The server ends each of them once nobody waits for the answer any more: slow searches
 * must not hold the connections that all other calls need. Nothing interrupts the embedded database.
 */
export async function inTime<T>(
  { config, connection, db }: Pick<Services, 'config' | 'connection' | 'db'>,
  work: (db: Db) => Promise<T>
): Promise<T> {
  if (connection.engine === 'pglite') return work(db)
  return db.transaction(async tx => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(config.answerTimeoutMs)}, true)`)
    return work(tx)
  })
}
