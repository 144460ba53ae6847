import { describe, expect, test } from 'vitest'

import type { Sort } from '#lib/catalogue/list-filters.ts'
import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { find } from '#server/search/index/find.ts'
import type { ProductEntry, ProductFacts } from '#server/search/index/product-entry.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'

const facts: ProductFacts = {
  price: 10_000,
  isSold: false,
  rank: 0.5,
  sold: 0,
  sold30d: 0,
  createdAt: 0,
  rating: 5,
  brand: '',
  sizes: [],
  colors: [],
  type: 'material',
  condition: 'new',
  categories: [1, 2, 3],
  shopId: 1,
  provinceId: 1,
  cityId: 1,
  isFreeShipping: false,
  isPreOrder: false
}
const nothing = { merk: '', category: '', branches: '', variants: '', description: '' }

type Goods = Partial<Omit<ProductEntry, 'facts' | 'id'>> & { name: string; facts?: Partial<ProductFacts> }

const synonyms = synonymTable([
  { word: 'hebel', phrase: 'bata ringan' },
  { word: 'spandex', phrase: 'spandek' },
  { word: 'lem pipa', phrase: 'lem pvc' }
])

/** The names that a search of these goods shows, in order, and the note about a changed search. */
function search(
  keyword: string,
  goods: readonly (Goods | string)[],
  options: { isVerbatim?: boolean; isTyping?: boolean; sort?: Sort; kmFrom?: (cityId: number) => number } = {}
) {
  const index = new CatalogueIndex<ProductFacts>()
  const entries = goods.map(one => (typeof one === 'string' ? { name: one } : one))
  for (const [i, one] of entries.entries())
    index.put({ ...nothing, ...one, id: i + 1, facts: { ...facts, ...one.facts } })
  const { ids, instead } = find(index, {
    sort: 'rekomendasi',
    isWanted: () => true,
    ...options,
    keyword,
    synonyms
  })
  return { names: ids.map(id => entries[id - 1]?.name), instead }
}

const names = (...[keyword, goods, options]: Parameters<typeof search>) =>
  search(keyword, goods, options).names

describe('a match', () => {
  test('[search-2] has all words, in name, brand, variant or category', () => {
    const paint = {
      name: 'Cat Tembok 5 kg',
      merk: 'Dulux',
      variants: 'Putih | Krem',
      category: 'Cat Interior'
    }
    for (const keyword of ['cat dulux', 'cat putih', 'cat interior krem', 'tembok 5kg'])
      expect(names(keyword, [paint, 'Kuas Roda'])).toEqual(['Cat Tembok 5 kg'])
  })

  test('[search-2] has the last word as a prefix, unless it is complete', () => {
    expect(names('pipa rucik', ['Pipa Rucika'])).toEqual(['Pipa Rucika'])
    expect(names('cat', ['Cat Tembok', 'Catatan Harian'])).toEqual(['Cat Tembok'])
    expect(names('ruc pipa', ['Pipa Rucika'], { isVerbatim: true })).toEqual([])
  })

  test('[search-2] has the last word as a prefix even if a description contains that word; no description matches a prefix', () => {
    const goods = ['Atap Zincalume', { name: 'Baut Roda', description: 'Lapisan zinc' }]
    expect(names('zinc', goods)).toEqual(['Atap Zincalume'])
    const drill = { name: 'Bor Roda', description: 'Dengan charger' }
    expect(names('bor char', [drill], { isVerbatim: true })).toEqual([])
    expect(names('bor charger', [drill])).toEqual(['Bor Roda'])
  })

  test('[search-2] is anything with a prefix of the single word being typed', () => {
    expect(names('pipa r', ['Pipa Rucika', 'Pipa Wavin'], { isTyping: true })).toEqual(['Pipa Rucika'])
    expect(names('granit 60x', ['Granit 60x60'], { isTyping: true })).toEqual(['Granit 60x60'])
  })

  test('[search-2] has the word in its name, rather than in a broad category', () => {
    const branches = 'Keramik & Granit'
    const goods = [
      { name: 'Keramik Lantai', branches },
      { name: 'Batu Alam', branches: 'Keramik & Granit Sanitari' }
    ]
    expect(names('keramik', goods)).toEqual(['Keramik Lantai'])
    expect(names('sanitari', goods)).toEqual(['Batu Alam'])
  })

  test('[search-3] in a description comes after those in names, and never alone', () => {
    const brush = { name: 'Kuas Granit', description: 'Untuk cat tembok dan granit, tahan karat' }
    expect(names('kuas karat', [brush])).toEqual(['Kuas Granit'])
    const paints = [
      { name: 'Cat Kolam', description: 'Melekat pada granit' },
      { name: 'Cat Granit', facts: { rank: 0 } }
    ]
    expect(names('cat granit', paints)).toEqual(['Cat Granit', 'Cat Kolam'])
    // The searched word is in the name: a brush is not paint because its description mentions it.
    expect(names('cat granit', [brush, ...paints])).toEqual(['Cat Granit', 'Cat Kolam'])
    expect(names('tembok', [brush])).toEqual([])
    expect(names('tembok granit', [brush])).toEqual([])
  })

  test('[search-2] in a category of several things counts by the one in the name, or by all if none is', () => {
    const category = 'Saklar & Lampu'
    expect(names('saklar', [{ name: 'Lampu LED', category }])).toEqual([])
    expect(names('saklar', [{ name: 'Dimmer', category }])).toEqual(['Dimmer'])
  })

  test('[search-30] of ceramic tiles is followed by granite only with a size', () => {
    const tiles = ['Granit Tile Hitam 60x60', 'Keramik Lantai Hitam 60x60']
    expect(names('keramik 60x60', tiles)).toEqual(tiles.toReversed())
    expect(names('keramik hitam', tiles)).toEqual(['Keramik Lantai Hitam 60x60'])
  })

  test('[search-5] may have the trade’s synonym', () => {
    expect(names('hebel 10 cm', ['Bata Ringan 10 cm', 'Bata Merah 10 cm'])).toEqual(['Bata Ringan 10 cm'])
  })

  test('[search-6] has the size', () => {
    const bars = ['Besi Beton 8 mm x 12 m', 'Besi Beton 10 mm x 12 m', 'Besi Beton 12 mm x 12 m']
    expect(names('besi 10', bars)).toEqual(['Besi Beton 10 mm x 12 m'])
    expect(names('besi beton 10 mm', bars)).toEqual(['Besi Beton 10 mm x 12 m'])
    expect(names('besi 12', bars)).toEqual(['Besi Beton 12 mm x 12 m'])
  })
})

