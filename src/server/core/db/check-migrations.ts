import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { OperatorError } from '#server/core/platform/operator-error.ts'
import { migrationsFolder } from '#server/core/platform/project-paths.ts'
/** A migration of the journal; `when`: ms since 1970, by which the migrator tells what was applied. */
export type JournalEntry = { tag: string; when: number }

export const readJournal = (): JournalEntry[] =>
  (
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: JournalEntry[]
    }
  ).entries

/**
 * What keeps a database from being used by this version; undefined where exactly the journal's migrations were applied.
 * The migrator compares times with the newest one alone: one that was written earlier than its neighbour is skipped
 * without a word, and a database of a newer version looks finished.
 */
export function migrationProblem(
  journal: readonly JournalEntry[],
  applied: readonly number[]
): string | undefined {
  const known = new Set(journal.map(({ when }) => when))
  if (applied.some(when => !known.has(when))) {
    return 'The database has migrations that this version does not know: a newer one used it. Start that version, or restore a backup from before.'
  }
  const skipped = journal.filter(({ when }) => !applied.includes(when)).map(({ tag }) => tag)
  return skipped.length > 0 ? `Migrations were skipped: ${skipped.join(', ')}. Restore a backup.` : undefined
}

/** Throws OperatorError where the applied migrations are not those of the journal. */
export async function checkMigrations(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const [found] = await db
    .select({
      times: sql<string[] | null>`(select array_agg(created_at::text) from drizzle.__drizzle_migrations)`
    })
    .from(sql`(select 1) as one`)
  const problem = migrationProblem(readJournal(), (found?.times ?? []).map(Number))
  if (problem) throw new OperatorError(problem)
}
