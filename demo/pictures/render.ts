import sharp from 'sharp'

import { photoWidths } from '#lib/format/photo.ts'
import type { Storage } from '#server/core/adapters/storage.ts'
import { photoFile } from '#server/core/images/picture-files.ts'

import type { Part } from './files.ts'

// One thread per picture: several pictures at a time use the cores better than several threads on one.
sharp.concurrency(1)

/**
 * Draws a part and stores its files. It is rasterised once at its maximum width, and every width is scaled down from
 * that. The widths are encoded one by one, so that a part takes one thread. The same part always gives the same bytes.
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
