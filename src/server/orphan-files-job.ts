import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'
import { picturePath } from '#server/core/images/picture-files.ts'
import type { Services } from '#server/core/platform/services.ts'
import { uploads } from './uploads.ts'

/** Hours for which a file stays that nothing names: its row may still be on its way (core-41). */
const youngHours = 24
/** Hours from the beginning of one walk to the next. */
const walkHours = 24
/** Pages of 1,000 files that one run looks at; the next run goes on. */
const pagesAtOnce = 10

/** Where a walk stands: the folder and the last file of it that was looked at. */
type Place = { begun: number; folder: number; after?: string }

const fact = 'walk:files'
/** Whose the files are, by a name that this database gave itself. */
const ownerFact = 'files:owner'
const ownerFile = 'owner'
const maxOwnerLength = 100

/**
 * Removes uploads that no row names any more: replaced, abandoned, or left behind by a process that died. A walk through
 * every folder begins once a day and is remembered page by page, so that a run, or a process, may end anywhere. Several
 * processes may walk: what one has removed the other does not find. Nothing is removed where another marketplace keeps
 * its files too. Answers how many files were removed.
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
    // Another process has gone on from here: it walks, and this one stops.
    if (!(await movePlace(services.db, before, next))) break
  }
  if (removed > 0) services.log.info({ removed }, 'files that nothing named')
  return removed
}

/**
 * Whether these files are this database's: a file says whose they are, written by the first who walks. Another database
 * names other files, and would find that nothing names these.
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

/** Of a page of files, removes those that are a day old and that no row names; answers how many. */
async function removeFrom(
  { db, storage }: Services,
  { named }: (typeof uploads)[number],
  files: { path: string; changedAt: Date }[]
): Promise<number> {
  // The storage's time is the machine's: the demo's clock runs ahead of it, and would make what is put now days old.
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
    // Put again since it was listed, it is young.
    const file = await storage.open(path)
    if (!file || !isOld(file.changedAt)) continue
    await storage.remove(path)
    removed += 1
  }
  return removed
}

/** Where to go on; the start, where a walk is due; undefined where none is. */
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

/** Moves the place on, of several processes that stand there only once. */
async function movePlace(db: Db, before: Place, next: Place): Promise<boolean> {
  const moved = await rows(
    db,
    sql`update settings set value = ${JSON.stringify(next)}
      where name = ${fact} and value = ${JSON.stringify(before)} returning name`
  )
  return moved.length > 0
}
