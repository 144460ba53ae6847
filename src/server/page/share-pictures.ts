import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ApiException } from '#server/core/api-exception.ts'
import { workQueue } from '#server/core/concurrency/work-queue.ts'
import { openPicture } from '#server/core/images/open-picture.ts'
import { photoFile } from '#server/core/images/picture-files.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import { getServices } from '#server/core/platform/services.ts'
import { TaggedStore } from '#server/core/page-cache/tagged-store.ts'
import { drawShare, type ShareCard } from './share-drawing.ts'

/** Drawing version: increase it when the drawing changes, so that pictures get new versions. */
const drawing = 1

/** Maximum bytes of cached pictures in a process, about 300 pictures; the least recently used are evicted first. */
const maxCachedBytes = 16 * 1024 * 1024
const cache = new TaggedStore<Buffer>(maxCachedBytes)

/** One drawing at a time uses one of a process's four threads, for a tenth of a second. */
const enqueue = workQueue({ atOnce: 1, maxWaiting: 20, retrySeconds: 5 })

/** Pictures being drawn: concurrent requests share the result. */
const underWay = new Map<string, Promise<Buffer>>()

/** Width of the source photos, px. */
const photoWidth = 640

/** Version of a card's picture: equal cards have the same one. */
export const shareVersion = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card.name, card.line, card.photos]))
    .digest('base64url')
    .slice(0, 12)

/** The picture of a card, drawn once per version; undefined if too many wait or drawing fails. */
export async function sharePicture(card: ShareCard): Promise<Buffer | undefined> {
  const version = shareVersion(card)
  const found = cache.get(version)
  if (found) return found.value
  const drawn = underWay.get(version) ?? enqueue(() => draw(card, version))
  underWay.set(version, drawn)
  try {
    return await drawn
  } catch (error) {
    if (!(error instanceof ApiException)) getServices().log.error({ error }, 'share picture')
    return undefined
  } finally {
    underWay.delete(version)
  }
}

async function draw(card: ShareCard, version: string): Promise<Buffer> {
  const photos = await Promise.all(card.photos.map(readPhoto))
  const picture = await drawShare(
    card,
    photos.filter(bytes => bytes !== undefined)
  )
  const { put, end } = cache.begin()
  put(version, { value: picture, bytes: picture.byteLength, tags: [], freshUntil: Infinity })
  end()
  return picture
}

async function readPhoto(path: string): Promise<Uint8Array | undefined> {
  // The site's own covers are static files; the name comes from an article, never from a request.
  if (path.startsWith('/blog/')) return readFile(join(projectRoot, 'public', path)).catch(() => undefined)
  const file = await openPicture(getServices(), photoFile(path, photoWidth))
  return file && new Uint8Array(await new Response(file.read()).arrayBuffer())
}
