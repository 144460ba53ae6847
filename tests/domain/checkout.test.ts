import { describe, expect, it } from 'vitest'

import { groupByShop, unavailability } from '#lib/domain/cart.ts'
import { checkoutTotals, subtotalOf } from '#lib/domain/checkout-totals.ts'
import { paymentProblem } from '#lib/domain/payment-choice.ts'
import { clampQuantity, quantityProblem } from '#lib/domain/quantity.ts'
import { type VoucherRule, voucherProblem, voucherValue } from '#lib/domain/vouchers.ts'

describe('a cart line', () => {
  it('is sold out or not offered any more', () => {
    expect(unavailability({ is_active: true, stock: 1 })).toBeNull()
    expect(unavailability({ is_active: true, stock: 0 })).toBe('Stok Habis')
    expect(unavailability({ is_active: false, stock: 0 })).toBe('Barang tidak tersedia')
    expect(unavailability({ is_active: false, stock: 9 })).toBe('Barang tidak tersedia')
  })
  it('is grouped by shop in the order of the lines', () => {
    const lines = [{ shop: 2 }, { shop: 1 }, { shop: 2 }]
    expect(groupByShop(lines, line => line.shop)).toEqual([
      [2, [{ shop: 2 }, { shop: 2 }]],
      [1, [{ shop: 1 }]]
    ])
  })
})

describe('a quantity', () => {
  it('is clamped between minimum and stock; the stock wins', () => {
    expect(clampQuantity(3, { min: 5, stock: 100 })).toBe(5)
    expect(clampQuantity(300, { min: 5, stock: 100 })).toBe(100)
    expect(clampQuantity(3, { min: 5, stock: 2 })).toBe(2)
    expect(clampQuantity(Number.NaN, { min: 5, stock: 100 })).toBe(5)
    expect(clampQuantity(7.9, { min: 5, stock: 100 })).toBe(7)
  })
  it('cannot pass the stock or stay below the minimum', () => {
    expect(quantityProblem(5, { min: 5, stock: 5 })).toBeUndefined()
    expect(quantityProblem(4, { min: 5, stock: 5 })).toBe('below_minimum')
    expect(quantityProblem(6, { min: 5, stock: 5 })).toBe('out_of_stock')
  })
})

const rule: VoucherRule = {
  type: 'discount',
  percentage: 10,
  amount: 0,
  maxAmount: 20_000,
  minPurchaseAmount: 50_000,
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2026-02-01T00:00:00Z'),
  usageLimit: 5,
  usedCount: 4
}
const use = { subtotal: 100_000, isUsedByBuyer: false, isCod: false, now: new Date('2026-01-15T00:00:00Z') }

describe('a voucher', () => {
  it('is a percentage, capped and rounded down, or a fixed amount once per order', () => {
    expect(voucherValue(rule, 100_000)).toBe(10_000)
    expect(voucherValue(rule, 99_999)).toBe(9_999)
    expect(voucherValue(rule, 250_000)).toBe(20_000)
    expect(voucherValue({ ...rule, maxAmount: 0 }, 250_000)).toBe(25_000)
    expect(voucherValue({ ...rule, percentage: 0, amount: 15_000 }, 250_000)).toBe(15_000)
    expect(voucherValue({ ...rule, percentage: 0, amount: 15_000 }, 9_000)).toBe(9_000)
  })
  it('is refused out of time, used, used up, below its minimum, and as cashback in cash', () => {
    expect(voucherProblem(rule, use)).toBeUndefined()
    expect(voucherProblem(rule, { ...use, now: rule.validUntil })).toBe('voucher_not_found')
    expect(voucherProblem(rule, { ...use, isUsedByBuyer: true })).toBe('voucher_used')
    expect(voucherProblem({ ...rule, usedCount: 5 }, use)).toBe('voucher_used_up')
    expect(voucherProblem(rule, { ...use, subtotal: 49_999 })).toBe('voucher_minimum')
    expect(voucherProblem({ ...rule, type: 'cashback' }, { ...use, isCod: true })).toBe('voucher_not_for_cod')
    expect(voucherProblem(rule, { ...use, isCod: true })).toBeUndefined()
  })
})

describe('the total', () => {
  const figures = {
    subtotal: 150_000,
    discount: 15_000,
    shipping: 42_000,
    shippingDiscount: 10_000,
    extraCost: 5_000,
    feePayment: 4_000,
    fee: 0,
    feeSeller: 0
  }
  it('adds up goods, shipping and fees less what is given off', () => {
    expect(
      subtotalOf([
        { price: 50_000, qty: 2 },
        { price: 25_000, qty: 2 }
      ])
    ).toBe(150_000)
    expect(checkoutTotals(figures).grandTotal).toBe(176_000)
  })
  it('never makes shipping or goods negative, and stores the discounts that count', () => {
    const cut = checkoutTotals({ ...figures, shippingDiscount: 99_000, discount: 200_000 })
    expect(cut).toMatchObject({ shippingDiscount: 42_000, discount: 150_000, grandTotal: 9_000 })
  })
})

describe('a way to pay', () => {
  const purchase = {
    nominal: 100_000,
    shippingType: 'shop_courier' as const,
    isCodOffered: true,
    isCodOn: true,
    balance: 100_000
  }
  it('is open where the purchase fits it', () => {
    expect(paymentProblem('baba_balance', purchase)).toBeUndefined()
    expect(paymentProblem('virtual_account', purchase)).toBeUndefined()
    expect(paymentProblem('baba_cod', purchase)).toBeUndefined()
  })
  it('is closed with its reason otherwise', () => {
    const reasonOf = (...args: Parameters<typeof paymentProblem>) => paymentProblem(...args)?.reason
    const onlyApp = 'Metode COD hanya tersedia di Aplikasi Mobile'
    expect(reasonOf('baba_balance', { ...purchase, balance: 99_999 })).toBe('Saldo tidak mencukupi')
    expect(reasonOf('paylater_account', purchase)).toBe('Tersedia Dalam Versi Android dan iOS')
    expect(reasonOf('baba_cod', { ...purchase, shippingType: 'commercial' })).toBe(onlyApp)
    expect(reasonOf('baba_cod', { ...purchase, isCodOn: false })).toBe(onlyApp)
    expect(reasonOf('baba_cod', { ...purchase, isCodOffered: false })).toBe(onlyApp)
    expect(reasonOf('baba_cod', { ...purchase, nominal: 49_999 })).toBe(
      'COD untuk total Rp50.000 sampai Rp3.000.000'
    )
    expect(reasonOf('baba_cod', { ...purchase, nominal: 3_000_001 })).toBe(
      'COD untuk total Rp50.000 sampai Rp3.000.000'
    )
  })
})
