import { describe, expect, it } from 'vitest'

import { groupByShop, unavailability } from '#lib/cart/availability.ts'
import { checkoutTotals, sumTotals } from '#lib/checkout/totals.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { paymentProblem, type PaymentPurchase } from '#lib/payment/choice.ts'
import { adjustedText, clampQuantity, quantityProblem, quantityText } from '#lib/product/quantity.ts'
import { type VoucherRule, voucherProblem, voucherValue } from '#lib/voucher/worth.ts'

describe('a cart line', () => {
  it('[cart-3] is sold out, below the minimum or no longer offered', () => {
    expect(unavailability({ is_active: true, stock: 1, min: 1 })).toBeNull()
    expect(unavailability({ is_active: true, stock: 5, min: 5 })).toBeNull()
    expect(unavailability({ is_active: true, stock: 4, min: 5 })).toBe('below_minimum')
    expect(unavailability({ is_active: true, stock: 0, min: 5 })).toBe('out_of_stock')
    expect(unavailability({ is_active: false, stock: 0, min: 1 })).toBe('not_sold')
    expect(unavailability({ is_active: false, stock: 4, min: 5 })).toBe('not_sold')
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
  it('[product-5] is clamped between minimum and stock; the stock wins', () => {
    expect(clampQuantity(3, { min: 5, stock: 100 })).toBe(5)
    expect(clampQuantity(300, { min: 5, stock: 100 })).toBe(100)
    expect(clampQuantity(3, { min: 5, stock: 2 })).toBe(2)
    expect(clampQuantity(Number.NaN, { min: 5, stock: 100 })).toBe(5)
    expect(clampQuantity(7.9, { min: 5, stock: 100 })).toBe(7)
  })
  it('[product-5, product-6] cannot exceed the stock or go below the minimum', () => {
    expect(quantityProblem(5, { min: 5, stock: 5 })).toBeUndefined()
    expect(quantityProblem(4, { min: 5, stock: 5 })).toBe('below_minimum')
    expect(quantityProblem(6, { min: 5, stock: 5 })).toBe('out_of_stock')
  })
  it('[product-5] says with figures why it cannot be bought, and how to fix it', () => {
    expect(adjustedText(5, { min: 5, stock: 5 }, 'sak')).toBeUndefined()
    expect(adjustedText(1, { min: 5, stock: 50 }, 'sak')).toBe('Minimal pembelian 5 sak. Jumlah disesuaikan.')
    expect(adjustedText(99, { min: 5, stock: 50 }, 'sak')).toBe('Stok tersisa 50 sak. Jumlah disesuaikan.')
    expect(adjustedText(1, { min: 5, stock: 3 }, 'sak')).toBe('Stok tersisa 3 sak. Jumlah disesuaikan.')
    expect(quantityText(5, { min: 5, stock: 5 }, 'sak')).toBeUndefined()
    expect(quantityText(7, { min: 10, stock: 50 }, 'sak')).toBe(
      'Minimal pembelian 10 sak, di keranjang 7 sak. Tambah jumlahnya.'
    )
    expect(quantityText(5, { min: 1, stock: 3 }, 'sak')).toBe(
      'Stok tersisa 3 sak, di keranjang 5 sak. Kurangi jumlahnya.'
    )
    expect(quantityText(20_000, { min: 1, stock: 14_263 }, 'sak')).toBe(
      'Stok tersisa 14.263 sak, di keranjang 20.000 sak. Kurangi jumlahnya.'
    )
    expect(quantityText(5, { min: 10, stock: 3 }, 'sak')).toBe(
      'Stok tersisa 3, di bawah minimal pembelian 10.'
    )
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
  it('[voucher-1] is a percentage, capped and rounded up, or a fixed amount once per order', () => {
    expect(voucherValue(rule, 100_000)).toBe(10_000)
    expect(voucherValue(rule, 99_999)).toBe(10_000)
    expect(voucherValue(rule, 250_000)).toBe(20_000)
    expect(voucherValue({ ...rule, maxAmount: 0 }, 250_000)).toBe(25_000)
    expect(voucherValue({ ...rule, percentage: 0, amount: 15_000 }, 250_000)).toBe(15_000)
    expect(voucherValue({ ...rule, percentage: 0, amount: 15_000 }, 9_000)).toBe(9_000)
  })
  it('[voucher-2, voucher-7] is rejected out of time, used, used up, below its minimum, and as cashback with cash', () => {
    expect(voucherProblem(rule, use)).toBeUndefined()
    expect(voucherProblem(rule, { ...use, now: rule.validUntil })).toBe('voucher_not_found')
    expect(voucherProblem(rule, { ...use, now: new Date('2025-12-31T23:59:59Z') })).toBe('voucher_not_found')
    expect(voucherProblem(rule, { ...use, now: rule.validFrom })).toBeUndefined()
    expect(voucherProblem(rule, { ...use, isUsedByBuyer: true })).toBe('voucher_used')
    expect(voucherProblem({ ...rule, usedCount: 5 }, use)).toBe('voucher_used_up')
    expect(voucherProblem(rule, { ...use, subtotal: 49_999 })).toBe('voucher_minimum')
    expect(voucherProblem(rule, { ...use, subtotal: 50_000 })).toBeUndefined()
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
  it('[checkout-4] adds up goods, shipping and fees less discounts', () => {
    expect(
      subtotalOf([
        { price: 50_000, qty: 2 },
        { price: 25_000, qty: 2 }
      ])
    ).toBe(150_000)
    expect(checkoutTotals(figures).grandTotal).toBe(176_000)
    expect(checkoutTotals({ ...figures, fee: 300, feeSeller: 20 }).grandTotal).toBe(176_320)
  })
  it('[checkout-18] of several orders is their sum, with the one fee of their payment', () => {
    const first = checkoutTotals({ ...figures, feePayment: 0, fee: 300, feeSeller: 20 })
    const second = checkoutTotals({
      subtotal: 60_000,
      discount: 1_000,
      shipping: 9_000,
      shippingDiscount: 2_000,
      extraCost: 700,
      feePayment: 0,
      fee: 40,
      feeSeller: 5
    })
    expect(sumTotals([first, second], 4_000)).toEqual({
      subtotal: 210_000,
      discount: 16_000,
      shipping: 51_000,
      shippingDiscount: 12_000,
      extraCost: 5_700,
      feePayment: 4_000,
      fee: 340,
      feeSeller: 25,
      grandTotal: 243_065
    })
  })
  it('[checkout-4] never makes shipping or goods negative, and stores the discounts that count', () => {
    const cut = checkoutTotals({ ...figures, shippingDiscount: 99_000, discount: 200_000 })
    expect(cut).toMatchObject({ shippingDiscount: 42_000, discount: 150_000, grandTotal: 9_000 })
  })
})

describe('a payment method', () => {
  const purchase: PaymentPurchase = {
    nominal: 100_000,
    shippingType: 'shop_courier',
    codBy: { baba_expedition: true, shop_courier: true },
    isCodOn: true,
    noCashUntil: null,
    balance: 100_000
  }
  it('is available if the purchase fits it', () => {
    expect(paymentProblem('baba_balance', purchase)).toBeUndefined()
    expect(paymentProblem('virtual_account', purchase)).toBeUndefined()
    expect(paymentProblem('baba_cod', purchase)).toBeUndefined()
  })
  it('[payment-3] is unavailable with its reason otherwise', () => {
    const reasonOf = (...args: Parameters<typeof paymentProblem>) => paymentProblem(...args)?.reason
    expect(reasonOf('baba_balance', { ...purchase, balance: 99_999 })).toBe('Saldo tidak mencukupi')
    expect(reasonOf('paylater_account', purchase)).toBe('Tersedia Dalam Versi Android dan iOS')
  })

  it('[shipping-15, payment-4] says why cash on delivery is unavailable: the operator, the goods, the carrier or the amount', () => {
    const reasonOf = (more: Partial<PaymentPurchase>) =>
      paymentProblem('baba_cod', { ...purchase, ...more })?.reason
    const by = (baba_expedition: boolean, shop_courier: boolean) => ({
      codBy: { baba_expedition, shop_courier }
    })
    const truck = { shippingType: 'baba_expedition' } as const
    const bounds = 'COD untuk total Rp50.000 sampai Rp3.000.000'
    expect(reasonOf({ isCodOn: false })).toBe('Metode COD hanya tersedia di Aplikasi Mobile')
    expect(reasonOf(by(false, false))).toBe('Produk ini tidak dapat dibayar di tempat')
    expect(reasonOf({ shippingType: 'commercial' })).toBe(
      'COD untuk produk ini hanya dengan Baba Logistik atau Kurir Toko'
    )
    expect(reasonOf({ ...truck, ...by(false, true) })).toBe('COD untuk produk ini hanya dengan Kurir Toko')
    expect(reasonOf(by(true, false))).toBe('COD untuk produk ini hanya dengan Baba Logistik')
    expect(reasonOf({ nominal: 49_999 })).toBe(bounds)
    expect(reasonOf({ nominal: 3_000_001 })).toBe(bounds)
    expect(reasonOf({ nominal: 3_000_000 })).toBeUndefined()
    expect(reasonOf({ ...truck, nominal: 50_000 })).toBeUndefined()
  })
})
