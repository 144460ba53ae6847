import { expect, test } from 'vitest'

import { rememberedSearch } from '#lib/search/store/search-tab.ts'

const at = (query: string) => new URL(`https://baba.example/search?${query}`)

test('[search-14] a plain search goes on to the shops for who chose them last', () => {
  expect(rememberedSearch(at('keyword=bata+ringan&focus=search'), 'toko')).toBe(
    '/search?keyword=bata+ringan&focus=search&tab=toko'
  )
})

test('products are where a search starts', () => {
  expect(rememberedSearch(at('keyword=semen'), 'produk')).toBeUndefined()
  expect(rememberedSearch(at('keyword=semen'), undefined)).toBeUndefined()
  expect(rememberedSearch(at('keyword=semen'), 'nonsense')).toBeUndefined()
})

test('an address that names a tab, filters or orders is left alone', () => {
  for (const query of ['tab=produk', 'tab=toko', 'sort_by=termurah', 'sortBy=termurah', 'page=2']) {
    expect(rememberedSearch(at(`keyword=semen&${query}`), 'toko')).toBeUndefined()
  }
})
