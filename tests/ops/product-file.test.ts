import { expect, it } from 'vitest'

import type { GoodsRow } from '#lib/goods/product-contract.ts'

import { productFileColumns } from '#ops/goods/product-columns.tsx'

it('[ops-480] the file of products has its prices as numbers, the lowest and the highest', () => {
  const row = { min_price: 65_500, max_price: 70_000 } as GoodsRow
  const prices = productFileColumns.filter(({ title }) => title.startsWith('Harga'))
  expect(prices.map(({ title, text }) => [title, text(row)])).toEqual([
    ['Harga terendah', 65_500],
    ['Harga tertinggi', 70_000]
  ])
})
