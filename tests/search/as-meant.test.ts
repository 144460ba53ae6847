import { beforeAll, describe, expect, test } from 'vitest'

import { isMisspelt } from '#lib/search/misspelt.ts'
import { isHeardAs, isSlip, missingOf } from '#lib/search/slips.ts'

import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'
import { judge } from './judged/judge.ts'
import { precision } from './judged/measure.ts'
import { type JudgedQuery, judgedQueries, otherHands } from './judged/queries.ts'
import { misspellings, saidOtherwise, surroundings } from './judged/said-otherwise.ts'

let demo: DemoIndex
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
})

const search = (keyword: string, isVerbatim = false) =>
  find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isVerbatim })
const idsOf = (keyword: string) => search(keyword).ids

describe('[search-92] a slip of the fingers', () => {
  test('is two letters swapped, one twice or once instead of twice, or the key beside the meant one', () => {
    expect(['elbwo', 'elboww', 'elbiw', 'eelbow'].filter(typed => !isSlip(typed, 'elbow'))).toEqual([])
    expect(isSlip('galvanis', 'gallvanis')).toBe(true)
    expect(['elbow', 'ebow', 'elbaw', 'lebaw', 'elbowss'].filter(typed => isSlip(typed, 'elbow'))).toEqual([])
    expect([isSlip('kompor', 'kompon'), isSlip('', ''), isSlip('a', '')]).toEqual([false, false, false])
  })

  test('is none where a word is heard otherwise, or lacks a letter', () => {
    expect([isHeardAs('sabon', 'sabun'), isHeardAs('karfet', 'karpet'), isHeardAs('catud', 'catut')]).toEqual(
      [true, true, true]
    )
    expect([isHeardAs('sabun', 'sabun'), isHeardAs('sabun', 'sapun')]).toEqual([false, false])
    expect([
      missingOf('gendel', 'grendel'),
      missingOf('rendel', 'grendel'),
      missingOf('grndal', 'grendel')
    ]).toEqual(['r', undefined, undefined])
  })

  test('is sure in words of five letters, and a missing consonant in words of six', () => {
    expect([isMisspelt('embee', 'ember'), isMisspelt('paklu', 'palu')]).toEqual([true, false])
    expect([
      isMisspelt('gendel', 'grendel'),
      isMisspelt('ebow', 'elbow'),
      isMisspelt('kasr', 'kasur')
    ]).toEqual([true, false, true])
  })
})

describe('[search-92] a search with a word that is surely misspelt', () => {
  test.each([
    ['elbwo 3/4 dim', 'elbow 3/4 dim', 'both'],
    ['grnteng metal pasir warna hitam', 'genteng metal pasir warna hitam', 'corrected'],
    ['kicthen sink stainless 1 lubang', 'kitchen sink stainless 1 lubang', 'corrected'],
    ['lmapu dinding outdoor hitam kotak', 'lampu dinding outdoor hitam kotak', 'both'],
    ['sabon cuci piring', 'sabun cuci piring', 'both'],
    ['torne', 'toren', 'corrected']
  ])('finds what it finds without the error, and says so: %s', (typed, meant, why) => {
    expect(idsOf(typed)).toEqual(idsOf(meant))
    expect(idsOf(typed)).not.toEqual([])
    expect(search(typed).instead?.why).toBe(why)
  })

  test('is the nearest word of names, then the vocabulary, then a far word of names', () => {
    expect(search('grant 60x60').instead?.keyword).toBe('granit 60x60')
    expect(search('pillox putih').instead?.keyword).toBe('pylox putih')
    expect(search('tsepen').instead?.keyword).toBe('tespen')
    expect(search('skrp').instead?.keyword).toBe('sekrup')
  })

  test('is found as typed where exactly that is wanted', () => {
    expect(search('elbwo 3/4 dim', true).ids).toEqual([])
  })

  test('says no correction of a word that was left out', () => {
    expect(search('vinyl lantai 3mm click').instead).toEqual({ keyword: 'vinyl lantai 3mm', why: 'reduced' })
  })
})

describe('[search-93] where, when and how somebody buys', () => {
  test.each([
    'semen jakarta selatan',
    'semen gratis ongkir',
    'semen bisa cod surabaya',
    'harga semen terbaru 2026'
  ])('is no property of goods, and the notice leaves it out: %s', keyword => {
    expect(idsOf(keyword)).toEqual(idsOf('semen'))
    expect(search(keyword).instead).toEqual({ keyword: 'semen', why: 'reduced' })
  })

  test('is one where names have it', () => {
    const { names } = namesOf('bata merah mojokerto')
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(name => !name.includes('Mojokerto'))).toEqual([])
  })

  test('alone is nothing', () => {
    expect(idsOf('jakarta')).toEqual([])
    expect(idsOf('bandung surabaya')).toEqual([])
  })
})

describe('[search-94] a search', () => {
  test('may begin with how many of a thing are wanted', () => {
    expect(idsOf('2 kran air')).toEqual(idsOf('kran air'))
    expect(namesOf('4 lubang kabel roll').names[0]).toContain('4 Lubang')
  })

  test('may begin with a colour or a size', () => {
    expect(idsOf('putih wallpaper dinding motif bata')).toEqual(idsOf('wallpaper dinding motif bata putih'))
    expect(idsOf('5/8 selang air 20 meter')).toEqual(idsOf('selang air 20 meter 5/8'))
  })

  test('may say -nya of a thing', () => {
    expect(idsOf('engselnya sendok')).toEqual(idsOf('engsel sendok'))
    expect(idsOf('engselnya sendok')).not.toEqual([])
    expect(search('engselnya sendok').instead?.why).not.toBe('corrected')
  })

  test('with what is asked before the thing wants the thing and no advice', () => {
    const meant = 'lampu dinding outdoor hitam kotak'
    for (const asked of ['rekomendasi', 'merk', 'cariin', 'berapa harga']) {
      expect(idsOf(`${asked} ${meant}`)).toEqual(idsOf(meant))
    }
  })
})

/** Of the sets of all hands each fourth search, of which all is found: what is said otherwise must not cost any of it. */
function understood(): JudgedQuery[] {
  const all = [...judgedQueries, ...Object.values(otherHands).flat()].filter(
    ({ kind }, at) => at % 4 === 0 && kind !== 'while typing'
  )
  const answers = judge(demo, all)
  return all.filter((_, at) => {
    const { shown, sold } = answers[at]!
    return (sold[0] ?? 0) > 0 && precision(shown, sold) === 1
  })
}

describe('[search-95] the judged searches, said otherwise', () => {
  test.each([
    ['with a typing error', misspellings, 0.955],
    ['with what is said around a thing', surroundings, 0.985]
  ])('find what they found: %s', (_, ways, least) => {
    const queries = saidOtherwise(understood(), ways)
    const answers = judge(demo, queries)
    const reached = answers.reduce((sum, { shown, sold }) => sum + precision(shown, sold), 0) / answers.length
    expect(queries.length).toBeGreaterThan(400)
    expect(reached).toBeGreaterThan(least)
  })
})

const namesOf = (keyword: string) => {
  const nameOf = new Map(demo.goods.map(({ id, name }) => [id, name]))
  return { names: idsOf(keyword).map(id => nameOf.get(id) ?? '') }
}
