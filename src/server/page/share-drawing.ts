import sharp from 'sharp'

import { brand } from '#lib/core/brand.ts'

import { drawable, lettering, widthOf } from '#server/core/images/lettering.ts'
import { textLines } from '#server/core/images/text-lines.ts'

/** The size that Facebook, WhatsApp and others expect, px. */
export const shareSize = { width: 1200, height: 630 } as const

/** The content of a share picture. */
export type ShareCard = {
  name: string
  /** A price, or another short text instead. */
  line: string
  /** Paths of photos: the first, or the first four of a list. */
  photos: string[]
}

// The light theme's colours.
const colour = {
  paper: '#F6F4F1',
  line: '#E7E2DB',
  card: '#FFFFFF',
  ink: '#1F1A17',
  brick: '#B3431E'
} as const

/** WhatsApp shows only the centre square, so the content is within it. */
const middle = {
  left: (shareSize.width - shareSize.height) / 2,
  size: shareSize.height,
  centre: 600
} as const
const margin = 24
const textWidth = middle.size - 2 * margin
const photo = { left: 430, top: 28, size: 340, gap: 8 } as const
const nameSize = 38
const lineSize = 60

/** A brick pattern. */
const bricks = `<pattern id="b" width="120" height="80" patternUnits="userSpaceOnUse">
  <path d="M0 0H120M0 40H120M30 0V40M90 40V80" stroke="${colour.line}" stroke-width="4" fill="none"/></pattern>`

const centred = (text: string, y: number, size: number, fill: string) =>
  lettering(text, middle.centre, y, size, fill, 'middle')

/** Everything but the photos, as SVG. Letters are outlines: the host may have no fonts, and no text reaches the SVG. */
function frame({ name, line, photos }: ShareCard): string {
  const lines = textLines(drawable(name), { width: textWidth, size: nameSize, max: 2 })
  const figure = drawable(line)
  // Without a photo the first letter is shown, as in lists.
  const letter = photos.length > 0 ? '' : drawable(name).slice(0, 1).toUpperCase()
  const fitting = Math.min(lineSize, textWidth / widthOf(figure || ' ', 1))
  const { width, height } = shareSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${bricks}</defs>
  <rect width="${width}" height="${height}" fill="${colour.paper}"/>
  <rect width="${width}" height="${height}" fill="url(#b)"/>
  <rect x="${middle.left}" width="${middle.size}" height="${height}" fill="${colour.card}"/>
  <rect x="${photo.left}" y="${photo.top}" width="${photo.size}" height="${photo.size}" fill="${colour.paper}"/>
  ${centred(letter, 262, 180, colour.brick)}
  ${lines.map((text, i) => centred(text, (lines.length > 1 ? 416 : 438) + i * 46, nameSize, colour.ink)).join('')}
  ${centred(figure, 540, fitting, colour.ink)}
  <rect x="${middle.left}" y="570" width="${middle.size}" height="60" fill="${colour.brick}"/>
  ${centred(brand.name, 610, 28, colour.card)}</svg>`
}

/** Positions of the photos: one alone, or four in a square. */
function places(count: number): { left: number; top: number; size: number }[] {
  if (count < 4) return [photo]
  const size = (photo.size - photo.gap) / 2
  const far = size + photo.gap
  return [
    [0, 0],
    [far, 0],
    [0, far],
    [far, far]
  ].map(([x = 0, y = 0]) => ({ left: photo.left + x, top: photo.top + y, size }))
}

/** Draws a card as JPEG; an unreadable photo is left out. */
export async function drawShare(card: ShareCard, photos: Uint8Array[]): Promise<Buffer> {
  const placed = places(photos.length).map(async ({ left, top, size }, i) => {
    const bytes = photos[i]
    if (!bytes) return []
    const input = await sharp(bytes)
      .resize(size, size, { fit: 'cover' })
      .toBuffer()
      .catch(() => undefined)
    return input ? [{ input, left, top }] : []
  })
  const layers = (await Promise.all(placed)).flat()
  return sharp(Buffer.from(frame(card)))
    .composite(layers)
    .jpeg({ quality: 82 })
    .toBuffer()
}
