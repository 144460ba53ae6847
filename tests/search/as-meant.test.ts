import { beforeAll, describe, expect, test } from 'vitest'

import { isMisspelt } from '#lib/search/misspelt.ts'
import { isHeardAs, isSlip, missingOf } from '#lib/search/slips.ts'

import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { isCircumstance } from '#server/search/index/circumstances.ts'
import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'
import { judge } from './judged/judge.ts'
import { precision } from './judged/measure.ts'
import { type JudgedQuery, judgedQueries, otherHands } from './judged/queries.ts'
import { misspellings, saidOtherwise, shortSlips, surroundings } from './judged/said-otherwise.ts'

let demo: DemoIndex
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
})

const search = (keyword: string, isVerbatim = false) =>
  find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isVerbatim })
const idsOf = (keyword: string) => search(keyword).ids

describe('[search-92] a slip of the fingers', () => {
  test('is two letters swapped, one twice or once instead of twice, or the key beside the meant one, instead of it or too', () => {
    expect(
      ['elbwo', 'elboww', 'elbiw', 'eelbow', 'elboiw', 'wlbow', 'ewlbow'].filter(
        typed => !isSlip(typed, 'elbow')
      )
    ).toEqual([])
    expect(isSlip('galvanis', 'gallvanis')).toBe(true)
    expect(
      ['elbow', 'ebow', 'elbaw', 'lebaw', 'elbowss', 'elbown', 'zelbow'].filter(typed =>
        isSlip(typed, 'elbow')
      )
    ).toEqual([])
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
    ]).toEqual(['r', 'g', undefined])
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
    expect(idsOf('3/4 inch elbwo')).toEqual(idsOf('elbow 3/4 inch'))
    expect(idsOf('60x60 cm granit hitam')).toEqual(idsOf('granit hitam 60x60 cm'))
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

describe('[search-96] a short word with a slip of the fingers', () => {
  test.each([
    ['cta tembok', 'cat tembok'],
    ['car tembok', 'cat tembok'],
    ['vor listrik', 'bor listrik'],
    ['lampu lef', 'lampu led'],
    ['bja ringan', 'baja ringan'],
    ['paki beton', 'paku beton'],
    ['baya ringan', 'bata ringan']
  ])('is what names have beside its neighbour: %s', (typed, meant) => {
    expect(idsOf(typed)).toEqual(idsOf(meant))
    expect(search(typed).instead).toEqual({ keyword: meant, why: 'corrected' })
  })

  test.each([
    ['xat dulux', 'cat dulux'],
    ['obr bosch', 'bor bosch'],
    ['schneider mcv', 'schneider mcb'],
    ['cta avian hitam', 'cat avian hitam']
  ])('is what is sold with the other words: %s', (typed, meant) => {
    expect(idsOf(typed)).toEqual(idsOf(meant))
    expect(search(typed).instead?.keyword).toBe(meant)
  })

  test('alone is the only thing that it may be', () => {
    expect(idsOf('obr')).toEqual(idsOf('bor'))
    expect(['kos', 'jas', 'kue'].filter(word => idsOf(word).length > 0)).toEqual([])
  })

  test('is no thing where it says nothing, as what is no word of a search', () => {
    expect(idsOf('lampu yng terang')).toEqual(idsOf('lampu yang terang'))
    expect(search('merk lampu dinding outdoor hitam kotak').instead?.keyword).toBe('lampu dinding')
  })

  test('after a number is a unit', () => {
    expect(idsOf('lampu led kuning 5 wayt')).toEqual(idsOf('lampu led kuning 5 watt'))
  })
})

describe('[search-97] a word that is near one that says nothing', () => {
  test('is left out, and said to be', () => {
    expect(search('semen buruh').instead).toEqual({ keyword: 'semen', why: 'reduced' })
    expect(idsOf('semen buruh')).toEqual(idsOf('semen'))
  })

  test('is what it was meant as where names have that', () => {
    expect(search('granit 60x60 buat lantia').instead?.keyword).toBe('granit 60x60 lantai')
  })
})

test('[search-96] a misspelt word of a need is read as meant', () => {
  expect(idsOf('lantai lcin kamar mandi')).toEqual(idsOf('lantai licin kamar mandi'))
  expect(idsOf('lantai lcin kamar mandi')).not.toEqual([])
})

test('[search-93] 2040 is a size and no year', () => {
  expect([isCircumstance('2040'), isCircumstance('2030'), isCircumstance('2026')]).toEqual([
    false,
    false,
    true
  ])
  expect(idsOf('harga semen 2026')).toEqual(idsOf('harga semen'))
})

test('[search-1] words that every object has are words like others', () => {
  for (const word of ['constructor', 'toString', '__proto__'])
    expect(() => search(`${word} 60x60`)).not.toThrow()
})

test('[search-92] what other spellings find does not depend on the order of the vocabulary', () => {
  const rows = [
    { word: 'membrane', phrase: 'membrana' },
    { word: 'membrana', phrase: 'membran' },
    { word: 'membran', phrase: 'lembaran' }
  ]
  const sorted = (table: ReadonlyMap<string, readonly string[]>) =>
    [...table].map(([word, phrases]) => [word, phrases.toSorted()] as const).toSorted()
  expect(sorted(synonymTable(rows))).toEqual(sorted(synonymTable(rows.toReversed())))
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
    ['with a typing error', misspellings, 0.965],
    ['with a slip in a short word', shortSlips, 0.9],
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
