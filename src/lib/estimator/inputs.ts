import * as z from 'zod/mini'

import { id } from '#lib/core/schema/fields.ts'

import { mainBars, stirrupBars } from './rebar.ts'
import { grades } from './concrete.ts'
import { wallBlocks, type WallBlock } from './wall.ts'
import { tileSizes, tileWaste } from './floor.ts'
import { elements, floors, maxSide, openings, rooms } from './sizes.ts'

const words = (min: number, max: number) =>
  `Isi antara ${min.toLocaleString('id-ID')} dan ${max.toLocaleString('id-ID')}`

/** A number as text; rejects '1e4', '0x10' and ' 5 '. Digits may be missing on one side of the point. */
const digits = z.pipe(
  z.string().check(z.maxLength(20), z.regex(/^-?(?:\d+(?:\.\d*)?|\.\d+)$/)),
  z.transform(Number)
)
const number = (min: number, max: number, one: z.ZodMiniNumber<number>) =>
  z.pipe(
    z.union([z.number(), digits], { error: 'Harus berupa angka' }),
    one.check(z.minimum(min, words(min, max)), z.maximum(max, words(min, max)))
  )
/** A number between two bounds, which its message names. */
const between = (min: number, max: number) => number(min, max, z.number())
const countOf = (max: number) => number(1, max, z.int('Isi angka bulat'))
/** One of a few numbers, which a form may send as text. */
const oneOf = <const T extends number>(choices: readonly [T, ...T[]]) =>
  z.pipe(
    z.enum(choices.map(String) as [`${T}`, ...`${T}`[]]),
    z.transform(text => Number(text) as T)
  )
const yes = (isYes: boolean) =>
  z.pipe(
    z._default(z.enum(['ya', 'tidak']), isYes ? 'ya' : 'tidak'),
    z.transform(word => word === 'ya')
  )

const metres = between(0.1, maxSide)
const area = z.optional(between(0.01, 100_000))
const waste = z._default(between(0, 30), 5)
const offered = {
  /** A product that is also priced where it covers a need. */
  product_id: z.optional(id),
  /** The destination: shops that deliver there come first. */
  city_id: z.optional(id)
}

const walls = { area, room: rooms, opening: openings, ...offered }
const blocks = Object.keys(wallBlocks) as [WallBlock, ...WallBlock[]]
const patterns = Object.keys(tileWaste) as ['lurus', 'diagonal']
const centimetres = z.optional(between(2, 100))

export const wallInput = z.object({
  ...walls,
  block: z._default(z.enum(blocks), 'bata-merah'),
  mix: z._default(oneOf([3, 4, 5]), 4),
  joint: z.optional(between(1, 30)),
  block_length: centimetres,
  block_height: centimetres,
  block_thickness: centimetres,
  waste
})

export const plasterInput = z.object({
  ...walls,
  sides: z._default(oneOf([1, 2]), 2),
  thickness: z._default(between(5, 40), 15),
  plaster: z._default(z.enum(['semen', 'instan']), 'semen'),
  mix: z._default(oneOf([4, 5, 6]), 4),
  skim: z._default(z.enum(['semen', 'instan', 'tanpa']), 'semen'),
  waste
})

export const tileInput = z.object({
  surface: z._default(z.enum(['lantai', 'dinding']), 'lantai'),
  area,
  /** A floor: length and width. */
  floor: floors,
  /** A wall: length, width, and height of the tiles. */
  room: rooms,
  opening: openings,
  tile: z._default(z.enum(tileSizes), 'keramik-60x60'),
  pattern: z._default(z.enum(patterns), 'lurus'),
  joint: z._default(between(0, 20), 2),
  thickness: z._default(between(4, 30), 8),
  waste: z.optional(between(0, 30)),
  ...offered
})

export const paintInput = z.object({
  ...walls,
  place: z._default(z.enum(['dalam', 'luar']), 'dalam'),
  coats: z._default(countOf(5), 2),
  waste
})

export const roofInput = z.object({
  length: z._default(metres, 10),
  width: z._default(metres, 8),
  slope: z._default(between(5, 60), 30),
  overhang: z._default(between(0, 3), 0.8),
  cover: z._default(z.enum(['genteng-tanah-liat', 'genteng-metal', 'spandek']), 'genteng-metal'),
  tiles_per_m2: z._default(between(5, 60), 22),
  frame: yes(true),
  waste,
  ...offered
})

export const concreteInput = z.object({
  volume: z.optional(between(0.001, 10_000)),
  element: elements,
  grade: z._default(z.enum(grades), 'K-225'),
  waste,
  ...offered
})

export const steelInput = z.object({
  parts: z._default(countOf(1_000), 10),
  length: z._default(between(0.3, 200), 3.5),
  main: z._default(z.enum(mainBars), 'ulir-13'),
  bars: z._default(countOf(60), 4),
  lap: z._default(between(20, 80), 40),
  width: z._default(between(8, 300), 20),
  height: z._default(between(8, 300), 20),
  cover: z._default(between(1, 10), 2.5),
  stirrup: z._default(z.enum(stirrupBars), 'polos-8'),
  spacing: z._default(between(5, 50), 15),
  ...offered
})

export const ceilingInput = z.object({
  area,
  floor: floors,
  board: z._default(z.enum(['9', '12']), '9'),
  moulding: yes(true),
  waste,
  ...offered
})
