import { describe, expect, test } from 'vitest'

import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { find } from '#server/search/index/find.ts'
import type { ProductFacts } from '#server/search/index/product-entry.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'

const names = [
  'Kran Air Tembok Onda 1/2 inch',
  'Cat Kayu & Besi Avian 1 kg',
  'Mesin Cuci LG 7 kg',
  'Sarung Tangan Cuci',
  'Blender Kaca 1 liter',
  'Blender Plastik 1 liter',
  'Paku Kayu 2 inch',
  'Paku Kayu 3 inch',
  'Paku Kayu 5 inch',
  'Elbow PVC 4 inch',
  'Elbow PVC 1/2 inch',
  'Cat Tembok Vinilex 5 kg',
  'Cat Tembok Vinilex 25 kg',
  'Plafon PVC Lis Emas',
  'Lis Profil Gypsum',
  'Anti Rayap Kayu 1 liter',
  'Tandon Air 550 liter',
  'Tandon Air 1100 liter'
]
const table = synonymTable([
  { word: 'anti/tahan + karat', phrase: 'cat kayu besi' },
  { word: 'kayu + rayap', phrase: 'anti rayap' },
  { word: 'kunci/gembok + digital', phrase: 'kunci digital' },
  { word: 'cat besi', phrase: 'cat kayu besi' },
  { word: 'kran air', phrase: 'kran' },
  { word: 'lis plafon', phrase: 'lis profil' }
])
const index = new CatalogueIndex<ProductFacts>()
for (const [i, name] of names.entries()) {
  const facts = { isSold: false, rank: 0, price: i } as ProductFacts
  const merk = name.includes('Onda') ? 'Onda' : ''
  index.put({ id: i, name, merk, variants: '', category: '', branches: '', description: '', facts })
}
const search = (keyword: string) =>
  find(index, { keyword, synonyms: table, sort: 'rekomendasi', isWanted: () => true }).ids.map(
    id => names[id]
  )

describe('[search-40] the thing with which a search begins', () => {
  test('is what a need must speak of', () => {
    expect(search('kran air stainless anti karat')[0]).toBe(names[0])
    expect(search('cat besi anti rayap kayu')[0]).toBe(names[1])
    expect(search('anti karat pagar')[0]).toBe(names[1])
  })

  test('may follow its brand', () => {
    expect(search('onda kunci digital')).toEqual([])
  })

  test('is no purpose', () => {
    expect(search('pelapis kayu biar tidak dimakan rayap')).toEqual([names[15]])
  })

  test('is a machine with what it is for, and nothing else of it where that is not sold', () => {
    expect(search('mesin cuci bukaan depan')).toEqual([names[2]])
    expect(search('mesin kaca bukaan depan')).toEqual([])
  })

  test('begins the names that come first, not another word of its phrase', () => {
    expect(search('lis plafon')[0]).toBe(names[14])
  })
})

describe('[search-41] a word after a denial', () => {
  test.each(['blender kaca bukan plastik', 'blender bukan plastik kaca', 'blender kaca selain plastik'])(
    'is not searched: %s',
    text => {
      expect(search(text)).toEqual([names[4]])
    }
  )
})

describe('[search-42] a size that is not sold', () => {
  const nearest = (text: string) => search(text)[0]

  test.each([
    [5, 6],
    [7, 7],
    [8, 7],
    [12, 8],
    [13, 8]
  ])('in cm shows the nearest one in inches: %i', (cm, at) => {
    for (const text of [`${cm} cm`, `${cm}cm`, `${cm * 10} mm`, `${cm} senti`]) {
      expect(nearest(`paku kayu ${text}`)).toBe(names[at])
    }
  })

  test('as a fraction is of inches', () => {
    for (const text of ['3/4', '5/8', '3/4 inch']) expect(nearest(`elbow ${text}`)).toBe(names[10])
    expect(nearest('elbow 3 1/2')).toBe(names[9])
  })

  test('may be large', () => {
    expect([nearest('cat tembok 20 kg'), nearest('cat tembok 6 kg')]).toEqual([names[12], names[11]])
    expect([nearest('tandon 1000 liter'), nearest('tandon 600 l')]).toEqual([names[17], names[16]])
  })
})
