import { describe, expect, test } from 'vitest'

import { swatchOf } from '#lib/catalogue/colour-swatches.ts'
import { facetRows } from '#lib/catalogue/facet-rows.ts'

const values = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: `Merek ${i}`, count: count - i }))
const shown = (count: number, chosen: string[] = []) => {
  const { first, others, isSearched } = facetRows(values(count), chosen)
  return [first.length, others.length, isSearched]
}

describe('[catalogue-32] the values of a facet', () => {
  test('are not shown where there is one at most', () => {
    expect(shown(1)).toEqual([0, 0, false])
    expect(shown(2)).toEqual([2, 0, false])
  })

  test('are eight, and the others behind a word; nobody opens that for a single one', () => {
    expect(shown(8)).toEqual([8, 0, false])
    expect(shown(9)).toEqual([9, 0, false])
    expect(shown(10)).toEqual([8, 2, false])
  })

  test('can be searched where there are more than twelve', () => {
    expect(shown(12)).toEqual([8, 4, false])
    expect(shown(13)).toEqual([8, 5, true])
  })

  test('begin with what is chosen, with 0 where nothing is left of it, in whatever case it was asked', () => {
    const { first } = facetRows(values(3), ['MEREK 2', 'Lama'])
    expect(first).toEqual([
      { value: 'MEREK 2', count: 1, isChosen: true },
      { value: 'Lama', count: 0, isChosen: true },
      { value: 'Merek 0', count: 3, isChosen: false },
      { value: 'Merek 1', count: 2, isChosen: false }
    ])
    expect(facetRows([], ['Lama']).first).toHaveLength(1)
  })
})

test('a colour that we know has a swatch, in whatever case', () => {
  expect(swatchOf('Merah')).toBe(swatchOf('merah'))
  expect(swatchOf('Sesuai gambar')).toBeUndefined()
  expect(swatchOf('constructor')).toBeUndefined()
})
