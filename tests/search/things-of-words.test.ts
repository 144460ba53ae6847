import { describe, expect, test } from 'vitest'

import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { find } from '#server/search/index/find.ts'
import type { ProductFacts } from '#server/search/index/product-entry.ts'
import { queryGroups, synonymTable } from '#server/search/index/query-groups.ts'

const names = [
  'Pintu Ukir Woodline',
  'Pintu Panel Jati',
  'Pahat Kayu Tekiro',
  'Lampu Meja Informa',
  'Lampu LED Philips 7 watt',
  'Meteran Tekiro 5 m',
  'Sekrup Gypsum 1 inch',
  'Sekrup Baja Ringan 2 inch',
  'Sekrup Kayu 2 inch',
  'Stop Kontak Lantai tanam',
  'Stop Kontak Broco inbow',
  'Cat Kayu Avian 1 kg',
  'Amplas Kain 5 lembar'
]
const table = synonymTable([
  { word: 'kayu/pintu + ukir/pahat', phrase: 'pahat kayu' },
  { word: 'lampu tidur', phrase: 'lampu meja' },
  { word: 'lampu + tidur/redup', phrase: 'lampu led' },
  { word: 'cat kayu', phrase: 'cat kayu' },
  { word: 'kayu + cat + kelupas', phrase: 'amplas' },
  { word: 'skrup', phrase: 'sekrup' },
  { word: 'sekrup reng', phrase: 'sekrup baja ringan' },
  { word: 'stop kontak', phrase: 'stopkontak' },
  { word: 'stop kontak tanam', phrase: 'stop kontak inbow' }
])
const index = new CatalogueIndex<ProductFacts>()
for (const [i, name] of names.entries()) {
  const facts = { isSold: false, rank: 0, price: i } as ProductFacts
  const description = name.startsWith('Pahat') ? 'Untuk bangunan' : ''
  index.put({ id: i, name, merk: '', variants: '', category: '', branches: '', description, facts })
}
const search = (keyword: string) => {
  const found = find(index, { keyword, synonyms: table, sort: 'rekomendasi', isWanted: () => true })
  return { names: found.ids.map(id => names[id]), instead: found.instead }
}
const typed = (keyword: string) => queryGroups(keyword, table).map(group => group.typed)

describe('[search-70] a phrase of the vocabulary', () => {
  test('is one in another spelling of a word', () => {
    expect(search('skrup reng').names).toEqual(['Sekrup Baja Ringan 2 inch'])
    expect(search('skrup').names).toHaveLength(3)
    expect(queryGroups('skrup reng', table)[0]?.said).toBe('skrup reng')
  })

  test('is one with a colour before its last word, which is asked for too', () => {
    expect(typed('stop kontak putih tanam')).toEqual(['stop kontak tanam', 'putih'])
    expect(search('stop kontak putih tanam').names).toContain('Stop Kontak Broco inbow')
  })

  test('keeps a colour that ends it or stands in none', () => {
    expect(typed('stop kontak putih')).toEqual(['stop kontak', 'putih'])
    expect(typed('putih stop kontak tanam')).toEqual(['putih', 'stop kontak tanam'])
    expect(typed('cat putih semprot')).toEqual(['cat', 'putih', 'semprot'])
  })
})

describe('[search-71] a need', () => {
  test('is not read where names have its words as one thing', () => {
    expect(search('pintu kayu ukir').names[0]).toBe('Pintu Ukir Woodline')
    expect(search('mau ukir kayu').names).toEqual(['Pahat Kayu Tekiro'])
  })

  test('is not read where a phrase of the vocabulary with which the search begins says all of it', () => {
    expect(search('lampu tidur warm white').names).toEqual(['Lampu Meja Informa'])
    expect(search('lampu buat tidur').names).toEqual(['Lampu Meja Informa'])
    expect(search('lampu yang redup').names).toEqual(['Lampu LED Philips 7 watt'])
  })

  test('is read where it says more than the thing', () => {
    expect(search('cat kayu kelupas').names[0]).toBe('Amplas Kain 5 lembar')
  })
})

describe('[search-72] a thing and another known word written as one', () => {
  test('are both read, and either may be left out', () => {
    expect(search('meteranbangunan')).toEqual({
      names: ['Meteran Tekiro 5 m'],
      instead: { keyword: 'meteran', why: 'both' }
    })
  })

  test('are not where the second word is in no text', () => {
    expect(search('meteranxyzqw').names).toEqual([])
  })
})
