import { expect, test } from 'vitest'

import { rememberedSearch } from '#lib/search/store/search-tab.ts'

const at = (query: string) => new URL(`https://baba.example/search?${query}`)

test('[search-14] a plain search continues to the shops if they were chosen last', () => {
  expect(rememberedSearch(at('keyword=bata+ringan&focus=search'), 'toko')).toBe(
    '/search?keyword=bata+ringan&focus=search&tab=toko'
  )
})

test('a search starts with products', () => {
  expect(rememberedSearch(at('keyword=semen'), 'produk')).toBeUndefined()
  expect(rememberedSearch(at('keyword=semen'), undefined)).toBeUndefined()
  expect(rememberedSearch(at('keyword=semen'), 'nonsense')).toBeUndefined()
})

test('an address with a tab, filters or an order is left alone', () => {
  for (const query of ['tab=produk', 'tab=toko', 'sort_by=termurah', 'sortBy=termurah', 'page=2']) {
    expect(rememberedSearch(at(`keyword=semen&${query}`), 'toko')).toBeUndefined()
  }
})
