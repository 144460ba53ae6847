import { describe, expect, it } from 'vitest'

import type { OrderCard } from '#lib/order/order-shapes.ts'
import { endsTogetherText, paidTogetherText } from '#lib/order/together-text.ts'

type Beside = Parameters<typeof paidTogetherText>[0]

const order = (status: OrderCard['status'], together: OrderCard['together']): Beside => ({
  status,
  together,
  payment: {
    type: 'virtual_account',
    bank: 'BCA Virtual Account',
    bank_code: 'bca',
    number: '123',
    expired: null,
    status: 'pending',
    amount: 404_000
  }
})
const others = [
  { id: 2, code: 'BB2', shop: 'Toko Dua' },
  { id: 3, code: 'BB3', shop: 'Toko Tiga' }
]

describe('[order-72] an order that is paid together with others', () => {
  it('says so while it waits for the payment, and names the orders that end with it', () => {
    expect(paidTogetherText(order('pending', others))).toBe(
      'Dibayar sekaligus dengan 2 pesanan lain, total Rp404.000'
    )
    expect(endsTogetherText(order('pending', others))).toBe(
      'Pesanan BB2 (Toko Dua), BB3 (Toko Tiga) dibayar sekaligus dan ikut dibatalkan.'
    )
  })

  it('is separate once it is paid, or if it is paid alone', () => {
    for (const one of [order('paid', others), order('pending', [])]) {
      expect([paidTogetherText(one), endsTogetherText(one)]).toEqual(['', ''])
    }
  })
})
