import { photoWidths } from '#lib/format/photo.ts'
import { photoFile } from '#server/core/images/picture-files.ts'

import { picturesOf } from './all.ts'
import { bannerSources } from './banner-scenes.ts'
import { type CanvasSource, canvasOf } from './canvas.ts'
import { picturePath } from './picture.ts'
import { shopSources } from './shop-emblems.ts'

/** A part: those widths of one picture that are rasterised together. */
export type Part = { source: CanvasSource; widths: readonly number[] }

/** Widths that cards and product pages load first; the others are drawn once these exist for all pictures. */
const firstWidths: readonly number[] = [320, 640]

/** All pictures of a demo with this many products, in parts: first the two most used widths of all, then the others. */
export function partsOf(products: number): Part[] {
  const sources = [
    ...bannerSources(),
    ...shopSources(),
    ...picturesOf(products).map(picture => {
      const path = picturePath(picture)
      return { path, canvas: () => canvasOf(picture, path) }
    })
  ]
  const part = (isFirst: boolean) => (source: CanvasSource) => ({
    source,
    widths: (source.widths ?? photoWidths).filter(width => firstWidths.includes(width) === isFirst)
  })
  return [...sources.map(part(true)), ...sources.map(part(false))]
}

/** The storage paths of a part's files. */
export const filesOf = ({ source, widths }: Part): string[] =>
  widths.map(width => photoFile(source.path, width))
