import { asc, eq, lte, sql } from 'drizzle-orm'
import sharp from 'sharp'

import { bannerWidths } from '#lib/format/photo.ts'

import type { Storage } from '#server/core/adapters/storage.ts'
import type { Db } from '#server/core/db/connect.ts'
import { avifQueue } from '#server/core/db/schema.ts'
import { avifBeside, photoFile } from './picture-files.ts'
import type { Services } from '../platform/services.ts'

/** Pictures that get AVIF files; none is looked for beside others, such as the demo's drawings of products. */
const folders = /^(?:(?:banners|profiles|reviews)\/|products\/[0-9a-f]{24}\b)/

/**
 * Tries per picture, and minutes until the next try, which is also made where the process died during the last one.
 */
const tries = 3
const tryMinutes = 10
/** Timeout of libvips for one width, in seconds. */
const drawSeconds = 60
/** Quality that looks like WebP's 80, and the effort beyond which files hardly get smaller. */
const options = { quality: 55, effort: 4 }
/** An AVIF file larger than this share of the WebP file is not worth a second file. */
const worthwhile = 0.9

/**
 * Whether a picture gets AVIF files. They take a second or two each, ten times as long as WebP, so they are made after
 * the response and served in place of the WebP file once they exist (core-43). Only uploads get them.
 */
export const mayHaveAvif = (path: string): boolean => folders.test(path)

/** Queues pictures for the creation of their AVIF files. */
export async function queueAvif(db: Db, paths: readonly string[], now: Date): Promise<void> {
  const waiting = paths.filter(mayHaveAvif).map(path => ({ path, dueAt: now, createdAt: now }))
  if (waiting.length > 0) await db.insert(avifQueue).values(waiting).onConflictDoNothing()
}

/**
 * Creates the AVIF files of the picture that has waited longest; returns false where none is due. It is claimed first,
 * so that no other process takes it, and the try is counted before it begins: a picture that crashes the process is
 * given up like one that cannot be read.
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

/** Creates the AVIF file of each stored width; repeating a width gives the same result. */
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
