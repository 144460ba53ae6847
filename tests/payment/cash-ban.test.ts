import { addDays } from 'date-fns/addDays'
import { expect, it } from 'vitest'

import { orderStatuses } from '#lib/order/status.ts'
import { mayRefuse } from '#lib/order/may-refuse.ts'
import { banText, noCashUntil } from '#lib/order/cash-ban.ts'
import { paymentProblem } from '#lib/payment/choice.ts'

const now = new Date('2026-11-27T05:00:00Z')
const ago = (days: number) => addDays(now, -days)

it.each([
  [[], null],
  [[ago(1)], null],
  [[ago(1), ago(2)], ago(2 - 90)],
  [[ago(2), ago(1)], ago(2 - 90)],
  [[ago(1), ago(2), ago(3)], ago(2 - 90)],
  [[ago(1), ago(89)], ago(89 - 90)],
  [[ago(1), ago(90)], null],
  [[ago(89), ago(100)], null]
])('[payment-66] refusals at %j end cash on delivery until %j', (refused, until) => {
  expect(noCashUntil(refused, now)).toEqual(until)
})

it('[payment-66] a refusal says what two of them lead to', () => {
  expect(banText).toBe(
    'Jika dua pesanan ditolak seluruhnya dalam 90 hari, bayar di tempat tidak tersedia untuk sementara.'
  )
})

it('[payment-66] says until when, whatever the goods allow', () => {
  const purchase = {
    nominal: 100_000,
    shippingType: 'shop_courier' as const,
    codBy: { baba_expedition: true, shop_courier: true },
    isCodOn: true,
    noCashUntil: ago(-30),
    balance: 0
  }
  expect(paymentProblem('baba_cod', purchase)).toEqual({
    code: 'payment_unavailable',
    reason: 'Bayar di tempat tidak tersedia untuk akun ini sampai 27 Desember 2026'
  })
  expect(paymentProblem('virtual_account', purchase)).toBeUndefined()
})

it('[order-107] only goods on their way that are to be paid in cash can be refused', () => {
  const cash = { paymentType: 'baba_cod' as const, paidAt: null }
  expect(orderStatuses.filter(status => mayRefuse({ ...cash, status }))).toEqual(['sent'])
  expect(mayRefuse({ ...cash, status: 'sent', paidAt: now })).toBe(false)
  expect(mayRefuse({ status: 'sent', paymentType: 'virtual_account', paidAt: null })).toBe(false)
})
