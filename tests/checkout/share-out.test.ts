import { expect, it } from 'vitest'

import { shareOut } from '#lib/checkout/share-out.ts'
import { sharedWorth, takePromos } from '#lib/checkout/take-promos.ts'

import { offeredVoucher } from '../support/checkout-data.ts'
import { randomOf } from '../support/random.ts'

it('[checkout-18] divides by weight and gives the rest to the largest remainders', () => {
  expect(shareOut(10_000, [100_000, 300_000])).toEqual([2_500, 7_500])
  // 33 1/3 each: the remaining rupiah goes to the first.
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  // 16.67, 33.33, 50: the first has the largest remainder.
  expect(shareOut(100, [1, 2, 3])).toEqual([17, 33, 50])
  // 14.29, 28.57, 57.14: the second has the largest remainder.
  expect(shareOut(100, [1, 2, 4])).toEqual([14, 29, 57])
  // 42.86, 28.57, 28.57: two rupiah remain, and the first has the largest remainder.
  expect(shareOut(100, [3, 2, 2])).toEqual([43, 29, 28])
  // 9.09, 45.45, 45.45: of two equal remainders the first is rounded up.
  expect(shareOut(100, [1, 5, 5])).toEqual([9, 46, 45])
  expect(shareOut(1, [0, 5])).toEqual([0, 1])
  expect(shareOut(0, [3, 4])).toEqual([0, 0])
  expect(shareOut(5, [0, 0])).toEqual([0, 0])
})

it('[checkout-18] sums exactly, and takes no more than the weight from anybody', () => {
  const { below } = randomOf(20_261_123)
  for (let round = 0; round < 500; round += 1) {
    const weights = Array.from({ length: 1 + below(10) }, () => 1 + below(2_000_000_000))
    const sum = weights.reduce((all, weight) => all + weight, 0)
    const amount = below(sum + 1)
    const shares = shareOut(amount, weights)
    expect(shares.reduce((all, share) => all + share, 0)).toBe(amount)
    for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[at]!)
  }
})

it('[checkout-21] the marketplace promo is computed over the shops without a promo of their own', () => {
  const market = offeredVoucher('BABA', 25_000, { min_purchase_amount: 50_000 })
  const own = offeredVoucher('TOKO', 5_000)
  const free = { subtotal: 60_000, own: undefined }
  expect(sharedWorth([free, { subtotal: 90_000, own }], market)).toBe(25_000)
  expect(
    sharedWorth(
      [
        { ...free, subtotal: 49_999 },
        { subtotal: 90_000, own }
      ],
      market
    )
  ).toBe(0)
  expect(sharedWorth([{ subtotal: 90_000, own }], market)).toBe(0)
})

it("[checkout-18, checkout-21] each shop gets its voucher's discount or cashback", () => {
  const market = offeredVoucher('BABA', 25_000, { min_purchase_amount: 100_000 })
  const own = offeredVoucher('TOKO', 5_000)
  const back = offeredVoucher('BALIK', 4_000, { type: 'cashback' })
  const sold = [
    { subtotal: 40_000, own: undefined },
    { subtotal: 90_000, own },
    { subtotal: 60_000, own: undefined },
    { subtotal: 80_000, own: back }
  ]
  expect(takePromos(sold, market)).toEqual([
    { voucher: market, discount: 10_000, cashback: 0 },
    { voucher: own, discount: 5_000, cashback: 0 },
    { voucher: market, discount: 15_000, cashback: 0 },
    { voucher: back, discount: 0, cashback: 4_000 }
  ])
  expect(takePromos(sold, { ...market, is_available: false })[0]).toEqual({
    voucher: undefined,
    discount: 0,
    cashback: 0
  })
  expect(takePromos(sold, undefined)[2]).toEqual({ voucher: undefined, discount: 0, cashback: 0 })
})

it('[checkout-18] the marketplace’s cashback uses its own percentage, amount and maximum', () => {
  const market = offeredVoucher('BABA', 0, {
    type: 'cashback',
    discount_amount: 9_000,
    max_discount_amount: 1,
    cashback_percentage: 10,
    max_cashback_amount: 6_000
  })
  const sold = [
    { subtotal: 10_000, own: undefined },
    { subtotal: 20_000, own: undefined }
  ]
  expect(takePromos(sold, market).map(({ cashback }) => cashback)).toEqual([1_000, 2_000])
  expect(sharedWorth(sold, market)).toBe(3_000)
  expect(sharedWorth([{ subtotal: 90_000, own: undefined }], market)).toBe(6_000)
  const fixed = { ...market, cashback_percentage: 0, cashback_amount: 700 }
  expect(sharedWorth(sold, fixed)).toBe(700)
})
