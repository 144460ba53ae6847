import { describe, expect, it } from 'vitest'

import { discountedPrice } from '#lib/product/price.ts'
import { type ListedVoucher, purchaseSum } from '#lib/voucher/purchase-sum.ts'

const voucher = (code: string, more: Partial<ListedVoucher> = {}): ListedVoucher => ({
  type: 'discount',
  code,
  discount_percentage: 10,
  discount_amount: 0,
  max_discount_amount: 0,
  min_purchase_amount: 0,
  ...more
})

describe('[product-25] the subtotal of a product page', () => {
  it('counts the voucher once, up to its maximum, not per piece', () => {
    const capped = voucher('A', { max_discount_amount: 5_000 })
    expect(purchaseSum(500_000, [capped])).toEqual({
      goods: 500_000,
      discount: 5_000,
      total: 495_000,
      code: 'A'
    })
    expect(purchaseSum(100_000, [voucher('A')]).total).toBe(90_000)
  })

  it('uses the first discount by code whose minimum these pieces reach', () => {
    const vouchers = [voucher('B'), voucher('A', { min_purchase_amount: 300_000, discount_percentage: 5 })]
    expect(purchaseSum(299_999, vouchers).code).toBe('B')
    expect(purchaseSum(300_000, vouchers)).toMatchObject({ code: 'A', discount: 15_000 })
  })

  it('is that of the goods without a discount', () => {
    const none = { goods: 50_000, discount: 0, total: 50_000, code: undefined }
    expect(purchaseSum(50_000, [])).toEqual(none)
    expect(purchaseSum(50_000, [voucher('A', { type: 'cashback' })])).toEqual(none)
    expect(purchaseSum(50_000, [voucher('A', { min_purchase_amount: 50_001 })])).toEqual(none)
    // A voucher without a discount is not named.
    expect(purchaseSum(50_000, [voucher('A', { discount_percentage: 0 })])).toEqual(none)
  })
})

it('[voucher-1, cart-27] any number of pieces costs one discounted piece and the full price of the others: a fixed amount comes off once', () => {
  const fixed = [voucher('A', { discount_percentage: 0, discount_amount: 15_000 })]
  for (const pieces of [1, 2, 30]) {
    const told = discountedPrice(50_000, fixed) + (pieces - 1) * 50_000
    expect(purchaseSum(pieces * 50_000, fixed).total).toBe(told)
  }
})

it('[voucher-1, cart-27] one piece costs what its card says, to the rupiah', () => {
  for (const price of [99_999, 54_999, 12_345, 101, 1, 100_000]) {
    for (const percentage of [1, 7, 10, 33, 99, 100]) {
      const vouchers = [voucher('A', { discount_percentage: percentage, max_discount_amount: 20_000 })]
      expect(purchaseSum(price, vouchers).total).toBe(discountedPrice(price, vouchers))
    }
  }
})
