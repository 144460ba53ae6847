import { beforeAll, describe, expect, test } from 'vitest'

import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { find } from '#server/search/index/find.ts'
import { misspeltPhrases } from '#server/search/index/misspelt-phrases.ts'
import type { ProductFacts } from '#server/search/index/product-entry.ts'
import { queryGroups, synonymTable } from '#server/search/index/query-groups.ts'
import { Vocabulary } from '#server/search/index/vocabulary.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

// Searches of which all but a word, or a letter, is known, on the goods of the demo.

let demo: DemoIndex
let nameOf: ReadonlyMap<number, string>
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
  nameOf = new Map(demo.goods.map(({ id, name }) => [id, name]))
})

const namesOf = (keyword: string): string[] =>
  find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true }).ids.map(
    id => nameOf.get(id) ?? ''
  )
const others = (keyword: string, meant: RegExp) =>
  namesOf(keyword)
    .slice(0, 5)
    .filter(name => !meant.test(name))

describe('[search-82] a short word without a letter', () => {
  test.each([
    ['cat bsi hitam', /^Cat Kayu & Besi/],
    ['cat kyu', /^Cat Kayu & Besi/]
  ])('is a word of a phrase that the vocabulary has: %s', (keyword, meant) => {
    expect(namesOf(keyword).length).toBeGreaterThan(0)
    expect(others(keyword, meant)).toEqual([])
  })
})

describe('[search-90] a short word that may be a word of several phrases', () => {
  const groups = queryGroups('pompa ai', new Map())
  const index = { vocabulary: new Vocabulary() }
  const meant = (...phrases: string[]) =>
    misspeltPhrases(index, groups, new Map(phrases.map(phrase => [phrase, ['pompa']]))).map(
      ({ typed }) => typed
    )

  test('is none of these', () => {
    expect(meant('pompa air')).toEqual(['pompa air'])
    expect(meant('pompa air', 'pompa asi')).toEqual(['pompa', 'ai'])
  })
})

describe('[search-83] a misspelt thing with the room where it is used', () => {
  test('is found without the room', () => {
    expect(namesOf('saower kamar mandi').length).toBeGreaterThan(5)
    expect(others('saower kamar mandi', /^Shower/)).toEqual([])
  })

  test('and with words that say what it is does not become another thing', () => {
    expect(namesOf('gembor tanaman')).toEqual([])
    expect(namesOf('gembor taman')).toEqual([])
  })
})

describe("[search-84] 'kamar' after a thing", () => {
  test('is no bathroom', () => {
    expect(namesOf('pintu kamar kayu').length).toBeGreaterThan(0)
    expect(namesOf('pintu kamar kayu').filter(name => /kamar mandi/i.test(name))).toEqual([])
  })

  test('is a bathroom where it is said, and a part of what the vocabulary knows', () => {
    expect(others('pintu kamar mandi', /^Pintu Kamar Mandi/)).toEqual([])
    expect(namesOf('kunci kamar')[0]).toMatch(/kunci/i)
  })
})

describe('[search-85] a word with other vowels', () => {
  test.each([
    ['gragaji kayu', /^Gergaji/],
    ['gergujo kayu', /^Gergaji/]
  ])('is the one of the same consonants: %s', (keyword, meant) => {
    expect(namesOf(keyword).length).toBeGreaterThan(0)
    expect(others(keyword, meant)).toEqual([])
  })

  test('has four of them, or it may be many words', () => {
    expect(namesOf('kabalo')).toEqual([])
  })

  test('is no vegetable', () => {
    expect(namesOf('kentang')).toEqual([])
  })
})

describe('[search-86] a size that is not sold', () => {
  test.each(['polycarbonate 5mm', '5mm polycarbonate'])(
    'is left out beside the only word of one thing, with which no name begins: %s',
    keyword => {
      expect(namesOf(keyword).length).toBeGreaterThan(0)
      expect(others(keyword, /^Atap Polycarbonate/)).toEqual([])
    }
  )

  test.each([
    [50, 50],
    [51, 0]
  ])('is left out beside a word of at most fifty goods: of %i are %i found', (count, found) => {
    const index = new CatalogueIndex<ProductFacts>()
    for (let id = 1; id <= count; id += 1)
      index.put({ ...demo.goods[0]!, id, merk: '', name: `Atap Qolikarbo ${id}A` })
    expect(find(index, { keyword: 'qolikarbo 777mm', synonyms, sort: 'rekomendasi' }).ids).toHaveLength(found)
  })

  test('stays beside a word of many things', () => {
    expect(namesOf('hitam 777mm')).toEqual([])
  })
})

describe("[search-87] a brand's line", () => {
  test('tells more than a size', () => {
    expect(namesOf('rucika aw 1 inch')[0]).toMatch(/^Pipa PVC Rucika AW/)
  })

  test('is no single letter', () => {
    expect(namesOf('wavin d 3 inch')[0]).toMatch(/3 inch/)
  })
})
