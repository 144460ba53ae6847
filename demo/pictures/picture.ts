import { slugOf } from '../catalogue/categories.ts'
import { hash } from '../random.ts'
import { drawings } from './drawings.ts'
import { type Drawing, type Look, shade } from './kit.ts'

/** a: the whole product; b: a close-up; c: a buyer's own photo. */
type View = 'a' | 'b' | 'c'
/** A drawing with one look and one view. */
export type Picture = {
  drawing: string
  look: string
  view: View
  /** Words printed on a pack: its brand, and its size if given. */
  words?: readonly string[]
}

const packs = new Set(
  'sack sackstack groutbag paintcan paintpail roofcoat tin puttytin soilbag ricesack pouch oil gluecan gluetube cartridge jerrycan spraybottle membrane spraycan varnish lubecan rustbottle drainopener wallputty primertin termitebottle pastebox'.split(
    ' '
  )
)
/** Whether a drawing is a pack with printed words. */
export const isPack = (drawing: string): boolean => packs.has(drawing)

/** Colours that variants name. */
const colours: Record<string, string> = {
  Putih: '#f1efea',
  Hitam: '#2f2d2c',
  Abu: '#9a9c9e',
  'Abu Muda': '#c6c8c9',
  'Abu Tua': '#6b6f73',
  Krem: '#e8d9bd',
  Ivory: '#efe6d2',
  Merah: '#c0392f',
  'Merah Marun': '#7d2530',
  Maroon: '#6f1f2c',
  'Merah Bata': '#b0553a',
  'Merah Muda': '#e8a3ae',
  Terakota: '#c8704a',
  Hijau: '#3f8a58',
  'Hijau Sage': '#a9bda0',
  'Hijau Army': '#5c6440',
  Biru: '#2f6db5',
  'Biru Langit': '#9cc8e4',
  'Biru Laut': '#3f87a6',
  'Biru Navy': '#26355e',
  Cokelat: '#7c543a',
  'Cokelat Bata': '#9a5b43',
  Kuning: '#eebc3a',
  Oranye: '#e5812f',
  Ungu: '#7a5aa6',
  Emas: '#c9a14a',
  'Emas Antik': '#a98547',
  Perak: '#c3c7cb',
  Krom: '#c9ced3',
  Oak: '#c59a66',
  Walnut: '#6e4a34',
  Kayu: '#a9794e',
  Natural: '#c07a52',
  Bening: '#dcecef'
}

export const isColour = (name: string): boolean => name in colours

const drawingOf = (name: string): Drawing => {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`Nobody drew ${name}`)
  return drawing
}

export const lookCount = (drawing: string): number => drawingOf(drawing).looks.length

/** The look of a picture: its number among the drawing's looks, or a colour's slug. */
export function lookOf(picture: Pick<Picture, 'drawing' | 'look' | 'words'>): Look {
  const { looks } = drawingOf(picture.drawing)
  const words = picture.words && { words: picture.words }
  const own = looks[Number(picture.look)]
  if (own) return { ...own, ...words }
  const named = Object.entries(colours).find(([name]) => slug(name) === picture.look)
  if (!named) throw new Error(`No look ${picture.look} of ${picture.drawing}`)
  return { main: named[1], accent: shade(named[1], -0.35), kind: looks[0]?.kind ?? 0, ...words }
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
export const colourLook = slug

export const draw = (picture: Picture): string => drawingOf(picture.drawing).draw(lookOf(picture))

/** A buyer's own photo of a picture's product; it has no printed words. */
export const snapshotOf = ({ drawing, look }: Picture): Picture => ({ drawing, look, view: 'c' })

/**
 * Whether a picture is drawn at all: only some looks have buyers' photos, which keeps the first start short and the
 * folder small.
 */
export const isDrawn = ({ drawing, look, view }: Picture): boolean =>
  view !== 'c' || hash(`${drawing} ${look} ${view}`) % 6 === 0

/** Storage path of a picture without its width: the argument of photoUrl(). */
export const picturePath = ({ drawing, look, view, words }: Picture): string => {
  const names = words ? words.map(slugOf) : []
  return `${view === 'c' ? 'reviews' : 'products'}/${[drawing, look, ...names, view].join('-')}`
}
