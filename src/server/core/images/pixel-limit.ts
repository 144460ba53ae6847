import type { Metadata } from 'sharp'

import { thousands } from '#lib/format/rupiah.ts'

/**
 * More pixels than any phone's photos have; a plain JPEG or WebP of that size is decoded by lines, in about 50 MB.
 */
const plainLimit = 50_000_000

/**
 * Maximum pixels of a picture, from its header, before anything is decoded. AVIF, interlacing and more than eight bits
 * each halve it, because they are decoded whole, AVIF in 18 bytes a pixel: a file of two kilobytes could take a
 * gigabyte.
 *
 * pixelLimitOf({ format: 'heif', depth: 'uchar', isProgressive: false }) // => 25_000_000
 */
export function pixelLimitOf({
  format,
  depth,
  isProgressive
}: Pick<Metadata, 'format' | 'depth' | 'isProgressive'>): number {
  const dear = [format === 'heif', isProgressive === true, depth !== 'uchar'].filter(Boolean).length
  return plainLimit / 2 ** dear
}

/**
 * Maximum pixels of a side, which is WebP's own (ops-310). A picture is decoded by lines: one of few lines without end took gigabytes,
 * and one of many short lines half a minute.
 */
export const sideLimit = 16_383

/** Error text for a longer picture: its size, and how long it may be. */
export const tooLongText = ({ width, height }: { width: number; height: number }): string =>
  `Gambar terlalu panjang: ${thousands(width)} × ${thousands(height)} piksel. Potong atau kecilkan hingga paling panjang ${thousands(sideLimit)} piksel, lalu unggah lagi.`

const megapixels = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** Error text for a larger picture: its size, and the size to reduce it to. */
export const tooLargeText = (size: { width: number; height: number }, limit: number): string =>
  `Gambar terlalu besar: ${thousands(size.width)} × ${thousands(size.height)} piksel. Kecilkan hingga paling banyak ${megapixels.format(limit / 1_000_000)} megapiksel, lalu unggah lagi.`
