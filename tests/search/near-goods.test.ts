import { describe, expect, test } from 'vitest'

import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { find } from '#server/search/index/find.ts'
import type { ProductFacts } from '#server/search/index/product-entry.ts'

const names = [
  'Lampu LED Philips Bulb 40 watt',
  'Lampu LED Philips Bulb 7 watt',
  'Lampu LED Osram Bulb 12 watt',
  'Bor Tembok Makita 13 mm',
  'Bor Cordless Makita 10 mm',
  'Bor Cordless Bosch 10 mm',
  'Bor Tembok Modern 13 mm',
  'Pipa PVC AW 3 inch'
]
const index = new CatalogueIndex<ProductFacts>()
for (const [i, name] of names.entries()) {
  // The least similar ones rank highest.
  const facts = {
    isSold: false,
    rank: name.includes('Modern') || name.includes('40') ? 1 : 0,
    price: i
  } as ProductFacts
  index.put({ id: i, name, merk: '', variants: '', category: '', branches: '', description: '', facts })
}
const namesFor = (keyword: string, sort: 'rekomendasi' | 'termahal' = 'rekomendasi') => {
  const found = find(index, { keyword, synonyms: new Map(), sort, isWanted: () => true })
  return { names: found.ids.map(id => names[id]), instead: found.instead?.keyword }
}

describe('[search-7] what is not sold as searched', () => {
  test('is followed by the nearest sizes of the same thing', () => {
    const { names: found, instead } = namesFor('lampu led 9 watt')
    expect(found).toEqual([names[1], names[2], names[0]])
    expect(instead).toBe('lampu led')
  })

  test('is followed by the rest of the thing where few are left, in every order', () => {
    const { names: found, instead } = namesFor('bor makita 10 mm kuning')
    expect(found).toHaveLength(4)
    expect([found[0], found[3]]).toEqual([names[4], names[6]])
    expect(instead).toBe('bor makita 10 mm')
    expect(namesFor('bor makita 10 mm kuning', 'termahal').names[0]).toBe(names[4])
  })

  test('is not followed by others where all words match', () => {
    expect(namesFor('bor makita 10 mm').names).toEqual([names[4]])
  })
})
