import { describe, expect, test } from 'vitest'

import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { find } from '#server/search/index/find.ts'
import { findWanted } from '#server/search/index/needs.ts'
import type { ProductFacts } from '#server/search/index/product-entry.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { rootsOf } from '#server/search/index/word-roots.ts'

const table = synonymTable([
  { word: 'atap/genteng + bocor/rembes', phrase: 'pelapis anti bocor' },
  { word: 'atap/genteng + bocor/rembes', phrase: 'genteng' },
  { word: 'atap/genteng + bocor/rembes + talang', phrase: 'talang karpet' },
  { word: 'pipa + tambal', phrase: 'lem epoksi' },
  { word: 'pompa + nyala + terus', phrase: 'otomatis pompa' },
  { word: 'cat + ulang', phrase: 'pernis kayu' },
  { word: 'sepatu/sol + sol/copot', phrase: 'lem kuning' },
  { word: 'pagar + buat/bikin', phrase: 'wiremesh' },
  { word: 'korslet/konslet', phrase: 'pompa air' }
])
const goodsFor = (text: string) => findWanted(text, table)?.groups[0]?.readings.map(run => run.join(' '))

const facts = { isSold: false, rank: 0, sold: 0, sold30d: 0, createdAt: 0, price: 1 } as ProductFacts
const index = new CatalogueIndex<ProductFacts>()
for (const [i, name] of [
  'Pelapis Anti Bocor Dak 4 kg',
  'Genteng Keramik Merah',
  'Pompa Air Sumur',
  'Pelapis Anti Bocor Merah 1 kg'
].entries()) {
  index.put({ id: i + 1, name, merk: '', variants: '', category: '', branches: '', description: '', facts })
}
const search = (keyword: string, more = {}) =>
  find(index, { keyword, synonyms: table, sort: 'rekomendasi', isWanted: () => true, ...more })

describe('[search-38] a word', () => {
  test.each([
    ['tambal', 'nambal menambal penambal ditambal nambalin tambalan menambalkan'],
    ['potong', 'motong memotong pemotong dipotong motongin potongan'],
    ['tempel', 'nempel ditempel menempelkan tempelin'],
    ['sedot', 'nyedot menyedot penyedot'],
    ['las', 'ngelas mengelas dilas'],
    ['cat', 'ngecat mengecat dicat catnya'],
    ['kelupas', 'ngelupas mengelupas terkelupas'],
    ['rapi', 'dirapikan merapikan rapiin'],
    ['bocor', 'bocornya kebocoran'],
    ['karat', 'berkarat karatan'],
    ['redam', 'peredam meredam'],
    ['rekat', 'perekat merekatkan'],
    ['pojok', 'pojokan pojoknya']
  ])('is known in each form: %s', (root, forms) => {
    expect(forms.split(' ').filter(form => !rootsOf(form).has(root))).toEqual([])
  })

  test.each([
    ['pagar', 'pager pagernya'],
    ['dengar', 'denger kedengeran kedengaran'],
    ['hujan', 'ujan keujanan'],
    ['hitam', 'item']
  ])('[search-61] is known as it is spoken: %s', (root, forms) => {
    const needs = synonymTable([{ word: `${root}/xyz`, phrase: 'pagar' }])
    const isRead = (form: string) => findWanted(form, needs, { isLast: true }) !== undefined
    expect(forms.split(' ').filter(form => !isRead(form))).toEqual([])
  })

  test('[search-61] that is another word is not read as spoken', () => {
    const rust = synonymTable([{ word: 'karat/karatan', phrase: 'penghilang karat' }])
    expect(findWanted('karat', rust, { isLast: true })).toBeDefined()
    expect(findWanted('karet', rust, { isLast: true })).toBeUndefined()
  })

  test('with a digit has no other form, nor has what would be left of a short one', () => {
    expect([...rootsOf('m10')]).toEqual(['m10'])
    expect([...rootsOf('las')]).toEqual(['las'])
    expect(rootsOf('kerak').has('rak')).toBe(false)
  })
})

describe('[search-38] a need', () => {
  test('is said by all of its words, in any order and form, misspelt or not', () => {
    expect(goodsFor('mau nambal pipa')).toEqual(['lem epoksi'])
    expect(goodsFor('rembesan di genteng rumah')).toEqual(['pelapis anti bocor', 'genteng'])
    expect(goodsFor('gentng saya bocorr ya')).toEqual(['pelapis anti bocor', 'genteng'])
    expect(goodsFor('pipa panas')).toBeUndefined()
    expect(goodsFor('cat rumah')).toBeUndefined()
  })

  test('is the one that says most', () => {
    expect(goodsFor('talang di atap bocor')).toEqual(['talang karpet'])
  })

  test('has a word of its own for each part', () => {
    expect(goodsFor('sol sepatu')).toEqual(['lem kuning'])
    expect(goodsFor('sol copot')).toEqual(['lem kuning'])
    expect(goodsFor('sol')).toBeUndefined()
  })

  test('is not said by the word for what a thing is for', () => {
    expect(goodsFor('mau buat pagar')).toEqual(['wiremesh'])
    expect(goodsFor('cat buat pagar')).toBeUndefined()
    expect(goodsFor('buat nambal pagar')).toBeUndefined()
    expect(goodsFor('buat pagar')).toEqual(['wiremesh'])
  })

  test('beside a size, or of one word, is a last resort', () => {
    expect(search('sumur pipa 10 mm tambal').ids).toEqual([])
    expect(search('pompa 3 kg nyala terus').ids).toEqual([3])
    expect(search('qaritas konslet').ids).toEqual([3])
    expect(search('genteng konslet').ids).toEqual([2])
    expect(search('qaritas atap 3 m bocor').ids).toEqual([4, 1, 2])
  })

  test('is none where a size is named, but a storey is no size', () => {
    expect(goodsFor('pipa 10 mm tambal')).toBeUndefined()
    expect(goodsFor('atap lantai 2 bocor')).toBeDefined()
  })

  test('finds its goods, the best first, and says which words it left out', () => {
    expect(search('rumah gentengnya bocor')).toEqual({
      ids: [4, 1, 2],
      total: 3,
      instead: { keyword: 'genteng bocor', why: 'reduced' }
    })
    expect(search('gentengnya bocor gimana ya').instead).toBeUndefined()
    expect(search('gentengnya bocor merah').ids[0]).toBe(4)
  })

  test('finds nothing where its goods are not sold, and not the thing that it names', () => {
    expect(search('pompa nyala terus').ids).toEqual([])
    expect(search('pompa nyala').ids).toEqual([3])
  })

  test('is not read where exactly the typed words are wanted', () => {
    expect(search('gentengnya bocor', { isVerbatim: true }).ids).toEqual([])
  })

  test('of the delivered vocabulary has parts, or several words for one, and goods', () => {
    const needs = deliveredSynonyms().filter(({ word }) => /[+/]/.test(word))
    expect(new Set(needs.map(({ word }) => word)).size).toBeGreaterThan(300)
    const isRead = (word: string) =>
      /^[a-z/]+(?: \+ [a-z/]+)+$/.test(word) || /^[a-z]+(?:\/[a-z]+)+$/.test(word)
    expect(needs.filter(({ word, phrase }) => !isRead(word) || !phrase)).toEqual([])
  })
})
