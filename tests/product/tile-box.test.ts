import { describe, expect, it } from 'vitest'

import { boxesFor, boxesText, boxText, coveredText, readArea, tilesInBox } from '#lib/product/tile-box.ts'

const tiles = (name: string, content_amount: number) =>
  ({ name, content_amount, content_unit: 'm2', sale_unit: 'dus' }) as const

describe('[product-32] a box of tiles', () => {
  it.each<[string, number, number | undefined]>([
    ['Keramik Lantai Roman 40x40 cm', 1, 6],
    ['Granit Tile Niro 60x60 cm', 1.44, 4],
    ['Keramik Dinding Roman 25x40 cm', 1, 10],
    ['Granit Tile Niro 60 x 120 cm', 1.44, 2],
    ['Keramik Lantai 33,3x33,3 cm', 1, 9],
    ['Lantai Vinyl Oak 3 mm per dus', 3.34, undefined],
    ['Keramik Lantai 200x200 cm', 1, undefined]
  ])('%s of %s m² has %s pieces', (name, area, count) => expect(tilesInBox(name, area)).toBe(count))

  it('shows its pieces and the area that they cover', () => {
    expect(boxText(tiles('Keramik Lantai Roman 40x40 cm', 1))).toBe('6 keping = 1 m²')
    expect(boxText(tiles('Lantai Vinyl Oak 3 mm per dus', 3.34))).toBe('3,34 m²')
  })

  it('does not exist without an area, or for another selling unit', () => {
    const box = tiles('Keramik 40x40 cm', 1)
    expect(boxText({ ...box, sale_unit: 'lembar' })).toBeUndefined()
    expect(boxText({ ...box, content_unit: 'kg' })).toBeUndefined()
    expect(boxText({ ...box, content_amount: 0 })).toBeUndefined()
  })
})

describe('[product-32] an area', () => {
  it.each<[string, number | undefined]>([
    ['10', 10],
    [' 12,5 ', 12.5],
    ['12.5', 12.5],
    ['1.250', 1_250],
    ['1.250,5', 1_250.5],
    ['12,', 12],
    ['', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['abc', undefined],
    ['1e9', undefined],
    ['99999999999999', 9_999_999_999]
  ])('typed as %j is %s', (typed, area) => expect(readArea(typed)).toBe(area))

  it.each([
    [10, 1.44, 7],
    [10.08, 1.44, 7],
    [10.09, 1.44, 8],
    [0.1, 1, 1],
    [4.32, 1.44, 3]
  ])('of %s m² needs of boxes of %s m² %s', (area, perBox, boxes) =>
    expect(boxesFor(area, perBox)).toBe(boxes)
  )

  it('is shown with its boxes, and boxes with their area', () => {
    expect(boxesText(10, 7)).toBe('10 m² → 7 dus')
    expect(coveredText(7, 1.44)).toBe('7 dus = 10,08 m²')
  })
})
