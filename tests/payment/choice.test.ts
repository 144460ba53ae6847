import { describe, expect, it } from 'vitest'

import {
  type Means,
  payableMethod,
  paymentGroupNames,
  type PaymentPurchase,
  purchaseProblem
} from '#lib/payment/choice.ts'

import { paymentGroup } from '../support/checkout-data.ts'

const delivery: Omit<PaymentPurchase, keyof Means> = {
  nominal: 60_000,
  shippingType: 'shop_courier',
  codBy: { baba_expedition: true, shop_courier: true }
}
const byCourier = { ...delivery, shippingType: 'commercial' as const }
const means = { isCodOn: true, noCashUntil: null, balance: 120_000 }

describe('the orders of one payment', () => {
  it('[payment-3] can be paid from a Saldo that covers their sum', () => {
    expect(purchaseProblem('baba_balance', [delivery, byCourier], means)).toBeUndefined()
    expect(purchaseProblem('baba_balance', [delivery, byCourier], { ...means, balance: 119_999 })).toEqual({
      code: 'balance_too_low',
      reason: 'Saldo tidak mencukupi'
    })
  })

  it('[payment-4] can be paid in cash if each of them can, and their sum is within the limits', () => {
    expect(purchaseProblem('baba_cod', [delivery, delivery], means)).toBeUndefined()
    expect(purchaseProblem('baba_cod', [delivery, byCourier], means)).toEqual({
      code: 'payment_unavailable',
      reason: 'COD untuk produk ini hanya dengan Baba Logistik atau Kurir Toko'
    })
    const large = { ...delivery, nominal: 1_500_001 }
    expect(purchaseProblem('baba_cod', [large], means)).toBeUndefined()
    expect(purchaseProblem('baba_cod', [large, large], means)?.reason).toBe(
      'COD untuk total Rp50.000 sampai Rp3.000.000'
    )
  })
})

it('[payment-4] an account is open for goods that cannot be paid in cash', () => {
  expect(
    purchaseProblem('virtual_account', [byCourier], { isCodOn: false, noCashUntil: null, balance: 0 })
  ).toBeUndefined()
})

it('[payment-5] each kind has a name', () => {
  expect(paymentGroupNames).toEqual({
    baba_balance: 'Saldo',
    virtual_account: 'Virtual Account',
    paylater_account: 'Cicilan',
    baba_cod: 'Bayar di Tempat'
  })
})

describe('[payment-5] the selected payment method', () => {
  const accounts = paymentGroup('virtual_account', [
    { id: 1, name: 'BCA' },
    { id: 2, name: 'BNI' }
  ])
  const cash = paymentGroup('baba_cod', [{ id: 9, name: 'COD' }], 'Produk ini tidak dapat dibayar di tempat')

  it('is the chosen one as long as it can pay', () => {
    expect(payableMethod([cash, accounts], 2)).toEqual({ id: 2 })
  })

  it('is the first available one without a choice', () => {
    expect(payableMethod([cash, accounts], 0)).toEqual({ id: 1 })
    expect(payableMethod([cash], 0)).toEqual({ id: 0 })
  })

  it('is another if the chosen one cannot pay, with a message', () => {
    expect(payableMethod([cash, accounts], 9)).toEqual({
      id: 1,
      notice: 'COD tidak dapat dipakai. Diganti ke BCA.'
    })
    expect(payableMethod([cash], 9)).toEqual({ id: 0, notice: 'COD tidak dapat dipakai.' })
    expect(payableMethod([accounts], 77)).toEqual({
      id: 1,
      notice: 'Metode pembayaran tidak dapat dipakai. Diganti ke BCA.'
    })
    const closed = { ...accounts, is_available: false }
    expect(payableMethod([closed], 1)).toEqual({ id: 0, notice: 'BCA tidak dapat dipakai.' })
    const [first, second] = accounts.methods
    const away = { ...accounts, methods: [{ ...first!, is_available: false }, second!] }
    expect(payableMethod([away], 1)).toEqual({
      id: 2,
      notice: 'BCA tidak dapat dipakai. Diganti ke BNI.'
    })
  })
})