describe('the order', () => {
  test('[search-3] puts the head of a name before its complement', () => {
    expect(names('keramik', ['Perekat Keramik', 'Keramik Lantai'])[0]).toBe('Keramik Lantai')
  })

  test('[search-3] puts names that begin with a later word before those that begin with none', () => {
    const glue = { name: 'Lem Pipa PVC', facts: { rank: 0.7 } }
    expect(names('pvc pipa', [glue, 'Pipa PVC'])).toEqual(['Pipa PVC', 'Lem Pipa PVC'])
  })

  test('[search-3] puts adjacent words before separate ones', () => {
    expect(names('semen putih', ['Semen Merah Putih', 'Semen Putih Gajah'])[0]).toBe('Semen Putih Gajah')
  })

  test('[search-3] puts a name before a brand, and a brand before a variant', () => {
    const goods = [
      { name: 'Kran Satu', variants: 'Roda' },
      { name: 'Kran Dua', merk: 'Roda' },
      { name: 'Kran Roda' }
    ]
    expect(names('roda', goods)).toEqual(['Kran Roda', 'Kran Dua', 'Kran Satu'])
  })

  test('[search-3] puts bestsellers first among equals', () => {
    const goods = [
      { name: 'Semen Satu', facts: { rank: 0.2 } },
      { name: 'Semen Dua', facts: { rank: 0.8 } }
    ]
    expect(names('semen', goods)).toEqual(['Semen Dua', 'Semen Satu'])
  })

  test('[search-8] puts available goods first, in every order', () => {
    const goods = [
      { name: 'Semen Habis', facts: { isSold: true, price: 1, rank: 1 } },
      { name: 'Semen Ada', facts: { price: 9, rank: 0 } }
    ]
    for (const sort of ['rekomendasi', 'termurah', 'terlaris'] as const)
      expect(names('semen', goods, { sort })).toEqual(['Semen Ada', 'Semen Habis'])
  })

  test('[search-29] puts the nearest first, within a city recommended ones, and sold-out ones last', () => {
    const goods = [
      { name: 'Semen Jauh', facts: { cityId: 3, rank: 9 } },
      { name: 'Semen Dekat Lama', facts: { cityId: 1, rank: 0.1 } },
      { name: 'Semen Dekat Laku', facts: { cityId: 1, rank: 0.9 } },
      { name: 'Semen Dekat Habis', facts: { cityId: 1, rank: 9, isSold: true } },
      { name: 'Semen Tetangga', facts: { cityId: 2, rank: 0.5 } },
      { name: 'Semen Entah', facts: { cityId: 4, rank: 9 } }
    ]
    const kmFrom = (cityId: number) => [0, 0.2, 12, 900][cityId] ?? Infinity
    const order = [
      'Semen Dekat Laku',
      'Semen Dekat Lama',
      'Semen Tetangga',
      'Semen Jauh',
      'Semen Entah',
      'Semen Dekat Habis'
    ]
    expect(names('semen', goods, { sort: 'terdekat', kmFrom })).toEqual(order)
    expect(names('', goods, { sort: 'terdekat', kmFrom })).toEqual(order)
  })

  test('[search-3] chosen by the buyer keeps matches in descriptions last', () => {
    const goods = [
      { name: 'Cat Kolam', description: 'untuk tembok', facts: { price: 1 } },
      { name: 'Cat Tembok', facts: { price: 9 } }
    ]
    expect(names('cat tembok', goods, { sort: 'termurah' })).toEqual(['Cat Tembok', 'Cat Kolam'])
  })
})

