import { beforeAll, describe, expect, test } from 'vitest'

import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { find } from '#server/search/index/find.ts'
import type { ProductFacts } from '#server/search/index/product-entry.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

// What a search says that it was read as, on the goods of the demo.

let demo: DemoIndex
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
})

const noticeOf = (keyword: string, index = demo.index) =>
  find(index, { keyword, synonyms, sort: 'rekomendasi' }).instead

/** The demo's goods, and one more. */
function withGood(name: string): CatalogueIndex<ProductFacts> {
  const index = new CatalogueIndex<ProductFacts>()
  for (const entry of demo.goods) index.put(entry)
  index.put({ ...demo.goods[0]!, id: demo.goods.length + 1, name })
  return index
}

describe('[search-88] the notice of a search', () => {
  test.each([
    ['bor listrik makita mt60', 'bor listrik makita', 'both'],
    ['bor listrik makita mt 60', 'bor listrik makita', 'reduced'],
    ['mt 60', 'bor', 'reduced'],
    ['shimizu ps 128', 'shimizu pompa air sumur dangkal', 'reduced'],
    ['modern m2350b', 'gerinda tangan', 'reduced'],
    // Both words are in names, but not together.
    ['mu 200', 'mortar acian', 'reduced']
  ])('names no model number that no name has: %s', (keyword, said, why) => {
    expect(noticeOf(keyword)).toEqual({ keyword: said, why })
  })

  test.each([
    ['kabel nyy 2x1.5', 'kabel 2x1.5'],
    ['kabel nyy 4x10', 'kabel'],
    ['supreme nyy', 'supreme kabel nym'],
    ['hdf', 'mdf']
  ])('names no kind of which another one is shown: %s', (keyword, said) => {
    expect(noticeOf(keyword)).toEqual({ keyword: said, why: 'reduced' })
  })

  test.each(['hebel', 'kabel nym 2x1.5', 'wc duduk', 'kabel isi 2', 'keramik 600x600', 'triplek 12 mili'])(
    'is not about another word for the same thing: %s',
    keyword => expect(noticeOf(keyword)).toBeUndefined()
  )

  test.each([
    ['bor makita mt 60', 'Bor Tembok Makita MT60'],
    ['bor makita mt 60', 'Bor Tembok Makita MT 60'],
    ['kabel nyy 2x1.5', 'Kabel NYY Supreme 2x1,5 mm']
  ])('is not given where a name has it: %s, %s', (keyword, name) => {
    expect(noticeOf(keyword, withGood(name))).toBeUndefined()
  })

  test('leads to what has exactly these words', () => {
    const exactly = (keyword: string) =>
      find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isVerbatim: true })
    expect(exactly('kabel nyy 2x1.5')).toEqual({ ids: [], total: 0, instead: undefined })
    expect(exactly('hebel').total).toBeGreaterThan(0)
  })

  test('is not given while a code is being typed, which has suggestions', () => {
    const typing = { keyword: 'kabel nyy', synonyms, isTyping: true, isVerbatim: true }
    const found = find(demo.index, { ...typing, sort: 'rekomendasi' })
    expect([found.total > 0, found.instead]).toEqual([true, undefined])
  })
})

describe('[search-89] a misspelt word beside words that are left out', () => {
  test.each([
    ['saower kamar mandi', 'shower', 'both'],
    ['saower', 'shower', 'corrected'],
    ['shower zzqqxxw', 'shower', 'reduced']
  ])('is said with them: %s', (keyword, said, why) => {
    expect(noticeOf(keyword)).toEqual({ keyword: said, why })
  })
})
