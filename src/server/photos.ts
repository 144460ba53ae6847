import { randomBytes } from 'node:crypto'

import sharp from 'sharp'

import { refuse } from '#lib/contracts/refusals.ts'
import { photoWidths } from '#lib/format/photo.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Storage } from './adapters/storage.ts'

/** More pixels than any camera takes; keeps a small file from unpacking into gigabytes. */
const pixelLimit = 50_000_000

/** What cameras and phones make (specification 3, section 5). */
const formats = new Set(['jpeg', 'png'])

/**
 * Stores an uploaded picture in every public width, upright, as WebP and without metadata (no place, no camera).
 * Answers its path for photoUrl(); refuses what is no JPEG or PNG. Slow: never call it inside a transaction.
 */
export async function storePhoto(storage: Storage, folder: string, file: Blob): Promise<Result<string>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const path = `${folder}/${randomBytes(12).toString('hex')}`
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit }).rotate()
    const { format } = await image.metadata()
    if (!formats.has(format)) return refuse('file_not_an_image')
    const pictures = await Promise.all(
      photoWidths.map(width =>
        image.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
      )
    )
    for (const [index, picture] of pictures.entries()) {
      await storage.put(mediaFile(path, photoWidths[index]!), picture)
    }
    return ok(path)
  } catch (error) {
    if (isStorageFault(error)) throw error
    return refuse('file_not_an_image')
  }
}

/** Takes a stored picture away in all its widths. */
export async function removePhoto(storage: Storage, path: string): Promise<void> {
  await Promise.all(photoWidths.map(width => storage.remove(mediaFile(path, width))))
}

const mediaFile = (path: string, width: number) => `media/${path}-${width}.webp`

// sharp throws plain errors for what it cannot read; the file system's carry a code.
const isStorageFault = (error: unknown) => error instanceof Error && 'code' in error
