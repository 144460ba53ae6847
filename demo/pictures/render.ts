import sharp from 'sharp'

import { photoWidths } from '#lib/format/photo.ts'
import type { Storage } from '#server/core/adapters/storage.ts'
import { photoFile } from '#server/core/images/picture-files.ts'

import type { Part } from './files.ts'

// One thread a picture: several pictures at once use the cores better than several threads on one.
sharp.concurrency(1)

/**
 * Draws a part and stores its files. It is rasterised once, no larger than its greatest width; every width is scaled from
 * those pixels, and none is more than they are. One after the other, so that a part takes one thread at a time. The same
 * part has the same bytes, whenever and however often it is drawn.
 */
export async function renderPart(storage: Storage, { source, widths }: Part): Promise<void> {
  if (widths.length === 0) return
  const { svg, width, drawnAt = Math.max(...(source.widths ?? photoWidths)) } = source.canvas()
  const across = Math.min(drawnAt, Math.max(...widths))
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * across) / width })
    .resize({ width: across })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const size of widths) {
    const bytes = await sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels }
    })
      .resize({ width: size, withoutEnlargement: true })
      .webp({ quality: 76, effort: 0 })
      .toBuffer()
    await storage.put(photoFile(source.path, size), bytes)
  }
}
