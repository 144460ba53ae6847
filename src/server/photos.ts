import { randomBytes } from 'node:crypto'

import sharp from 'sharp'

import { refuse } from '#lib/contracts/refusals.ts'
import { photoWidths } from '#lib/format/photo.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Storage } from './adapters/storage.ts'

/** More pixels than any camera takes; keeps a small file from unpacking into gigabytes. */
const pixelLimit = 50_000_000

/**
 * Stores an uploaded picture in every public width, upright, as WebP and without metadata (no place, no camera).
 * Answers its path for photoUrl(); refuses what is not a picture. Slow: never call it inside a transaction.
 */
export async function storePhoto(storage: Storage, folder: string, file: Blob): Promise<Result<string>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const path = `${folder}/${randomBytes(12).toString('hex')}`
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit }).rotate()
    const pictures = await Promise.all(
      photoWidths.map(width =>
        image.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
      )
    )
    for (const [index, picture] of pictures.entries()) {
      await storage.put(`media/${path}-${photoWidths[index]}.webp`, picture)
    }
    return ok(path)
  } catch (error) {
    if (isStorageFault(error)) throw error
    return refuse('file_not_an_image')
  }
}

// sharp throws plain errors for what it cannot read; the file system's carry a code.
const isStorageFault = (error: unknown) => error instanceof Error && 'code' in error
