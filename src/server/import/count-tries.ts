import { and, eq } from 'drizzle-orm'

import { ApiException } from '#server/core/api-exception.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { askedByImport } from './asked.ts'
import type { Held } from './lease.ts'
import { importFiles, imports } from './schema.ts'

/** Tries, one after another, that wrote nothing: the last one ends the import. Between two of them a lease ends. */
export const maxTries = 5

const texts = {
  running:
    'Impor ini berhenti sebelum selesai karena kesalahan pada sistem. Yang sudah diimpor tetap ada dan dapat diurungkan. Untuk sisanya, unggah tabelnya lagi.',
  undoing:
    'Impor ini belum terurungkan seluruhnya karena kesalahan pada sistem. Yang sudah diurungkan tetap begitu. Urungkan sekali lagi untuk sisanya.'
} as const

/** Whether the same step may succeed a moment later: the database or storage is away, a lock was given up, or the server is busy. */
const isPassing = (error: unknown): boolean =>
  isUnavailable(error) ||
  isRetryable(error) ||
  (error instanceof ApiException && (error.error.status === 429 || error.error.status >= 503))

/**
 * Counts a try to run or undo an import that ended with an error. `hasWritten`: some of its steps were done, so that the count begins
 * anew. The last of `maxTries` sets the import back to 'done' with the reason: what it has done stays, and undoing may be asked for
 * again. Counts nothing for an error that passes, or where another worker has the import.
 */
export async function countTry(
  services: Services,
  held: Held,
  { error, hasWritten }: { error: unknown; hasWritten: boolean }
): Promise<void> {
  const { db, clock } = services
  if (held.state !== 'running' && held.state !== 'undoing') return
  if (isPassing(error) && !hasWritten) return
  const { state } = held
  const tries = hasWritten ? 0 : held.tries + 1
  const isHeld = and(eq(imports.id, held.id), eq(imports.lease, held.lease), eq(imports.state, state))
  if (tries < maxTries) {
    await db.update(imports).set({ tries }).where(isHeld)
    return
  }
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
        ...(state === 'running' && { finishedAt: clock.now(), file: null, shopFile: null })
      })
      .where(isHeld)
      .returning({ id: imports.id })
    if (ended.length === 0) return
    if (state === 'running') await tx.delete(importFiles).where(eq(importFiles.importId, held.id))
    after.act({ kind: 'import', id: held.id, before: { state }, after: { state: 'done' } })
  })
}
