import { expect, it } from 'vitest'

import { noneText, type Shown } from '#ops/table/none-text.ts'

it.each([
  [{}, 'Tidak ada promo.'],
  [{ view: 'vouchers', open: '7', page: '2', sort: 'date', order: 'asc' }, 'Tidak ada promo.'],
  [{ view: 'import', import: '4', shop_page: '2', shop_verdict: 'new' }, 'Tidak ada promo.'],
  [{ q: 'hemat', page: '2' }, 'Tidak ada promo yang cocok.'],
  [{ shop: '3' }, 'Tidak ada promo yang cocok.']
])('[ops-462] an empty list speaks of a match only where the address filters it: %o', (query, text) => {
  expect(noneText('promo', query)).toBe(text)
})

const shown: Shown = {
  word: 'list',
  clauses: { '': 'yang menunggu', success: 'yang berhasil', all: '' }
}

it.each([
  [{}, 'Tidak ada penarikan yang menunggu.'],
  [{ open: 'WD-000001', page: '2', sort: 'date' }, 'Tidak ada penarikan yang menunggu.'],
  [{ code: 'WD-000001', complaint: '7' }, 'Tidak ada penarikan yang menunggu.'],
  [{ list: 'success' }, 'Tidak ada penarikan yang berhasil.'],
  [{ list: 'all' }, 'Tidak ada penarikan.'],
  [{ list: 'toString' }, 'Tidak ada penarikan yang cocok.'],
  [{ list: 'all', from: '2026-11-01' }, 'Tidak ada penarikan yang cocok.'],
  [{ q: 'laras' }, 'Tidak ada penarikan yang cocok.']
])('[ops-471] an empty list that shows a part of all says which: %o', (query, text) => {
  expect(noneText('penarikan', query, shown)).toBe(text)
})
