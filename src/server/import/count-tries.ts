import { and, eq, gte, ne, sql } from 'drizzle-orm'

import { ApiException } from '#server/core/api-exception.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { askedByImport } from './asked.ts'
import type { Held } from './lease.ts'
import { importFiles, imports } from './schema.ts'

/** Tries, one after another, that wrote nothing: after the last one the import ends. Between two of them a lease ends. */
export const maxTries = 5

const texts = {
  running:
    'Impor ini berhenti sebelum selesai karena kesalahan pada sistem. Yang sudah diimpor tetap ada dan dapat diurungkan. Untuk sisanya, unggah tabelnya lagi.',
  undoing:
    'Impor ini belum terurungkan seluruhnya karena kesalahan pada sistem. Yang sudah diurungkan tetap begitu. Urungkan sekali lagi untuk sisanya.'
} as const

/** Whether the same step may succeed a moment later: the database or storage is away, a lock was given up, or the server is busy. */
export const isPassing = (error: unknown): boolean =>
  isUnavailable(error) ||
  isRetryable(error) ||
  (error instanceof ApiException && (error.error.status === 429 || error.error.status >= 503))

const oneLess = { tries: sql`greatest(${imports.tries} - 1, 0)` }

/**
 * Takes back the try that `takeImport` has counted, of a worker that lives and wrote nothing: it was stopped, another one took over, or
 * its error passes. What counts is a try that failed or killed its process.
 */
export async function uncountTry({ db }: Pick<Services, 'db'>, { id, state }: Held): Promise<void> {
  await db
    .update(imports)
    .set(oneLess)
    .where(and(eq(imports.id, id), eq(imports.state, state)))
}

/** Takes back the try of a worker that failed after another one had taken over. */
async function takeBackLost(tx: Db, { id, lease, state }: Held): Promise<void> {
  await tx
    .update(imports)
    .set(oneLess)
    .where(and(eq(imports.id, id), eq(imports.state, state), ne(imports.lease, lease)))
}

/**
 * Ends an import that is run or undone, where its tries have come to `maxTries`: it is 'done' again with the reason. What it has done
 * stays, and undoing may be asked for again, for a day. Does nothing before, or where another worker has the import.
 */
export async function endTries(services: Services, held: Held): Promise<void> {
  const { id, lease, state } = held
  if (state !== 'running' && state !== 'undoing') return
  const now = services.clock.now()
  await transactor(
    services,
    askedByImport(held, state === 'running' ? 'run' : 'undo')
  )(async (tx, after) => {
    const ended = await tx
      .update(imports)
      .set({
        state: 'done',
        problem: texts[state],
        tries: 0,
        lease: null,
        leaseUntil: null,
        ...(state === 'running' ? { finishedAt: now, file: null, shopFile: null } : { undoEndedAt: now })
      })
      .where(
        and(
          eq(imports.id, id),
          eq(imports.lease, lease),
          eq(imports.state, state),
          gte(imports.tries, maxTries)
        )
      )
      .returning({ id: imports.id })
    if (ended.length === 0) return takeBackLost(tx, held)
    if (state === 'running') await tx.delete(importFiles).where(eq(importFiles.importId, id))
    after.act({ kind: 'import', id, before: { state }, after: { state: 'done' } })
  })
}
