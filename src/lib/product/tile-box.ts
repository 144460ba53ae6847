import { thousands } from '#lib/format/rupiah.ts'
import type { ContentUnit } from './unit-price.ts'
import type { SaleUnit } from './sale-units.ts'

const centimetres = /(?:^|[^\w.,/-])(\d+(?:,\d+)?)\s?x\s?(\d+(?:,\d+)?)\s?cm\b/i
const decimal = (text: string) => Number(text.replace(',', '.'))
const squareMetres = (area: number) => `${area.toLocaleString('id-ID', { maximumFractionDigits: 2 })} m²`

type Boxed = { name: string; sale_unit: SaleUnit; content_amount: number; content_unit: ContentUnit }

/** Whether goods are bought by the box but needed by the square metre: tiles, vinyl (D40). */
const isBoxOfArea = ({ sale_unit, content_amount, content_unit }: Omit<Boxed, 'name'>): boolean =>
  sale_unit === 'dus' && content_unit === 'm2' && content_amount > 0

/**
 * Tiles in a box, from the size in the name and the area of a box; undefined if the name has no size.
 *
 * tilesInBox('Keramik Lantai Roman 40x40 cm', 1) // => 6
 */
export function tilesInBox(name: string, area: number): number | undefined {
  const [, wide = '', long = ''] = centimetres.exec(name) ?? []
  const one = (decimal(wide) * decimal(long)) / 10_000
  const tiles = one > 0 ? Math.round(area / one) : 0
  return tiles > 0 ? tiles : undefined
}

/**
 * The content of a box; undefined for goods that are not sold as boxes of an area.
 *
 * boxText({ name: 'Keramik Lantai Roman 40x40 cm', … 1 m² }) // => '6 keping = 1 m²'; without a size '3,34 m²'
 */
export function boxText(product: Boxed): string | undefined {
  if (!isBoxOfArea(product)) return undefined
  const tiles = tilesInBox(product.name, product.content_amount)
  return `${tiles ? `${tiles} keping = ` : ''}${squareMetres(product.content_amount)}`
}

/** Maximum characters of a typed area: 7 digits and 2 decimals. */
export const areaLength = 10

/**
 * Parses a typed area in m², in Indonesian notation or with a decimal point; undefined if empty or invalid.
 *
 * readArea('12,5') // => 12.5; readArea('1.250') // => 1250
 */
export function readArea(typed: string): number | undefined {
  const text = typed.trim().slice(0, areaLength)
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(text) ? text.replaceAll('.', '') : text
  if (!/^\d+(?:[.,]\d*)?$/.test(plain)) return undefined
  const area = decimal(plain)
  return area > 0 ? area : undefined
}

/** Whole boxes that cover an area, rounded up: (10, 1.44) // => 7. Floating-point errors add no box: 1,44 × 7. */
export const boxesFor = (area: number, perBox: number): number => Math.ceil(area / perBox - 1e-9)

/** '10 m² → 7 dus' */
export const boxesText = (area: number, boxes: number): string =>
  `${squareMetres(area)} → ${thousands(boxes)} dus`

/** The area that boxes cover: (7, 1.44) // => '7 dus = 10,08 m²' */
export const coveredText = (boxes: number, perBox: number): string =>
  `${thousands(boxes)} dus = ${squareMetres(boxes * perBox)}`
