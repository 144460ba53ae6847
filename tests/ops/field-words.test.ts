import { expect, it } from 'vitest'

import { goodsCategory } from '#lib/goods/category-contract.ts'
import { warehouse } from '#lib/goods/logistics-contract.ts'
import { goodsProduct } from '#lib/goods/product-contract.ts'
import { goodsShop, shopAccounts } from '#lib/goods/shop-contract.ts'
import { courierService, truckClass } from '#lib/goods/shipping-contract.ts'
import { goodsVoucherDetail } from '#lib/goods/voucher-contract.ts'
import { importResults, importShopResults, importStates } from '#lib/import/shapes.ts'
import { opsBanner } from '#lib/ops/promotion-contract.ts'
import { paymentOutcomes } from '#lib/payment/outcomes.ts'
import { fieldValue, fieldWord } from '#ops/field-words.ts'

it('[ops-274] every field of what is changed at the counter has a word', () => {
  const shapes = {
    goodsCategory,
    goodsProduct,
    goodsShop,
    goodsVoucherDetail,
    opsBanner,
    shopAccounts,
    warehouse,
    courierService,
    truckClass
  }
  const names = Object.values(shapes).flatMap(({ shape }) => Object.keys(shape))
  const order = ['status', 'accepted_at', 'resi', 'refunded', 'subtotal', 'extra_cost']
  const raw = [...names, ...order].filter(name => fieldWord(name) === name)
  expect([...new Set(raw)]).toEqual([])
  expect(fieldWord('accepted_at')).toBe('Diterima toko pada')
  expect(fieldWord('of_an_earlier_release')).toBe('of_an_earlier_release')
})

it('[ops-443] what an import made, and what became of a reported payment, is told in words', () => {
  const results = [...importResults, ...importShopResults]
  expect(results.filter(name => fieldWord(name) === name)).toEqual([])
  expect(fieldWord('payment')).toBe('Laporan pembayaran')
  expect(fieldWord('constructor')).toBe('constructor')
  expect(importStates.filter(state => fieldValue('import', 'state', state) === state)).toEqual([])
  expect(paymentOutcomes.filter(one => fieldValue('transaction', 'payment', one) === one)).toEqual([])
  expect(fieldValue('webhook', 'tested', 'delivered')).toBe('Terkirim')
  expect(fieldValue('shop', 'state', 'done')).toBe('done')
})

it('[ops-274] values are told as people read them', () => {
  expect(fieldValue('transaction', 'status', 'process')).toBe('Dikemas')
  expect(fieldValue('banner', 'status', 'process')).toBe('process')
  expect(fieldValue('shop', 'is_active', true)).toBe('ya')
  expect(fieldValue('shop', 'closed_at', null)).toBe('')
  expect(fieldValue('product', 'min', 5)).toBe('5')
  expect(fieldValue('transaction', 'accepted_at', '2026-11-27T17:30:00.000Z')).toMatch(/28\sNov.*00[.:]30/)
})
