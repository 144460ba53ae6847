import { and, eq, inArray, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { importErrors } from '#lib/import/errors.ts'

import type { Services } from '#server/core/platform/services.ts'
import { type Picture, readPictures, ZipProblem } from './read-pictures.ts'
import { importFiles, importProducts, imports } from './schema.ts'
import { newImportFile } from './start-import.ts'

/** Names that are told of what was skipped. */
const toldSkipped = 100

type Kept = { pictures: number; skipped: string[] }
type Place = Pick<Services, 'db' | 'storage' | 'clock'>

/**
 * Keeps the pictures of a ZIP for an import that was not run yet, and lets it be checked again. Errors: `import_not_found`,
 * `import_not_ready`, `zip_unreadable`, `zip_too_large`; pictures that came before one stay.
 */
export async function keepPictures(
  services: Place,
  id: number,
  body: AsyncIterable<Uint8Array>
): Promise<Result<Kept>> {
  const [found] = await services.db.select({ state: imports.state }).from(imports).where(eq(imports.id, id))
  if (!found) return fail(importErrors.import_not_found)
  if (found.state !== 'checking' && found.state !== 'checked') return fail(importErrors.import_not_ready)
  const kept: Kept = { pictures: 0, skipped: [] }
  try {
    for await (const one of readPictures(body)) {
      if ('skipped' in one) kept.skipped.push(...(kept.skipped.length < toldSkipped ? [one.skipped] : []))
      else if (await keepPicture(services, id, one)) kept.pictures += 1
      else return fail(importErrors.import_not_ready)
    }
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error
    return fail(importErrors[error.kind])
  }
  return (await checkAgain(services, id)) ? ok(kept) : fail(importErrors.import_not_ready)
}

/**
 * Stores one picture for an import under its name; another one of the same name takes its place. False where the import was run or given
 * up meanwhile: nothing of the picture stays.
 */
export async function keepPicture(
  { db, storage }: Place,
  importId: number,
  { name, hash, bytes }: Picture
): Promise<boolean> {
  const file = newImportFile()
  await storage.put(file, bytes)
  const set = { file, hash, bytes: bytes.length }
  const isKept = await db.transaction(async tx => {
    const [open] = await tx.select({ id: imports.id }).from(imports).where(isOpen(importId)).for('share')
    if (!open) return false
    await tx
      .insert(importFiles)
      .values({ importId, name, ...set })
      .onConflictDoUpdate({ target: [importFiles.importId, importFiles.name], set })
    return true
  })
  if (!isKept) await storage.remove(file)
  return isKept
}

/** Not run yet: pictures may still come. */
const isOpen = (id: number) => and(eq(imports.id, id), inArray(imports.state, ['checking', 'checked']))

/** Lets an import that was not run be checked again: its pictures changed. False where it was run or given up meanwhile. */
export function checkAgain({ db }: Pick<Services, 'db'>, id: number): Promise<boolean> {
  return db.transaction(async tx => {
    const moved = await tx
      .update(imports)
      .set({ state: 'checking', lease: null, leaseUntil: null })
      .where(isOpen(id))
      .returning({ id: imports.id })
    if (moved.length === 0) return false
    await tx
      .update(importProducts)
      .set({ verdict: null, reason: null, plan: sql`null` })
      .where(eq(importProducts.importId, id))
    return true
  })
}
