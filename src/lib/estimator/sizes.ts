import * as z from 'zod/mini'

import { shaped } from '#lib/core/schema/fields.ts'

/** Maximum side in metres, pieces per row, and rows per list. */
export const maxSide = 1_000
export const maxRooms = 20
export const maxOpenings = 40
export const maxElements = 20

/** '4x3.5x2.8' // => [4, 3.5, 2.8] */
export const readSizes = (text: string): number[] => text.split('x').map(Number)

const isWithin = (text: string) => readSizes(text).every(side => side > 0 && side <= maxSide)

const countsWhole = (text: string) => Number.isInteger(readSizes(text)[0])

/** One row of sizes in metres: `count` numbers joined by x. */
const row = (count: number, words: string) =>
  shaped(
    80,
    // Numbers of any size, so that the message for a too large one can name its bounds.
    new RegExp(String.raw`^-?\d{1,12}(?:\.\d{1,6})?(?:x-?\d{1,12}(?:\.\d{1,6})?){${count - 1}}$`),
    words
  ).check(z.refine(isWithin, `Tiap ukuran di atas 0 sampai ${maxSide.toLocaleString('id-ID')} m`))

/** The same with a count as the first number, which must be whole. */
const countedRow = (count: number, words: string) =>
  row(count, words).check(z.refine(countsWhole, 'Jumlah harus angka bulat'))

/** Rows of one list; `name` is their name in the message. */
const list = (one: z.ZodMiniString, max: number, name: string) =>
  z.optional(z.array(one).check(z.maxLength(max, `Maksimal ${max} ${name}`)))

/** Rooms as length, width and height, for their four walls. */
export const rooms = list(row(3, 'Lengkapi panjang, lebar dan tinggi ruang dengan angka'), maxRooms, 'ruang')
/** Rooms as length and width, for their floor. */
export const floors = list(row(2, 'Lengkapi panjang dan lebar ruang dengan angka'), maxRooms, 'ruang')
/** Doors and windows as count, width and height. */
export const openings = list(
  countedRow(3, 'Lengkapi jumlah, lebar dan tinggi bukaan dengan angka'),
  maxOpenings,
  'bukaan'
)
/** Structural parts as count, length, width and height. */
export const elements = list(
  countedRow(4, 'Lengkapi jumlah, panjang, lebar dan tinggi dengan angka'),
  maxElements,
  'bagian'
)
