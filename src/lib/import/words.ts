import type * as z from 'zod/mini'

import type { contentUnit } from '#lib/product/product-shapes.ts'
import { type SaleUnit, saleUnits } from '#lib/product/sale-units.ts'

type ContentUnit = z.output<typeof contentUnit>

/** Words of a table for yes and no. */
const yes = new Set(['ya', 'y', 'yes', 'true', '1', 'benar', 'bisa', 'x'])
const no = new Set(['tidak', 'tdk', 't', 'no', 'n', 'false', '0', 'salah', '-'])

const plain = (text: string) => text.trim().toLowerCase()

/** 'Ya' // => true; undefined for any other word. */
export const readFlag = (text: string): boolean | undefined =>
  yes.has(plain(text)) ? true : no.has(plain(text)) ? false : undefined

const conditions = new Map<string, 'new' | 'second'>([
  ['baru', 'new'],
  ['new', 'new'],
  ['bekas', 'second'],
  ['second', 'second'],
  ['used', 'second']
])
export const readCondition = (text: string) => conditions.get(plain(text))

const unitWords: Readonly<Record<string, SaleUnit>> = {
  m2: 'm²',
  m3: 'm³',
  meter: 'm',
  zak: 'sak',
  box: 'dus',
  kardus: 'dus',
  karton: 'dus',
  btg: 'batang',
  lbr: 'lembar',
  buah: 'pcs',
  bh: 'pcs',
  pc: 'pcs',
  piece: 'pcs',
  rol: 'roll',
  pack: 'pak'
}
/** 'Zak' // => 'sak'; undefined for a unit that nothing is sold by. */
export const readSaleUnit = (text: string): SaleUnit | undefined =>
  saleUnits.find(unit => unit === plain(text)) ?? unitWords[plain(text)]

/** Names of content units in a table; the export writes the first of each. */
export const contentWords: Readonly<Record<ContentUnit, readonly [string, ...string[]]>> = {
  kg: ['kg', 'kilogram'],
  m2: ['m2', 'm²'],
  m: ['m', 'meter'],
  litre: ['liter', 'litre', 'l', 'ltr'],
  piece: ['buah', 'pcs', 'piece', 'unit', 'bh']
}
const contentUnits = new Map(
  Object.entries(contentWords).flatMap(([unit, words]) => words.map(word => [word, unit as ContentUnit]))
)
export const readContentUnit = (text: string): ContentUnit | undefined => contentUnits.get(plain(text))

/** States of a product, and of a variant in it. */
export const states = { active: 'aktif', archived: 'arsip', off: 'nonaktif' } as const
const stateWords = new Map<string, 'on' | 'off'>([
  ['aktif', 'on'],
  ['active', 'on'],
  ['arsip', 'off'],
  ['archived', 'off'],
  ['draft', 'off'],
  ['nonaktif', 'off'],
  ['inactive', 'off']
])
export const readState = (text: string) => stateWords.get(plain(text))
