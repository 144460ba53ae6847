import { photoWidths } from '#lib/format/photo.ts'
import { photoFile } from '#server/core/images/picture-files.ts'

import { picturesOf } from './all.ts'
import { bannerSources } from './banner-scenes.ts'
import { type CanvasSource, canvasOf } from './canvas.ts'
import { picturePath } from './picture.ts'
import { shopSources } from './shop-emblems.ts'

/** Some widths of one picture: what is rasterised once. */
export type Part = { source: CanvasSource; widths: readonly number[] }

/** Widths that cards and product pages load first; the others follow once these are there for all pictures. */
const firstWidths: readonly number[] = [320, 640]

/** Every picture of a demo with so many products, in parts: the two most used widths of all of them, then the others. */
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

/** The files of a part, as storage names them. */
export const filesOf = ({ source, widths }: Part): string[] =>
  widths.map(width => photoFile(source.path, width))
