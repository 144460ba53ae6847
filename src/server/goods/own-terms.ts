import { eq, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { curatedKeywords, synonyms } from '#server/search/schema.ts'

type TermTable = typeof curatedKeywords | typeof synonyms
type TermRow = { id: number; updatedAt: Date; isActive: boolean }

/** Terms of an operator's own in each of the two tables. */
const maxOwn = 2_000

/** Before the lock of a row, by all who add: two who do not wait in one order would wait for each other. */
export const lockTerms = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('own search terms'))`)

/** Adds of a table follow each other, so that its limit holds; the lock ends with the transaction. */
export async function hasRoom(tx: Db, table: TermTable): Promise<boolean> {
  await lockTerms(tx)
  return (await tx.$count(table, eq(table.isOwn, true))) < maxOwn
}

/**
 * Why a locked term cannot be changed as it was seen; undefined where it can. A removed delivered one keeps its row, so that who comes
 * second is told who removed it.
 */
export async function whyNotAsSeen(
  tx: Db,
  kind: 'keyword' | 'synonym',
  row: TermRow | undefined,
  seen: Date
) {
  if (!row) return fail(coreErrors.not_found)
  const changed = await changedMeanwhile(tx, { kind, ...row }, seen)
  return changed ?? (row.isActive ? undefined : fail(coreErrors.not_found))
}
