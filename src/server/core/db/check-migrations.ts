import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { OperatorError } from '#server/core/platform/operator-error.ts'
import { migrationsFolder } from '#server/core/platform/project-paths.ts'
/** A migration of the journal; `when` is ms since 1970, by which the migrator knows what was applied. */
export type JournalEntry = { tag: string; when: number }

export const readJournal = (): JournalEntry[] =>
  (
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: JournalEntry[]
    }
  ).entries

/** Whether a newer version used the database: it has applied migrations that this version does not know. */
export function isNewer(journal: readonly JournalEntry[], applied: readonly number[]): boolean {
  const known = new Set(journal.map(({ when }) => when))
  return applied.some(when => !known.has(when))
}

/** Migrations of the journal that were not applied. The migrator skips one that was written earlier than its neighbour. */
export const skippedIn = (journal: readonly JournalEntry[], applied: readonly number[]): string[] =>
  journal.filter(({ when }) => !applied.includes(when)).map(({ tag }) => tag)

type AnyDb = PgDatabase<PgQueryResultHKT>

/** Throws OperatorError, before anything is changed, where a newer version used the database. */
export async function rejectNewer(db: AnyDb): Promise<void> {
  if (!isNewer(readJournal(), await readApplied(db))) return
  throw new OperatorError(
    'The database has migrations that this version does not know: a newer one used it. Start that version, or restore a backup from before.'
  )
}

/** Throws OperatorError where the migrator has not applied a migration of the journal. */
export async function checkMigrations(db: AnyDb): Promise<void> {
  const skipped = skippedIn(readJournal(), await readApplied(db))
  if (skipped.length > 0) {
    throw new OperatorError(`Migrations were skipped: ${skipped.join(', ')}. Restore a backup.`)
  }
}

/** Journal times of the applied migrations, ms; empty where none was ever applied. */
async function readApplied(db: AnyDb): Promise<number[]> {
  const one = sql`(select 1) as one`
  const [table] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(one)
  if (!table?.name) return []
  const times = sql<string[] | null>`(select array_agg(created_at::text) from drizzle.__drizzle_migrations)`
  const [found] = await db.select({ times }).from(one)
  return (found?.times ?? []).map(Number)
}
