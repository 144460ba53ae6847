import { and, eq, inArray, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { importErrors } from '#lib/import/errors.ts'

import type { Services } from '#server/core/platform/services.ts'
import { bounds } from './bounds.ts'
import { type Picture, readPictures, ZipProblem } from './read-pictures.ts'
import { importFiles, importProducts, imports, importShops } from './schema.ts'
import { newImportFile } from './start-import.ts'

/** Names that are told of what was skipped. */
const toldSkipped = 100

type Kept = { pictures: number; skipped: string[] }
/** What came of a ZIP, and the files whose place its pictures took. */
type Taken = Kept & { replaced: string[] }
type Place = Pick<Services, 'db' | 'storage' | 'clock'>

/**
 * Keeps the pictures of a ZIP for an import that was not run yet, and lets it be checked again. Errors: `import_not_found`,
 * `import_not_ready`, `zip_unreadable`, `zip_too_large`, `too_many_pictures`; pictures that came before one stay, and are checked.
 */
export async function keepPictures(
  services: Place,
  id: number,
  body: AsyncIterable<Uint8Array>
): Promise<Result<Kept>> {
  const [found] = await services.db.select({ state: imports.state }).from(imports).where(eq(imports.id, id))
  if (!found) return fail(importErrors.import_not_found)
  if (found.state !== 'checking' && found.state !== 'checked') return fail(importErrors.import_not_ready)
  const taken: Taken = { pictures: 0, skipped: [], replaced: [] }
  const ended = await keepAll(services, id, body, taken).catch(async (error: unknown) => {
    // The upload broke off, and no answer reaches its sender: what came before counts.
    if (taken.pictures > 0) await useTaken(services, id, taken)
    throw error
  })
  if (!ended.ok && taken.pictures === 0) return ended
  const isChecked = await useTaken(services, id, taken)
  const { replaced: _replaced, ...kept } = taken
  return !ended.ok ? ended : isChecked ? ok(kept) : fail(importErrors.import_not_ready)
}

/** Checks with what came. Then no plan names what was replaced: it would stay on the disk for a day, however often a ZIP is sent again. */
async function useTaken(services: Place, id: number, { replaced }: Taken): Promise<boolean> {
  const isChecked = await checkAgain(services, id)
  if (isChecked) for (const file of replaced) await services.storage.remove(file)
  return isChecked
}

async function keepAll(
  services: Place,
  id: number,
  body: AsyncIterable<Uint8Array>,
  taken: Taken
): Promise<Result<void>> {
  try {
    for await (const one of readPictures(body)) {
      if ('skipped' in one) {
        if (taken.skipped.length < toldSkipped) taken.skipped.push(one.skipped)
        continue
      }
      const stored = await keepPicture(services, id, one)
      if (!stored.ok) return stored
      taken.pictures += 1
      if (stored.value !== undefined) taken.replaced.push(stored.value)
    }
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error
    return fail(importErrors[error.kind])
  }
  return ok(undefined)
}

/**
 * Stores one picture for an import under its name, the same one is there already; another one of the same name takes its place. Returns the
 * file of that one, which a check may still name. Errors, where nothing of the picture stays: `import_not_ready` where the import was run or given up meanwhile, `too_many_pictures`.
 */
export async function keepPicture(
  { db, storage }: Place,
  importId: number,
  { name, hash, bytes }: Picture
): Promise<Result<string | undefined>> {
  const same = and(eq(importFiles.importId, importId), eq(importFiles.name, name))
  const [known] = await db.select({ hash: importFiles.hash }).from(importFiles).where(same)
  const isSame = known?.hash === hash
  const file = newImportFile()
  if (!isSame) await storage.put(file, bytes)
  const kept = await db.transaction(async tx => {
    // Until the transaction ends, no other picture is counted: two ZIPs at once have one bound.
    const [open] = await tx.select().from(imports).where(isOpen(importId)).for('no key update')
    if (!open) return fail(importErrors.import_not_ready)
    if (isSame) return ok(undefined)
    const [before] = await tx
      .select({ file: importFiles.file, bytes: importFiles.bytes })
      .from(importFiles)
      .where(same)
    const sum = {
      pictures: open.pictures + (before ? 0 : 1),
      pictureBytes: open.pictureBytes - (before?.bytes ?? 0) + bytes.length
    }
    if (sum.pictures > bounds.importPictures || sum.pictureBytes > bounds.importPictureBytes)
      return fail(importErrors.too_many_pictures)
    const set = { file, hash, bytes: bytes.length }
    await tx
      .insert(importFiles)
      .values({ importId, name, ...set })
      .onConflictDoUpdate({ target: [importFiles.importId, importFiles.name], set })
    await tx.update(imports).set(sum).where(eq(imports.id, importId))
    return ok(before?.file)
  })
  if (!kept.ok && !isSame) await storage.remove(file)
  return kept
}

/** Not run yet: pictures may still come. */
const isOpen = (id: number) => and(eq(imports.id, id), inArray(imports.state, ['checking', 'checked']))

/** Lets an import that was not run be checked again, products and shops: its pictures changed. False where it was run or given up meanwhile. */
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
    await tx
      .update(importShops)
      .set({ verdict: null, reason: null, plan: sql`null`, shopId: null })
      .where(eq(importShops.importId, id))
    return true
  })
}
