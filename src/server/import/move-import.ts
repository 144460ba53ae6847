import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { importErrors } from '#lib/import/errors.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Import } from './lease.ts'
import { importFiles, imports } from './schema.ts'
import { undoUntil } from './show-imports.ts'

export type Move = 'run' | 'undo' | 'cancel'
type Step = { tx: Db; after: Pick<AfterCommit, 'act'>; now: Date }

/**
 * Runs, undoes or gives up an import: moves its state, with an act; the worker does the rest. Errors: `import_not_found`,
 * `import_not_ready`, `import_not_undoable`.
 */
export async function moveImport({ tx, after, now }: Step, id: number, move: Move): Promise<Result<Import>> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!found) return fail(importErrors.import_not_found)
  const set = next(found, move, now)
  if (!set) return fail(move === 'undo' ? importErrors.import_not_undoable : importErrors.import_not_ready)
  await tx
    .update(imports)
    .set({ ...set, problem: null, tries: 0, lease: null, leaseUntil: null })
    .where(eq(imports.id, id))
  if (set.file === null) await tx.delete(importFiles).where(eq(importFiles.importId, id))
  after.act({ kind: 'import', id, before: { state: found.state }, after: { state: set.state } })
  return ok({ ...found, ...set })
}

function next(found: Import, move: Move, now: Date): Partial<Import> | undefined {
  const { state } = found
  if (move === 'run') return state === 'checked' ? { state: 'running', startedAt: now } : undefined
  if (move === 'undo') return undoUntil(found, now) ? { state: 'undoing' } : undefined
  if (state === 'checking' || state === 'checked') return { state: 'cancelled', file: null, shopFile: null }
  // What it did stays, and can be undone.
  return state === 'running' ? { state: 'done', finishedAt: now, file: null, shopFile: null } : undefined
}
