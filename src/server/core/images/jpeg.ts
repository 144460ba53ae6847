import sharp from 'sharp'

import type { Storage, StoredFile } from '#server/core/adapters/storage.ts'
import { workQueue } from '../concurrency/work-queue.ts'
import type { Services } from '../platform/services.ts'
import { networkOf } from '../platform/limits.ts'
import { openPicture } from './open-picture.ts'

/** Pictures of goods in their largest width alone: each has one JPEG file at most, whatever is requested. */
const jpegFile = /^(media\/products\/[\w-]+-1024)\.jpg$/

/** One at a time, which takes a tenth of a second. A catalogue that fetches many at once is told to come back. */
const enqueue = workQueue({ atOnce: 1, maxWaiting: 50, retrySeconds: 5 })
/** An address with many takes turns with others, and leaves them more than half of the queue (goods-93). */
const ofAddress = { atOnce: 1, maxWaiting: 20 }
/** Pictures that are being made, as many as the queue takes: who requests the same file shares the result. */
const underWay = new Map<string, Promise<StoredFile | undefined>>()
/** Smallest side in px that Meta takes; a smaller picture stands on white. */
const minSide = 500
/** Timeout of libvips for one picture, in seconds. */
const drawSeconds = 30

/**
 * Opens the JPEG form of a stored picture of goods, for catalogues that take no WebP (goods-90). It is made and stored at its first
 * request, which counts for `address`. Undefined where there is no such picture. Throws ApiException ('busy') where too many wait, or
 * too many of this address.
 */
export async function openJpeg(
  services: Pick<Services, 'storage' | 'drawFile'>,
  file: string,
  address: string
): Promise<StoredFile | undefined> {
  const { storage } = services
  const found = await storage.open(file)
  const [, name] = jpegFile.exec(file) ?? []
  if (found || name === undefined) return found
  const webp = await openPicture(services, `${name}.webp`)
  if (!webp) return undefined
  const making = underWay.get(file)
  if (making) return making
  const made = enqueue(() => makeJpeg(storage, file, webp), [{ name: networkOf(address), ...ofAddress }])
  underWay.set(file, made)
  try {
    return await made
  } finally {
    underWay.delete(file)
  }
}

async function makeJpeg(storage: Storage, file: string, webp: StoredFile): Promise<StoredFile | undefined> {
  const meanwhile = await storage.open(file)
  if (meanwhile) return meanwhile
  const bytes = await new Response(webp.read()).arrayBuffer()
  const picture = sharp(bytes).timeout({ seconds: drawSeconds }).flatten({ background: '#fff' })
  const { width, height } = await picture.metadata()
  const [wide, high] = [width, height].map(side => Math.max(0, minSide - side)) as [number, number]
  const around = { left: wide >> 1, right: (wide + 1) >> 1, top: high >> 1, bottom: (high + 1) >> 1 }
  picture.extend({ ...around, background: '#fff' })
  await storage.put(file, await picture.jpeg({ quality: 85 }).toBuffer())
  return storage.open(file)
}
