import { describe, expect, test } from 'vitest'

import {
  countingVoucher,
  discountedPrice,
  isPromo,
  orderDiscount,
  percentOff,
  type PriceVoucher,
  reachedVouchers
} from '#lib/product/price.ts'
import { perOrder } from '#lib/product/texts.ts'

const voucher = (more: Partial<PriceVoucher>): PriceVoucher => ({
  type: 'discount',
  code: 'A',
  discount_percentage: 0,
  discount_amount: 0,
  max_discount_amount: 0,
  ...more
})

describe('[product-1] the price after discount', () => {
  test('is the price without a voucher', () => {
    expect(discountedPrice(54_500, [])).toBe(54_500)
  })

  test('takes a percentage off, rounded down to whole rupiah', () => {
    expect(discountedPrice(54_999, [voucher({ discount_percentage: 7 })])).toBe(51_149)
  })

  test('caps a percentage', () => {
    expect(discountedPrice(100_000, [voucher({ discount_percentage: 10, max_discount_amount: 5_000 })])).toBe(
      95_000
    )
  })

  test('uses the fixed amount only without a percentage, and says that an order gets it once', () => {
    const fixed = [voucher({ discount_amount: 15_000 })]
    expect([discountedPrice(100_000, fixed), orderDiscount(fixed)]).toEqual([85_000, 15_000])
    const both = [voucher({ discount_percentage: 1, discount_amount: 15_000 })]
    expect([discountedPrice(100_000, both), orderDiscount(both)]).toEqual([99_000, 0])
    expect(orderDiscount([voucher({ code: 'B', discount_amount: 15_000 }), ...both])).toBe(0)
    expect(orderDiscount([])).toBe(0)
    expect(perOrder(15_000)).toBe('Diskon Rp15.000 per pesanan')
  })

  test('never falls below 0', () => {
    expect(discountedPrice(10_000, [voucher({ discount_amount: 25_000 })])).toBe(0)
  })

  test('uses the first discount by code and no cashback', () => {
    const vouchers = [
      voucher({ code: 'C', discount_percentage: 50 }),
      voucher({ code: 'A', type: 'cashback', discount_percentage: 90 }),
      voucher({ code: 'B', discount_percentage: 10 })
    ]
    expect(countingVoucher(vouchers)?.code).toBe('B')
    expect(discountedPrice(100_000, vouchers)).toBe(90_000)
    expect(countingVoucher(vouchers.toReversed())?.code).toBe('B')
  })
})

test('[product-2] a price uses the vouchers that the smallest purchase reaches', () => {
  const vouchers = [
    { code: 'A', min_purchase_amount: 50_000 },
    { code: 'B', min_purchase_amount: 50_001 },
    { code: 'C', min_purchase_amount: 0 }
  ]
  const reached = reachedVouchers({ price: 10_000, min: 5, vouchers })
  expect(reached.map(({ code }) => code)).toEqual(['A', 'C'])
})

test('[product-1] a promo is a product that can be bought below its price', () => {
  const card = { price: 100_000, can_buy: true, vouchers: [voucher({ discount_percentage: 10 })] }
  expect(isPromo(card)).toBe(true)
  expect(isPromo({ ...card, can_buy: false })).toBe(false)
  expect(isPromo({ ...card, vouchers: [] })).toBe(false)
  expect(isPromo({ ...card, vouchers: [voucher({ type: 'cashback', discount_percentage: 10 })] })).toBe(false)
})

test('[product-3] a saving is whole percent, at least 1 if anything is saved', () => {
  expect(percentOff(100_000, 85_500)).toBe(14)
  expect(percentOff(100_000, 99_900)).toBe(1)
  expect(percentOff(100_000, 100_000)).toBe(0)
  expect(percentOff(0, 0)).toBe(0)
  expect(percentOff(0, -5)).toBe(0)
})
