import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import {
  Unzip,
  type UnzipDecoder,
  type UnzipDecoderConstructor,
  type UnzipFile,
  UnzipInflate,
  UnzipPassThrough
} from 'fflate'

import { imageLimit } from '#lib/core/limits.ts'

import { bounds } from './bounds.ts'
import { baseName } from './find-photos.ts'

/** A ZIP beyond its bounds, or none. */
export class ZipProblem extends Error {
  readonly kind: 'zip_too_large' | 'zip_unreadable'
  constructor(kind: 'zip_too_large' | 'zip_unreadable') {
    super(kind)
    this.kind = kind
  }
}

export type Picture = { name: string; hash: string; bytes: Uint8Array }
type Skipped = { skipped: string }

/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const sliceBytes = 4_096
/** Bytes that come out before others are answered. */
const bytesPerTurn = 1_000_000
/** Whether a name is one of a picture. */
export const isPicture = (name: string) => /\.(?:jpe?g|png|webp|avif|heic|heif)$/i.test(name)
/** What an archive holds beside what people put into it: '__MACOSX/._a.jpg' */
const isHidden = (name: string) => name.startsWith('.') || name === '' || name === 'thumbs.db'

/**
 * The pictures of a ZIP while it is received: one at a time in memory, never the whole file. Folders in names do not count. What is no
 * picture by its name, is larger than one may be or is packed in a way of its own is skipped. Throws ZipProblem beyond the bounds, by what really arrives and comes out.
 */
export async function* readPictures(body: AsyncIterable<Uint8Array>): AsyncGenerator<Picture | Skipped> {
  const found: (Picture | Skipped)[] = []
  const state = { entries: 0, unpacked: 0, isZip: false }
  const unzip = openZip(found, state)
  let received = 0
  let turnAt = 0
  for await (const chunk of body) {
    received += chunk.length
    if (received > bounds.zipBytes) throw new ZipProblem('zip_too_large')
    for (let at = 0; at < chunk.length; at += sliceBytes) {
      push(unzip, chunk.subarray(at, at + sliceBytes))
      if (state.entries > bounds.zipEntries || state.unpacked > bounds.picturesBytes) {
        throw new ZipProblem('zip_too_large')
      }
      yield* found.splice(0)
      // A slice may unpack to megabytes: others are answered before the next one.
      if (state.unpacked < turnAt + bytesPerTurn) continue
      turnAt = state.unpacked
      await setImmediate()
    }
    await setImmediate()
  }
  push(unzip, new Uint8Array(), true)
  yield* found.splice(0)
  if (state.entries === 0) throw new ZipProblem('zip_unreadable')
}

function push(unzip: Unzip, bytes: Uint8Array, isLast = false): void {
  try {
    unzip.push(bytes, isLast)
  } catch (error) {
    if (error instanceof ZipProblem) throw error
    throw new ZipProblem('zip_unreadable')
  }
}

/** How a picture may be packed. */
const decoders: readonly UnzipDecoderConstructor[] = [UnzipPassThrough, UnzipInflate]

function openZip(found: (Picture | Skipped)[], state: { entries: number; unpacked: number }): Unzip {
  const unzip = new Unzip(file => {
    state.entries += 1
    // A text of the database holds no NUL (import-83).
    const name = baseName(file.name).replaceAll('\0', '').slice(0, 200)
    if (isHidden(name) || file.name.endsWith('/')) return drop(unzip, file)
    const isKnown = decoders.some(({ compression }) => compression === file.compression)
    if (!isKnown || !isPicture(name) || (file.originalSize ?? 0) > imageLimit.bytes) {
      found.push({ skipped: name })
      return drop(unzip, file)
    }
    let parts: Uint8Array[] = []
    let size = 0
    let isLeft = false
    file.ondata = (error, data, isFinal) => {
      // What was left is unpacked to its end all the same.
      if (!error) state.unpacked += data.length
      if (isLeft) return
      if (error) isLeft = true
      else {
        size += data.length
        parts.push(data)
        if (size > imageLimit.bytes) isLeft = true
      }
      if (isLeft) {
        parts = []
        found.push({ skipped: name })
        file.terminate()
      } else if (isFinal) {
        const bytes = Buffer.concat(parts)
        parts = []
        found.push({ name, bytes, hash: createHash('sha256').update(bytes).digest('hex') })
      }
    }
    file.start()
  })
  for (const decoder of decoders) unzip.register(decoder)
  return unzip
}

/** Lets an entry pass without unpacking it: one that is not started would stay in memory, packed, until the end of the ZIP. */
function drop(unzip: Unzip, file: UnzipFile): void {
  unzip.register(
    class implements UnzipDecoder {
      static compression = file.compression
      ondata = () => undefined
      push(): void {}
    }
  )
  file.ondata = () => undefined
  file.start()
  for (const decoder of decoders) unzip.register(decoder)
}
