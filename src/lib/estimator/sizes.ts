import * as z from 'zod/mini'

import { shaped } from '#lib/core/fields.ts'

/** Metres of the longest side, pieces of one row, and rows of one list. */
export const longestSide = 1_000
export const mostRooms = 20
export const mostOpenings = 40
export const mostElements = 20

/** '4x3.5x2.8' // => [4, 3.5, 2.8] */
export const readSizes = (text: string): number[] => text.split('x').map(Number)

const isWithin = (text: string) => readSizes(text).every(side => side > 0 && side <= longestSide)

/** One row of sizes in metres, `count` figures with an x between them. */
const row = (count: number, words: string) =>
  shaped(
    40,
    new RegExp(String.raw`^\d{1,4}(?:\.\d{1,3})?(?:x\d{1,4}(?:\.\d{1,3})?){${count - 1}}$`),
    words
  ).check(z.refine(isWithin, `Tiap ukuran di atas 0 sampai ${longestSide.toLocaleString('id-ID')} m`))

const list = (one: z.ZodMiniString, most: number) => z.optional(z.array(one).check(z.maxLength(most)))

/** Rooms as length, width and height: their four walls. */
export const rooms = list(row(3, 'Lengkapi panjang, lebar dan tinggi ruang dengan angka'), mostRooms)
/** Rooms as length and width: their floor. */
export const floors = list(row(2, 'Lengkapi panjang dan lebar ruang dengan angka'), mostRooms)
/** Doors and windows as how many, width and height. */
export const openings = list(row(3, 'Lengkapi jumlah, lebar dan tinggi bukaan dengan angka'), mostOpenings)
/** Parts of a structure as how many, length, width and height. */
export const elements = list(row(4, 'Lengkapi jumlah, panjang, lebar dan tinggi dengan angka'), mostElements)
