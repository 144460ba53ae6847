import { describe, expect, test } from 'vitest'

import { swatchOf } from '#lib/catalogue/colour-swatches.ts'
import { facetRows } from '#lib/catalogue/facet-rows.ts'

const values = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: `Merek ${i}`, count: count - i }))
const shown = (count: number, chosen: string[] = []) => {
  const { first, others, isSearched } = facetRows(values(count), chosen)
  return [first.length, others.length, isSearched]
}

describe('[catalogue-32] facet values', () => {
  test('are hidden if there is at most one', () => {
    expect(shown(1)).toEqual([0, 0, false])
    expect(shown(2)).toEqual([2, 0, false])
  })

  test('are eight, the others behind a toggle, which is never for a single one', () => {
    expect(shown(8)).toEqual([8, 0, false])
    expect(shown(9)).toEqual([9, 0, false])
    expect(shown(10)).toEqual([8, 2, false])
  })

  test('are searchable if there are more than twelve', () => {
    expect(shown(12)).toEqual([8, 4, false])
    expect(shown(13)).toEqual([8, 5, true])
  })

  test('begin with the chosen ones, with 0 if nothing is left, whatever the case in the address', () => {
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

test('show a swatch for a known colour, in any case', () => {
  expect(swatchOf('Merah')).toBe(swatchOf('merah'))
  expect(swatchOf('Sesuai gambar')).toBeUndefined()
  expect(swatchOf('constructor')).toBeUndefined()
})
