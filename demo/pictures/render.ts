import { availableParallelism } from 'node:os'

import sharp from 'sharp'

import { photoWidths } from '#lib/format/photo.ts'

import type { Storage } from '#server/core/adapters/storage.ts'
import { type Canvas, canvasOf } from './canvas.ts'
import { type Picture, picturePath } from './picture.ts'
import { bannerCanvases } from './banner-scenes.ts'
import { shopCanvases } from './shop-emblems.ts'

type Report = (label: string, done: number, total: number) => void

/** Draws everything at every width. As many pictures at once as there are cores, so memory stays bounded. */
export async function renderPictures(
  storage: Storage,
  pictures: readonly Picture[],
  report: Report
): Promise<void> {
  // One thread a picture: several pictures at once use the cores better than several threads on one.
  sharp.concurrency(1)
  const canvases = [
    ...bannerCanvases(),
    ...shopCanvases(),
    ...pictures.map(picture => () => canvasOf(picture, picturePath(picture)))
  ]
  let next = 0
  let done = 0
  const work = async () => {
    for (let canvas = canvases[next++]; canvas; canvas = canvases[next++]) {
      await renderCanvas(storage, canvas())
      report('Gambar', (done += 1), canvases.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
}

/** Rasterised once; every width is scaled from those pixels, and none is more than they are. */
async function renderCanvas(
  storage: Storage,
  { path, svg, width, widths = photoWidths, drawnAt = Math.max(...widths) }: Canvas
): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * drawnAt) / width })
    .resize({ width: drawnAt })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await Promise.all(
    widths.map(async size => {
      const bytes = await sharp(data, {
        raw: { width: info.width, height: info.height, channels: info.channels }
      })
        .resize({ width: size, withoutEnlargement: true })
        .webp({ quality: 76, effort: 0 })
        .toBuffer()
      await storage.put(`media/${path}-${size}.webp`, bytes)
    })
  )
}
