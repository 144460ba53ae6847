import { randomBytes } from 'node:crypto'

import sharp, { type Metadata } from 'sharp'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { bannerWidths, photoWidths } from '#lib/format/photo.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Storage } from '#server/core/adapters/storage.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { queueAvif } from './avif.ts'
import { workQueue } from '../concurrency/work-queue.ts'
import { pixelLimitOf, sideLimit, tooLargeText, tooLongText } from './pixel-limit.ts'
import { avifBeside, isPrivate, photoFile } from './picture-files.ts'
import type { Services } from '../platform/services.ts'

// Memory is freed after each picture: the cached operations of the last one held 150 MB for an AVIF.
sharp.cache(false)
// One thread per picture, so that the other threads of the process stay free.
sharp.concurrency(1)

/** One picture at a time, in one of the four threads of a process; a large one takes a second or two. */
const enqueue = workQueue({ atOnce: 1, maxWaiting: 6, retrySeconds: 5 })
/** A person with two pictures takes turns with others, and cannot block them (core-100). */
const ofUploader = { atOnce: 1, maxWaiting: 1 }

/** Formats that cameras, phones and messengers produce (core-42). */
const formats = new Set(['jpeg', 'png', 'webp'])

/** Kind of a picture by its content, not its name: HEIF holds AVIF, or HEVC, which no decoder here reads. */
function kindOf({ format, compression }: Metadata): 'picture' | 'heic' | 'none' {
  if (format === 'heif') return compression === 'av1' ? 'picture' : 'heic'
  return formats.has(format) ? 'picture' : 'none'
}

/** The only width of a private picture, because it is always shown on its own. */
const privateWidths = [1024] as const

/** Folders of uploads. A private picture is served only at /files/{token}. */
export type PhotoFolder =
  | 'profiles'
  | 'reviews'
  | 'banners'
  | 'products'
  | 'private/traces'
  | 'private/messages'
  | 'private/complaints'

/** Size in pixels that a picture is cropped to, around its middle. */
type Shape = { width: number; height: number }

/** Who takes a place in the queue with a picture: a person by id, a shop, or operators. */
type Uploader = number | `shop ${number}` | 'operator'

const widthsOf = (path: string): readonly number[] =>
  isPrivate(path) ? privateWidths : path.startsWith('banners/') ? bannerWidths : photoWidths

/**
 * Stores an uploaded picture in every width of its folder, upright, as WebP and without metadata (no place, no camera).
 * Returns its path for photoUrl(), or an error where it cannot be read or is too large. Throws ApiException ('busy')
 * where too many wait, or too many of the same person. Slow: never call it inside a transaction.
 */
export async function storePhoto(
  storage: Storage,
  { folder, by, shape }: { folder: PhotoFolder; by: Uploader; shape?: Shape | undefined },
  file: Blob
): Promise<Result<string>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const path = `${folder}/${randomBytes(12).toString('hex')}`
  try {
    const cut = folder === 'profiles' ? 'square' : shape
    const draw = () => drawWidths(bytes, widthsOf(path), cut)
    const pictures = await enqueue(draw, [{ name: String(by), ...ofUploader }])
    if (!pictures.ok) return pictures
    for (const [width, picture] of pictures.value) await storage.put(photoFile(path, width), picture)
    return ok(path)
  } catch (error) {
    if (error instanceof ApiException || isStorageFault(error)) throw error
    return fail(coreErrors.file_not_an_image)
  }
}

type Drawn = [width: number, picture: Buffer]

/**
 * Reads the header of a picture: the maximum pixels that it may decode into, and its shorter side. Rejects what is not
 * a picture and what is longer or has more pixels.
 */
async function readHeader(bytes: Buffer): Promise<Result<{ pixels: number; side: number }>> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  const kind = kindOf(header)
  if (kind !== 'picture') {
    return fail(kind === 'heic' ? coreErrors.heic_unreadable : coreErrors.file_not_an_image)
  }
  if (Math.max(header.width, header.height) > sideLimit)
    return fail(coreErrors.picture_too_large, { message: tooLongText(header) })
  const limit = pixelLimitOf(header)
  return header.width * header.height > limit
    ? fail(coreErrors.picture_too_large, { message: tooLargeText(header, limit) })
    : ok({ pixels: limit, side: Math.min(header.width, header.height) })
}

/** The picture in these widths, whole or cropped to its middle. It is decoded once, which is the costly part. */
async function drawWidths(
  bytes: Buffer,
  widths: readonly number[],
  cut: Shape | 'square' | undefined
): Promise<Result<Drawn[]>> {
  const limit = await readHeader(bytes)
  if (!limit.ok) return limit
  const { pixels, side } = limit.value
  const original = sharp(bytes, { limitInputPixels: pixels, sequentialRead: true })
  const width = Math.max(...widths)
  const square = Math.min(width, side)
  const largest =
    cut === 'square'
      ? ({ width: square, height: square, fit: 'cover' } as const)
      : (cut ?? { width, withoutEnlargement: true })
  const { data, info } = await original.rotate().resize(largest).raw().toBuffer({ resolveWithObject: true })
  const pictures: Drawn[] = []
  for (const width of widths) {
    const sized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
    pictures.push([width, await sized.webp({ quality: 80 }).toBuffer()])
  }
  return ok(pictures)
}

/** Removes a stored picture in all its widths and formats. */
export async function removePhoto(storage: Storage, path: string): Promise<void> {
  const files = widthsOf(path).map(width => photoFile(path, width))
  await Promise.all([...files, ...files.map(avifBeside)].map(file => storage.remove(file)))
}

/**
 * Stores an uploaded picture for work that saves its path, then queues its AVIF files. The picture is removed where the
 * work throws or returns an error.
 */
export async function withPhoto<R extends Result<unknown>>(
  services: Pick<Services, 'db' | 'storage' | 'clock' | 'log'>,
  upload: { folder: PhotoFolder; photo: Blob | undefined; by: Uploader; shape?: Shape },
  work: (path: string | undefined) => Promise<R>
): Promise<R | Extract<Result<string>, { ok: false }>> {
  const { photo } = upload
  if (!photo) return work(undefined)
  const { db, storage, clock, log } = services
  const stored = await storePhoto(storage, upload, photo)
  if (!stored.ok) return stored
  // A failure to remove must not hide the work's error; the file is cleaned up later (core-41).
  const remove = () => removePhoto(storage, stored.value).catch(() => undefined)
  const done = await work(stored.value).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  if (!done.ok) await remove()
  // A failure is only logged: the work is done, and the picture is shown as WebP.
  else
    await queueAvif(db, [stored.value], clock.now()).catch((error: unknown) => log.warn({ error }, 'no AVIF'))
  return done
}

// sharp throws plain errors for what it cannot read; those of the storage have a code.
const isStorageFault = (error: unknown) => error instanceof Error && 'code' in error
