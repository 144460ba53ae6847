import { randomBytes } from 'node:crypto'

import sharp from 'sharp'

import { refuse } from '#lib/core/refusals.ts'
import { photoWidths } from '#lib/format/photo.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Storage } from '#server/core/adapters/storage.ts'
import { Refused } from '#server/core/refused.ts'
import { boundedLine } from './bounded-line.ts'

/** More pixels than any camera takes; keeps a small file from unpacking into gigabytes. */
const pixelLimit = 50_000_000

/** One picture at a time takes one of the four threads of a process; a large one a second or two. */
const inLine = boundedLine({ atOnce: 1, mostWaiting: 6, retrySeconds: 5 })

/** What cameras and phones make (specification 3, section 5). */
const formats = new Set(['jpeg', 'png'])

/**
 * Stores an uploaded picture in every public width, upright, as WebP and without metadata (no place, no camera).
 * Answers its path for photoUrl(); refuses what is no JPEG or PNG, and 'busy' where too many wait. Slow: never call it inside a transaction.
 */
export async function storePhoto(storage: Storage, folder: string, file: Blob): Promise<Result<string>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const path = `${folder}/${randomBytes(12).toString('hex')}`
  try {
    const pictures = await inLine(() => drawWidths(bytes))
    if (!pictures) return refuse('file_not_an_image')
    for (const [width, picture] of pictures) await storage.put(mediaFile(path, width), picture)
    return ok(path)
  } catch (error) {
    if (error instanceof Refused || isStorageFault(error)) throw error
    return refuse('file_not_an_image')
  }
}

/** The picture in every width, or undefined where it is none. It is unpacked once: that is what takes time and memory. */
async function drawWidths(bytes: Buffer): Promise<[width: number, picture: Buffer][] | undefined> {
  const original = sharp(bytes, { limitInputPixels: pixelLimit, sequentialRead: true })
  const { format } = await original.metadata()
  if (!formats.has(format)) return undefined
  const largest = { width: Math.max(...photoWidths), withoutEnlargement: true }
  const { data, info } = await original.rotate().resize(largest).raw().toBuffer({ resolveWithObject: true })
  const pictures: [number, Buffer][] = []
  for (const width of photoWidths) {
    const sized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
    pictures.push([width, await sized.webp({ quality: 80 }).toBuffer()])
  }
  return pictures
}

/** Takes a stored picture away in all its widths. */
export async function removePhoto(storage: Storage, path: string): Promise<void> {
  await Promise.all(photoWidths.map(width => storage.remove(mediaFile(path, width))))
}

const mediaFile = (path: string, width: number) => `media/${path}-${width}.webp`

// sharp throws plain errors for what it cannot read; the file system's carry a code.
const isStorageFault = (error: unknown) => error instanceof Error && 'code' in error
