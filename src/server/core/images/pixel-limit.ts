import type { Metadata } from 'sharp'

import { thousands } from '#lib/format/rupiah.ts'

/** More pixels than any phone takes; a plain JPEG or WebP of them is unpacked line by line, in some 50 MB. */
const plainLimit = 50_000_000

/**
 * How many pixels a picture may have, by what its header says before anything is unpacked. AVIF, interlaced lines and more
 * than eight bits are each unpacked whole, AVIF in 18 bytes a pixel: a file of two kilobytes would take a gigabyte.
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

const megapixels = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** What is said of a larger one: its size, and what it is to become. */
export const tooLargeText = (size: { width: number; height: number }, limit: number): string =>
  `Gambar terlalu besar: ${thousands(size.width)} × ${thousands(size.height)} piksel. Kecilkan hingga paling banyak ${megapixels.format(limit / 1_000_000)} megapiksel, lalu unggah lagi.`
