import { beforeAll, describe, expect, test } from 'vitest'

import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

// Every size that is sold is found in all the ways in which builders write it.

let demo: DemoIndex
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
})

const idsOf = (keyword: string) =>
  find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true }).ids

/** Head of a name and size, '\0' between them, for each pattern of sizes that occurs in names. */
const soldBy = (pattern: RegExp): [head: string, ...size: string[]][] => {
  const seen = new Map<string, [string, ...string[]]>()
  for (const { name } of demo.goods) {
    const [head = ''] = name.toLowerCase().split(' ')
    const [, ...size] = pattern.exec(name) ?? []
    if (size.length > 0 && /^[a-z]{3,}$/.test(head)) seen.set([head, ...size].join(' '), [head, ...size])
  }
  return [...seen.values()]
}

/** All spellings of a size after its head return the goods of the first one, which are some. */
function expectSame(spellings: readonly string[]): void {
  const [first = '', ...others] = spellings
  const sold = idsOf(first)
  expect(sold, first).not.toEqual([])
  for (const other of others) expect(idsOf(other), `${other} as ${first}`).toEqual(sold)
}

describe('[search-6] every spelling of a sold size finds the same goods', () => {
  test('of inches, whole and as fractions', () => {
    const sold = soldBy(/ (\d+(?: \d\/\d)?|\d\/\d) inch/)
    expect(sold.length).toBeGreaterThan(30)
    for (const [head, size] of sold)
      expectSame([
        ...['inch', ' inch', 'in', ' in', '"', "''", ' inci', ' dim'].map(unit => `${head} ${size}${unit}`),
        ...(/^\d/.test(size!) ? [`${head}${size}inch`, `${head}${size}"`] : [])
      ])
  })

  test('of areas and cross sections', () => {
    const sold = soldBy(/ (\d+)x(\d+) cm/)
    expect(sold.length).toBeGreaterThan(30)
    for (const [head, a, b] of sold)
      expectSame([
        `${head} ${a}x${b}`,
        `${head} ${a} x ${b}`,
        `${head} ${a}×${b}`,
        `${head} ${a}*${b}`,
        `${head}${a}x${b}`
      ])
  })

  test('of timber and broken stone, with a slash, a dash or a cross', () => {
    const timber = soldBy(/^(?:Kaso|Reng|Kayu).* (\d)x(\d{1,2}) cm/)
    const stone = soldBy(/^Batu Split.* (\d)-(\d)/)
    expect(timber.length).toBeGreaterThan(4)
    expect(stone.length).toBeGreaterThan(1)
    for (const [head, a, b] of timber)
      expectSame([`${head} ${a}x${b}`, `${head} ${a}/${b}`, `${head} ${a}-${b}`])
    for (const [, a, b] of stone)
      expectSame([`batu split ${a}-${b}`, `batu split ${a}/${b}`, `batu split ${a}x${b}`])
  })

  test('of measures, apart from their word and together with it', () => {
    const sold = soldBy(/ (\d+(?:,\d+)?) (mm|kg|liter|watt)(?: |$)/)
    expect(sold.length).toBeGreaterThan(100)
    for (const [head, value, unit] of sold)
      expectSame([`${head} ${value} ${unit}`, `${head} ${value}${unit}`, `${head}${value}${unit}`])
  })

  test('of bolts: thread and length in one', () => {
    const sold = soldBy(/ M(\d+) x (\d+) mm/)
    expect(sold.length).toBeGreaterThan(2)
    for (const [head, thread, length] of sold)
      expectSame([
        `${head} M${thread} x ${length} mm`,
        `${head} m${thread}x${length}`,
        `${head} m${thread} x ${length}`
      ])
  })
})

describe('[search-64] an area with its larger side first', () => {
  test('finds the same goods', () => {
    const sold = soldBy(/ (\d+)x(\d+) cm/).filter(([, a, b]) => Number(a) < Number(b))
    expect(sold.length).toBeGreaterThan(20)
    for (const [head, a, b] of sold)
      expect(new Set(idsOf(`${head} ${b}x${a}`)), `${head} ${b}x${a}`).toEqual(
        new Set(idsOf(`${head} ${a}x${b}`))
      )
  })
})

describe("[search-62] 'kecil' and 'besar'", () => {
  const namesOf = (keyword: string) => {
    const byId = new Map(demo.goods.map(({ id, name }) => [id, name]))
    return idsOf(keyword).map(id => byId.get(id) ?? '')
  }

  test('ask for the smallest and the largest pack of what is sold by weight or volume', () => {
    expect(namesOf('lem aibon kecil')[0]).toMatch(/350 gr/)
    expect(namesOf('lem aibon besar')[0]).toMatch(/700 gr/)
    expect(namesOf('tandon kecil')[0]).toMatch(/ 500 liter/)
    expect(namesOf('rice cooker mini')).toHaveLength(namesOf('rice cooker').length)
  })

  test('are words where goods are named so', () => {
    expect(namesOf('lampu gantung kecil')[0]).toMatch(/kecil/)
  })
})