describe('[search-17] the note about another reading', () => {
  test('uses the words that were typed', () => {
    expect(search('pipa 4 m biru', ['Pipa 4 m', 'Cat Biru']).instead).toEqual({
      keyword: 'pipa 4 m',
      why: 'reduced'
    })
  })

  test('never contains a part of a size', () => {
    expect(search('kabel 3x25', ['Kabel 3 Lubang', 'Kabel 25 m']).instead?.keyword).toBe('kabel')
  })

  test('contains at most four left-out words', () => {
    expect(names('keramik satu dus lebih nyaman', ['Keramik Roda'])).toEqual(['Keramik Roda'])
    expect(names('keramik aaqq bbqq ccqq ddqq eeqq', ['Keramik Roda'])).toEqual([])
  })
})

describe('[search-4] a typing error', () => {
  test('is corrected, with a note', () => {
    const { names, instead } = search('smen', ['Semen Gresik'])
    expect([names, instead]).toEqual([['Semen Gresik'], { keyword: 'semen', why: 'corrected' }])
  })

  test('can be one word written as two, two as one with an error, or a phrase of the trade as one', () => {
    expect(search('gen teng metal', ['Genteng Metal']).instead?.keyword).toBe('genteng metal')
    expect(names('waterheter listrik', ['Water Heater Listrik'])).toEqual(['Water Heater Listrik'])
    expect(names('lempipa', ['Lem PVC'])).toEqual(['Lem PVC'])
    // Both are words of names: 'cat luar' stays two words.
    expect(search('cat luar', ['Cat Luar', 'Catluar Satu']).names).toEqual(['Cat Luar'])
  })

  test('is kept for a verbatim search', () => {
    expect(search('smen', ['Semen Gresik'], { isVerbatim: true })).toEqual({ names: [], instead: undefined })
  })

  test('can be two words written as one, a code written apart, or a misspelt synonym', () => {
    expect(search('tigaroda', ['Semen Tiga Roda']).instead?.keyword).toBe('tiga roda')
    expect(names('gsb550', ['Bor GSB 550'])).toEqual(['Bor GSB 550'])
    expect(names('spandx', ['Atap Spandek'])).toEqual(['Atap Spandek'])
  })

  test('does not turn an unknown product into a property of a known one', () => {
    expect(names('kucing', ['Palem Kuning', 'Cat Kuning'])).toEqual([])
    expect(names('popok bayi', ['Beras Pokok'])).toEqual([])
  })
})

describe('[search-7] words that keep a search from finding', () => {
  const bars = ['Besi Beton Polos SNI 8 mm', 'Besi Beton Polos SNI 10 mm', 'Cermin Full Body 8 cm']

  test('are left out, with a note of the actual search', () => {
    expect(search('besi 8 full sni', bars)).toEqual({
      names: ['Besi Beton Polos SNI 8 mm', 'Besi Beton Polos SNI 10 mm'],
      instead: { keyword: 'besi 8 sni', why: 'reduced' }
    })
    // A correction that did not help is not mentioned.
    expect(search('besi cermim', bars).instead).toEqual({ keyword: 'besi', why: 'reduced' })
    expect(search('besi zzqqxxw', bars).instead).toEqual({ keyword: 'besi', why: 'reduced' })
  })

  test('are never the product itself: a search for paint is not answered with roofs', () => {
    expect(names('cat genteng', ['Genteng Metal'])).toEqual([])
    expect(names('lem pipa', ['Pipa PVC'])).toEqual([])
    expect(names('panel surya', ['Pintu Panel Jati', 'Pintu Panel Ukir'])).toEqual([])
  })

  test('may be a property before the product', () => {
    expect(search('tembok cat 25kg', ['Cat Tembok 5 kg']).instead?.keyword).toBe('tembok cat')
  })

  test('may be all except a maker’s line of several products', () => {
    const goods = ['Cat Vinilex 25 kg', 'Cat Vinilex 5 kg'].map(name => ({ name, merk: 'Nippon' }))
    expect(names('vinilex jingga', goods)).toHaveLength(2)
  })

  test('still raise products that have them', () => {
    const goods = [
      { name: 'Keramik Lantai Satu', facts: { rank: 0.9 } },
      { name: 'Keramik Lantai Dua Anti Slip', facts: { rank: 0.1 } },
      'Karpet Kamar'
    ]
    expect(names('keramik slip kamar zz', goods)[0]).toBe('Keramik Lantai Dua Anti Slip')
  })

  test('stay in a verbatim search', () => {
    expect(names('besi full', bars, { isVerbatim: true })).toEqual([])
  })
})

test('[search-2] a product’s newer version replaces the older, and a removed one is not found', () => {
  const index = new CatalogueIndex<ProductFacts>()
  const put = (id: number, name: string) => index.put({ ...nothing, id, name, facts })
  const found = (keyword: string) =>
    find(index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true }).ids
  put(1, 'Semen Lama')
  put(1, 'Semen Baru')
  put(2, 'Semen Putih')
  expect([found('lama'), found('semen')]).toEqual([[], [2, 1]])
  index.remove(2)
  expect([found('putih'), index.size]).toEqual([[], 1])
})
