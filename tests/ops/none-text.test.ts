import { expect, it } from 'vitest'

import { noneText } from '#ops/table/none-text.ts'

it.each([
  [{}, 'Tidak ada promo.'],
  [{ view: 'vouchers', open: '7', page: '2', sort: 'date', order: 'asc' }, 'Tidak ada promo.'],
  [{ view: 'import', import: '4', shop_page: '2', shop_verdict: 'new' }, 'Tidak ada promo.'],
  [{ q: 'hemat', page: '2' }, 'Tidak ada promo yang cocok.'],
  [{ shop: '3' }, 'Tidak ada promo yang cocok.']
])('[ops-462] an empty list speaks of a match only where the address filters it: %o', (query, text) => {
  expect(noneText('promo', query)).toBe(text)
})
