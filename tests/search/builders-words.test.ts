import { beforeAll, describe, expect, test } from 'vitest'

import { buildersWords } from '#server/reference/synonyms/builders-words.ts'
import { chores } from '#server/reference/synonyms/chores.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'

import { buildDemoIndex } from '../support/demo-index.ts'

const readRows = (text: string) =>
  text
    .trim()
    .split(/[;\n]/)
    .map(row => row.split('>').map(part => part.trim()))
    .map(([word = '', goods = '']) => ({ word, goods: goods.split(',').map(phrase => phrase.trim()) }))

const synonyms = synonymTable(deliveredSynonyms())
let namesOf: (keyword: string) => string[]
let readAs: (keyword: string) => string | undefined

beforeAll(() => {
  const { index, goods } = buildDemoIndex()
  const names = new Map(goods.map(({ id, name }) => [id, name]))
  const search = (keyword: string) =>
    find(index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true })
  namesOf = keyword => search(keyword).ids.map(id => names.get(id) ?? '')
  readAs = keyword => search(keyword).instead?.keyword
})

/** The goods of chores that the demo lacks: who asks for one is shown nothing. */
const unsold = new Set(['tempat beras'])

describe('[search-43] a word of the trade', () => {
  test('finds goods as it is, whatever stands in capitals or between spaces', () => {
    const words = readRows(buildersWords).map(({ word }) => word)
    expect(words.length).toBeGreaterThan(400)
    expect(words.filter(word => namesOf(word).length === 0)).toEqual([])
    expect(words.filter(word => readAs(word) !== undefined)).toEqual([])
    for (const word of words.slice(0, 40)) {
      expect(namesOf(`  ${word.toUpperCase()} `)).toEqual(namesOf(word))
    }
  })

  test('is in one list only once', () => {
    const words = readRows(buildersWords).map(({ word }) => word)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })
})

describe('[search-43] a chore', () => {
  test('names goods that are sold', () => {
    const named = new Set(readRows(chores).flatMap(({ goods }) => goods))
    expect([...named].filter(phrase => !unsold.has(phrase) && namesOf(phrase).length === 0)).toEqual([])
  })

  test('finds the same goods in its spoken and its written forms', () => {
    for (const [spoken, written] of [
      ['nempelin kaca akuarium', 'menempelkan kaca ke akuarium'],
      ['motong keramik', 'memotong keramik'],
      ['ngebor keramik', 'melubangi keramik'],
      ['ngelem sepatu jebol', 'lem sepatu jebol'],
      ['nyegah rayap di kusen', 'mencegah rayap di kusen']
    ]) {
      expect(namesOf(spoken ?? '')[0]).toBe(namesOf(written ?? '')[0])
    }
  })
})
