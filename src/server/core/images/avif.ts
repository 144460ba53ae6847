import { asc, eq, lte, sql } from 'drizzle-orm'
import sharp from 'sharp'

import { bannerWidths } from '#lib/format/photo.ts'

import type { Storage } from '#server/core/adapters/storage.ts'
import type { Db } from '#server/core/db/connect.ts'
import { avifQueue } from '#server/core/db/schema.ts'
import { avifBeside, photoFile } from './picture-files.ts'
import type { Services } from '../platform/services.ts'

/** Folders of pictures that wait for their AVIF files: nobody looks for one elsewhere. */
const folders = /^(?:banners|profiles|reviews)\//

/** Tries of one picture, and minutes until the next one: a process that dies with it leaves it to the next. */
const tries = 3
const tryMinutes = 10
/** Seconds after which libvips gives one width up. */
const drawSeconds = 60
/** Quality that looks like WebP's 80, and the effort beyond which bytes are hardly saved any more. */
const options = { quality: 55, effort: 4 }
/** An AVIF file larger than this share of the WebP file is not worth a second file. */
const worthwhile = 0.9

/**
 * Whether a picture may have AVIF files, which take a second or two each where WebP takes a tenth: they are made after the
 * answer, and served in place of the WebP file once they are there (core-43). Those of people and banners, which stand on the first page.
 */
export const mayHaveAvif = (path: string): boolean => folders.test(path)

/** Lets pictures wait for their AVIF files. */
export async function queueAvif(db: Db, paths: readonly string[], now: Date): Promise<void> {
  const waiting = paths.filter(mayHaveAvif).map(path => ({ path, dueAt: now, createdAt: now }))
  if (waiting.length > 0) await db.insert(avifQueue).values(waiting).onConflictDoNothing()
}

/**
 * Makes the AVIF files of the picture that waits longest. It is claimed first, so that no other process makes it too,
 * and its try counts before it begins: a picture that ends the process is given up like one that cannot be read. Answers
 * whether there was one.
 */
export async function makeNextAvif({ db, storage, clock, log }: Services): Promise<boolean> {
  const now = clock.now()
  const due = db
    .select({ path: avifQueue.path })
    .from(avifQueue)
    .where(lte(avifQueue.dueAt, now))
    .orderBy(asc(avifQueue.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(avifQueue)
    .set({ tries: sql`${avifQueue.tries} + 1`, dueAt: new Date(now.getTime() + tryMinutes * 60_000) })
    .where(eq(avifQueue.path, sql`(${due})`))
    .returning()
  if (!claimed) return false
  const { path } = claimed
  if (claimed.tries <= tries) {
    try {
      await drawAvif(storage, path)
    } catch (error) {
      log.warn({ error, path, tries: claimed.tries }, 'no AVIF')
      if (claimed.tries < tries) return true
    }
  }
  await db.delete(avifQueue).where(eq(avifQueue.path, path))
  return true
}

/** The AVIF file of each width that there is; widths that were made before are made again, to the same end. */
async function drawAvif(storage: Storage, path: string): Promise<void> {
  for (const width of bannerWidths) {
    const file = photoFile(path, width)
    const webp = await storage.open(file)
    if (!webp) continue
    const bytes = await new Response(webp.read()).arrayBuffer()
    const avif = await sharp(bytes).timeout({ seconds: drawSeconds }).avif(options).toBuffer()
    if (avif.length < webp.size * worthwhile) await storage.put(avifBeside(file), avif)
  }
}
