import { beforeAll, describe, expect, test } from 'vitest'

import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

let demo: DemoIndex
const delivered = deliveredSynonyms()

beforeAll(() => {
  demo = buildDemoIndex()
})

const namesOf = (keyword: string, vocabulary = delivered) =>
  find(demo.index, {
    keyword,
    synonyms: synonymTable(vocabulary),
    sort: 'rekomendasi',
    isWanted: () => true
  }).ids.map(id => demo.goods.find(good => good.id === id)?.name ?? '')

describe('[search-48] a code of a maker', () => {
  test.each([
    ['shimizu ps 128', /^Pompa Air Shimizu Sumur Dangkal 125/],
    ['ps128', /^Pompa Air .+ Sumur Dangkal 125/],
    ['mu 450', /^Perekat Keramik Mortar Utama/],
    ['toto cw 660', /^Kloset Duduk/],
    ['toto cw780j', /^Kloset Duduk/],
    ['toto tx109', /^Kran/],
    ['toto ce7', /^Kloset Jongkok Toto/],
    ['modern m-2350', /^Gerinda Tangan Modern/]
  ])('stands for the thing, as one word or two: %s', (keyword, thing) => {
    expect(namesOf(keyword)[0]).toMatch(thing)
  })

  test('is nothing without the vocabulary', () => {
    expect(namesOf('ps128', [])).toEqual([])
  })
})

describe('[search-53] of a search is left', () => {
  test('no single letter', () => {
    expect(namesOf('modern m 9999')).toEqual([])
    expect(namesOf('baut m8')[0]).toMatch(/^Baut .+ M8/)
  })

  test('no brand alone beside a thing that only the vocabulary knows', () => {
    expect(namesOf('rinnai 2 tungku')).toEqual([])
    expect(namesOf('rinnai terbaru')[0]).toMatch(/Rinnai/)
  })
})

describe('[search-48] a need', () => {
  test('speaks of the thing that the vocabulary knows, although no name begins with it', () => {
    expect(namesOf('sink dapur 2 lubang stainless ada sayapnya')[0]).toMatch(/^Kitchen Sink 2/)
  })

  test('begins with the thing that is said with its use', () => {
    expect(namesOf('atap buat kanopi yang ga berisik kalo hujan')[0]).toMatch(/^Atap/)
    expect(namesOf('atap seng berisik kalo hujan')[0]).toMatch(/Insulasi|Foil/)
  })
})

describe("[search-48] 'jadi' at the end", () => {
  test('asks for what is ready made', () => {
    expect(namesOf('cakar ayam jadi')).toEqual([])
    expect(namesOf('cakar ayam').length).toBeGreaterThan(0)
    expect(namesOf('jadi cakar ayam')).toEqual(namesOf('cakar ayam'))
  })
})
