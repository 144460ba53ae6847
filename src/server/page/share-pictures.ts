import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ApiException } from '#server/core/api-exception.ts'
import { boundedQueue } from '#server/core/concurrency/bounded-queue.ts'
import { openPicture } from '#server/core/images/open-picture.ts'
import { photoFile } from '#server/core/images/picture-files.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import { getServices } from '#server/core/platform/services.ts'
import { TaggedStore } from '#server/core/page-cache/tagged-store.ts'
import { drawShare, type ShareCard } from './share-drawing.ts'

/** Told anew where the drawing changes: what is drawn otherwise is another picture. */
const drawing = 1

/** Bytes of pictures that a process keeps, some 300 of them; those that nobody asks for go first. */
const keptBytes = 16 * 1024 * 1024
const kept = new TaggedStore<Buffer>(keptBytes)

/** One at a time takes one of the four threads of a process, for a tenth of a second. */
const inLine = boundedQueue({ atOnce: 1, maxWaiting: 20, retrySeconds: 5 })

/** Pictures that are being drawn: whoever asks meanwhile gets the same. */
const underWay = new Map<string, Promise<Buffer>>()

/** The width of the photo that is drawn from. */
const photoWidth = 640

/** What tells one picture from another: the same card has the same picture. */
export const shareVersion = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card.name, card.line, card.photos]))
    .digest('base64url')
    .slice(0, 12)

/** The picture of a card, drawn once for each version; undefined where too many wait or a photo cannot be had now. */
export async function sharePicture(card: ShareCard): Promise<Buffer | undefined> {
  const version = shareVersion(card)
  const found = kept.get(version)
  if (found) return found.value
  const drawn = underWay.get(version) ?? inLine(() => draw(card, version))
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
  const { keep, end } = kept.begin()
  keep(version, { value: picture, bytes: picture.byteLength, tags: [], freshUntil: Infinity })
  end()
  return picture
}

async function readPhoto(path: string): Promise<Uint8Array | undefined> {
  // A cover of ours lies among the files that are served as they are; its name comes from an article, never from a request.
  if (path.startsWith('/blog/')) return readFile(join(projectRoot, 'public', path)).catch(() => undefined)
  const file = await openPicture(getServices(), photoFile(path, photoWidth))
  return file && new Uint8Array(await new Response(file.read()).arrayBuffer())
}
