import { expect, it } from 'vitest'

import { usableFor, type Voucher, weighVoucher } from '#server/voucher/vouchers.ts'

const now = new Date('2026-01-15T00:00:00Z')

const voucher = (code: string, shopId: number | null): Voucher =>
  ({
    code,
    shopId,
    type: 'discount',
    percentage: 10,
    amount: 0,
    maxAmount: 0,
    minPurchaseAmount: 50_000,
    validFrom: new Date('2026-01-01T00:00:00Z'),
    validUntil: new Date('2026-02-01T00:00:00Z'),
    usageLimit: 5,
    usedCount: 0
  }) as Voucher

const free = (code: string, shopId: number | null) => ({
  voucher: voucher(code, shopId),
  isUsedByBuyer: false,
  isBound: false,
  productIds: []
})
const bound = (code: string, shopId: number | null, ...productIds: number[]) => ({
  ...free(code, shopId),
  isBound: true,
  productIds
})

it('[voucher-3] of one list for several shops, a basket uses its shop’s vouchers and the marketplace’s', () => {
  const shelf = [free('PASAR', null), free('TOKO-1', 1), free('TOKO-2', 2)]
  const codes = (shopId: number) =>
    usableFor(shelf, { shopId, productIds: [7] }).map(usable => usable.voucher.code)
  expect([codes(1), codes(2), codes(3)]).toEqual([['PASAR', 'TOKO-1'], ['PASAR', 'TOKO-2'], ['PASAR']])
})

it('[voucher-3] a voucher for certain products is for baskets with one of them', () => {
  const shelf = [bound('A', null, 7, 8), bound('B', 1, 9), bound('C', null), free('D', null)]
  const usable = (...productIds: number[]) =>
    usableFor(shelf, { shopId: 1, productIds }).map(({ voucher: { code }, isForProduct }) => [
      code,
      isForProduct
    ])
  expect(usable(8, 5)).toEqual([
    ['A', true],
    ['D', false]
  ])
  expect(usable(9, 7)).toEqual([
    ['A', true],
    ['B', true],
    ['D', false]
  ])
  expect(usable(5)).toEqual([['D', false]])
})

it('[voucher-1, voucher-2] gets its value and the reason why it cannot be used', () => {
  const [one] = usableFor([free('A', null)], { shopId: 1, productIds: [7] })
  const purchase = { subtotal: 60_000, isCod: false, now }
  expect(weighVoucher(one!, purchase)).toEqual({ value: 6_000, problem: undefined })
  expect(weighVoucher(one!, { ...purchase, subtotal: 40_000 })).toEqual({
    value: 4_000,
    problem: 'voucher_minimum'
  })
  expect(weighVoucher({ ...one!, isUsedByBuyer: true }, purchase).problem).toBe('voucher_used')
})
