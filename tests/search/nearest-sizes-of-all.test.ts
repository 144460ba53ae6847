import { beforeAll, describe, expect, test } from 'vitest'

import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

let demo: DemoIndex
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
})

const namesOf = (keyword: string) =>
  find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true }).ids.map(
    id => demo.goods.find(good => good.id === id)?.name ?? ''
  )

describe('[search-47] of a size that is not sold', () => {
  test.each([
    ['keramik dinding 25x45', /25x40 cm/],
    ['hollow galvanis 4x8', /4x6 cm/],
    ['kabel nym 2x4', /2x2,5 mm/],
    ['kitchen sink 75x45', /75x40 cm/]
  ])('areas with both sides near come first: %s', (keyword, near) => {
    expect(namesOf(keyword)[0]).toMatch(near)
  })

  test('a bolt of another thread does not', () => {
    expect(namesOf('dynabolt 10x80')[0]).toMatch(/M10 x/)
  })

  test.each([
    ['rak piring 4 susun', /3 susun/],
    ['shower tangan 5 fungsi', /3 fungsi/],
    ['stop kontak uticon 4 lubang', /[35] Lubang Uticon/]
  ])('the counts next to it come first: %s', (keyword, near) => {
    expect(namesOf(keyword)[0]).toMatch(near)
  })

  test.each([
    ['tandon 1050', /1100 liter|1000 liter/],
    ['genset 2400', /2500 watt/],
    ['mesin molen 340', /350 liter/]
  ])('large bare numbers are liters or watts: %s', (keyword, near) => {
    expect(namesOf(keyword)[0]).toMatch(near)
  })
})

describe('[search-47] a profile', () => {
  test('is found by its sides and thickness in mm, as one or apart', () => {
    const sold = demo.goods.flatMap(({ name }) => /^Hollow \S+ .*?(\d)x(\d) cm (\d,\d+) mm/.exec(name) ?? [])
    expect(sold.length).toBeGreaterThan(0)
    for (const { name } of demo.goods) {
      const [, one, two, thickness] = /^Hollow \S+ .*?(\d)x(\d) cm (\d,\d+) mm/.exec(name) ?? []
      if (!one) continue
      for (const keyword of [`hollow ${one}0x${two}0x${thickness}`, `hollow ${one}x${two}x${thickness}`]) {
        expect(namesOf(keyword), keyword).toContain(name)
        expect(namesOf(keyword)[0], keyword).toContain(`${one}x${two} cm ${thickness} mm`)
      }
    }
  })

  test('keeps its sides where the thickness is not sold', () => {
    expect(namesOf('hollow 20x40x1.2')[0]).toMatch(/2x4 cm/)
    expect(namesOf('bata ringan 60x20x10')[0]).toMatch(/Tebal 10 cm/)
  })
})
