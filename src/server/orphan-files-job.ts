import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'
import { picturePath } from '#server/core/images/picture-files.ts'
import type { Services } from '#server/core/platform/services.ts'
import { uploads } from './uploads.ts'

/** Hours for which an unreferenced file stays: its row may not be committed yet (core-41). */
const youngHours = 24
/** Hours between the starts of two walks. */
const walkHours = 24
/** Pages of 1,000 files per run; the next run continues. */
const pagesAtOnce = 10

/** Position of a walk: the folder and the last file in it that was checked. */
type Place = { begun: number; folder: number; after?: string }

const fact = 'walk:files'
/** Owner of the files: a random id of this database. */
const ownerFact = 'files:owner'
const ownerFile = 'owner'
const maxOwnerLength = 100

/**
 * Removes uploads that no row references: replaced, abandoned, or left by a crashed process. A walk through all folders
 * begins once a day; its position is stored after every page, so that a run or a process may end at any time. Several
 * processes may walk: a file removed by one is not found by the other. Removes nothing if another marketplace stores
 * its files in the same place. Returns how many files were removed.
 */
export async function removeOrphanFiles(services: Services): Promise<number> {
  if (!(await isOwnStorage(services))) return 0
  let removed = 0
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const before = await readPlace(services)
    const upload = before && uploads[before.folder]
    if (!upload) break
    const { files, isLast } = await services.storage.list(upload.folder, before.after)
    removed += await removeFrom(services, upload, files)
    const next = isLast
      ? { begun: before.begun, folder: before.folder + 1 }
      : { ...before, after: files.at(-1)!.path }
    // Another process has advanced the position: it continues, and this one stops.
    if (!(await movePlace(services.db, before, next))) break
  }
  if (removed > 0) services.log.info({ removed }, 'files that nothing named')
  return removed
}

/**
 * Whether the storage belongs to this database: an owner file, written by the first walk, says so. Another database
 * references other files and would take these for orphans.
 */
async function isOwnStorage({ db, storage, log }: Services): Promise<boolean> {
  await db.insert(settings).values({ name: ownerFact, value: randomUUID() }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.name, ownerFact))
  const file = await storage.open(ownerFile)
  if (!file) {
    await storage.put(ownerFile, new TextEncoder().encode(row!.value))
    return true
  }
  const owner = file.size > maxOwnerLength ? '' : await new Response(file.read()).text()
  if (owner !== row!.value) {
    log.error({ ownerFile }, 'the files belong to another database: none of them is cleaned up')
  }
  return owner === row!.value
}

/** Removes the files of a page that are a day old and that no row references; returns how many. */
async function removeFrom(
  { db, storage }: Services,
  { named }: (typeof uploads)[number],
  files: { path: string; changedAt: Date }[]
): Promise<number> {
  // File times are system time: the demo's clock is ahead of it, which would make new files look days old.
  const isOld = (changedAt: Date) => changedAt.getTime() < Date.now() - youngHours * 60 * 60_000
  const old = files.flatMap(file => {
    const picture = isOld(file.changedAt) && picturePath(file.path)
    return picture ? [{ path: file.path, picture }] : []
  })
  if (old.length === 0) return 0
  const rowsOf = await named(db, [...new Set(old.map(({ picture }) => picture))])
  const names = new Set(rowsOf.map(row => row.path))
  let removed = 0
  for (const { path, picture } of old) {
    if (names.has(picture)) continue
    // The file is new if it was stored again after the listing.
    const file = await storage.open(path)
    if (!file || !isOld(file.changedAt)) continue
    await storage.remove(path)
    removed += 1
  }
  return removed
}

/** The position to continue from; the start if a walk is due; undefined if none is. */
async function readPlace({ db }: Services): Promise<Place | undefined> {
  const now = Date.now()
  const start = { begun: now, folder: 0 }
  await db
    .insert(settings)
    .values({ name: fact, value: JSON.stringify(start) })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.name, fact))
  const place = JSON.parse(row!.value) as Place
  if (place.folder < uploads.length) return place
  if (place.begun > now - walkHours * 60 * 60_000) return undefined
  return (await movePlace(db, place, start)) ? start : undefined
}

/** Advances the position; false if another process did so first. */
async function movePlace(db: Db, before: Place, next: Place): Promise<boolean> {
  const moved = await rows(
    db,
    sql`update settings set value = ${JSON.stringify(next)}
      where name = ${fact} and value = ${JSON.stringify(before)} returning name`
  )
  return moved.length > 0
}
