import { inArray, sql } from 'drizzle-orm'

import { ok, type Result } from '#lib/core/schema/result.ts'

import { photoFile } from '#server/core/images/picture-files.ts'
import { ApiException } from '#server/core/api-exception.ts'
import type { Services } from '#server/core/platform/services.ts'
import { storeGoodsPhoto } from '#server/goods/photos.ts'
import { photoUploads } from '#server/goods/schema.ts'
import { sourceOf } from './find-photos.ts'
import type { Plan, Source } from './plan.ts'
import { importPhotos } from './schema.ts'

/** Stores a picture from elsewhere: its bytes, or why it cannot be had. */
export type FetchPhoto = (url: string) => Promise<Result<Blob>>
export type StorePhotos = { fetchPhoto: FetchPhoto; onPicture: () => Promise<void> }

/**
 * The paths of the pictures that each plan names and that are not stored yet, by their place-holders; the same picture is stored once,
 * whichever import brings it. An error's message says which one failed. Slow: never inside a transaction; `onPicture` is called before
 * each picture that is fetched or stored.
 */
export async function storePlanned(
  services: Services,
  plans: readonly Plan['pending'][],
  steps: StorePhotos
): Promise<Result<Map<string, string>>[]> {
  const known = await findStored(services, plans.flatMap(Object.values<Source>))
  const stored: Result<Map<string, string>>[] = []
  for (const pending of plans) stored.push(await storePending(services, pending, steps, known))
  return stored
}

async function storePending(
  services: Services,
  pending: Plan['pending'],
  steps: StorePhotos,
  known: Map<string, string>
): Promise<Result<Map<string, string>>> {
  const paths = new Map<string, string>()
  for (const [holder, source] of Object.entries(pending)) {
    const path = known.get(keyOf(source))
    const stored = path === undefined ? await storeTold(services, source, steps) : ok(path)
    if (!stored.ok) return stored
    known.set(keyOf(source), stored.value)
    paths.set(holder, stored.value)
  }
  return ok(paths)
}

const keyOf = (source: Source): string => ('url' in source ? source.url : sourceOf(source.hash))

/** The paths of pictures that an import has stored, by their keys, if their files are there still. */
async function findStored(services: Services, sources: readonly Source[]): Promise<Map<string, string>> {
  const { db, storage } = services
  const keys = [...new Set(sources.map(keyOf))]
  if (keys.length === 0) return new Map()
  const found = await db
    .select({ key: importPhotos.source, path: importPhotos.path })
    .from(importPhotos)
    .where(inArray(importPhotos.source, keys))
  // First, so that none that is there is cleared away while the step fetches others.
  await nameAgain(
    services,
    found.map(({ path }) => path)
  )
  const stored = new Map<string, string>()
  for (const { key, path } of found) if (await storage.open(photoFile(path, 160))) stored.set(key, path)
  return stored
}

/** Throws where the server is busy or at fault, and the picture is not: a later try may store it. */
async function storeTold(services: Services, source: Source, steps: StorePhotos): Promise<Result<string>> {
  try {
    return await storeOne(services, source, steps)
  } catch (error) {
    if (!(error instanceof ApiException) || error.error.status >= 500 || error.error.status === 429)
      throw error
    return { ok: false, error: error.error }
  }
}

async function storeOne(
  services: Services,
  source: Source,
  { fetchPhoto, onPicture }: StorePhotos
): Promise<Result<string>> {
  const { db, clock } = services
  await onPicture()
  const blob = 'url' in source ? await fetchPhoto(source.url) : ok(await readFile(services, source.file))
  if (!blob.ok) return blob
  const stored = await storeGoodsPhoto(services, blob.value)
  if (!stored.ok) return stored
  const row = { source: keyOf(source), path: stored.value, createdAt: clock.now() }
  const { source: _source, ...set } = row
  await db.insert(importPhotos).values(row).onConflictDoUpdate({ target: importPhotos.source, set })
  return stored
}

async function readFile({ storage }: Services, path: string): Promise<Blob> {
  const file = await storage.open(path)
  return file ? new Response(file.read()).blob() : new Blob([])
}

/** Lets a save name stored pictures as if they had just been uploaded. */
export async function nameAgain({ db, clock }: Services, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const uploadedAt = clock.now()
  await db
    .insert(photoUploads)
    // In one order: two imports that name the same pictures never wait for each other in a circle.
    .values([...new Set(paths)].toSorted().map(path => ({ path, uploadedAt })))
    .onConflictDoUpdate({ target: photoUploads.path, set: { uploadedAt: sql`excluded.uploaded_at` } })
}
