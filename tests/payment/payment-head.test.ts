import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { PaymentDetail } from '#lib/payment/contract.ts'
import { paymentHead } from '#lib/payment/payment-head.ts'
import { PaymentFacts } from '#islands/payment/PaymentFacts.tsx'

const payment: PaymentDetail['payment'] = {
  type: 'virtual_account',
  status: 'paid',
  expired: null,
  bank: 'BCA Virtual Account',
  bank_code: 'bca',
  number: '3901000000000001'
}
const one = (id: number, grand_total: number): PaymentDetail['orders'][number] => ({
  id,
  code: `BB260101ABCDE${id}`,
  shop: `Toko ${id}`,
  status_label: 'Diproses',
  grand_total,
  fee_payment: id === 7 ? 4_000 : 0,
  refunded: 0
})
const order: PaymentDetail = {
  id: 7,
  code: 'BB260101ABCDEF',
  status: 'paid',
  grand_total: 104_000,
  refunded: 0,
  orders: [one(7, 104_000)],
  credited: 0,
  date: '2026-01-01T00:00:00Z',
  tab: 'paid',
  payment
}
const cancelled = { ...order, status: 'cancel' as const }

describe('[payment-19] the head of a payment', () => {
  it('shows the refund of a cancelled order, and no thanks', () => {
    expect(paymentHead({ ...cancelled, refunded: 104_000 })).toEqual({
      mood: 'over',
      title: 'Pesanan Dibatalkan',
      message: 'Dana Rp104.000 dikembalikan ke Saldo Baba.'
    })
    expect(paymentHead({ ...cancelled, refunded: 100_000 }).message).toBe(
      'Dana Rp100.000 dikembalikan ke Saldo Baba. Biaya penanganan Rp4.000 tidak dikembalikan.'
    )
  })

  it('says that a free cancelled order was cancelled', () => {
    expect(paymentHead({ ...cancelled, grand_total: 0 })).toEqual({
      mood: 'over',
      title: 'Pesanan Dibatalkan',
      message: 'Barangnya bisa Anda pesan ulang.'
    })
  })

  it('[payment-63] thanks for open orders, and shows the refund of several', () => {
    const several = { ...order, orders: [one(7, 104_000), one(8, 50_000)], refunded: 50_000 }
    expect(paymentHead(several)).toEqual({
      mood: 'good',
      title: 'Pembayaran Berhasil',
      message: 'Terima kasih! Pesanan Anda diteruskan ke penjual. Dana Rp50.000 dikembalikan ke Saldo Baba.'
    })
  })

  it('[payment-63] names every order that is paid together, with its shop and total', () => {
    const several = { ...order, orders: [one(7, 104_000), one(8, 50_000)], grand_total: 154_000 }
    const html = renderToStaticMarkup(createElement(PaymentFacts, { detail: several }))
    for (const words of ['2 pesanan dibayar sekaligus', 'Toko 7', 'Toko 8', 'Rp50.000', 'BB260101ABCDE8']) {
      expect(html).toContain(words)
    }
    // The payment's own fee is separate, and in no order's total.
    for (const words of ['Biaya penanganan', 'Rp4.000', 'Rp100.000']) expect(html).toContain(words)
    expect(html).not.toContain('Rp104.000')
    expect(html).not.toContain('Kode Transaksi')
  })

  it('thanks for a paid order', () => {
    expect(paymentHead(order)).toEqual({
      mood: 'good',
      title: 'Pembayaran Berhasil',
      message: 'Terima kasih! Pesanan Anda diteruskan ke penjual.'
    })
  })

  it('[payment-21] shows a late or repeated payment, beside the rest', () => {
    const expired = { ...cancelled, credited: 104_000, payment: { ...payment, status: 'expired' } }
    const credited =
      'Dana Rp104.000 yang diterima terlambat atau lebih dari sekali dikembalikan ke Saldo Baba.'
    expect(paymentHead(expired)).toEqual({
      mood: 'over',
      title: 'Pembayaran Kedaluwarsa',
      message: `${credited} Barangnya bisa Anda pesan ulang.`
    })
    expect(paymentHead({ ...order, credited: 104_000 })).toMatchObject({
      mood: 'good',
      message: `Terima kasih! Pesanan Anda diteruskan ke penjual. ${credited}`
    })
    expect(paymentHead({ ...cancelled, refunded: 104_000, credited: 104_000 }).message).toBe(
      `Dana Rp104.000 dikembalikan ke Saldo Baba. ${credited}`
    )
  })

  it('shows a pending payment, and one that can no longer be paid', () => {
    const open = { ...payment, status: 'pending', expired: '2026-01-02T00:00:00Z' }
    expect(paymentHead({ ...order, status: 'pending', payment: open })).toMatchObject({
      mood: 'open',
      title: 'Pesanan Berhasil Dibuat'
    })
    expect(paymentHead({ ...cancelled, payment: { ...payment, status: 'expired' } })).toMatchObject({
      mood: 'over',
      title: 'Pembayaran Kedaluwarsa'
    })
    const cash = { ...payment, type: 'baba_cod' as const, status: 'unpaid', number: null }
    expect(paymentHead({ ...order, payment: cash })).toMatchObject({
      mood: 'good',
      message: 'Siapkan uang pas dan bayar ke kurir saat barang sampai.'
    })
  })
})

describe('[payment-20] number and total', () => {
  const shown = (detail: PaymentDetail) => renderToStaticMarkup(createElement(PaymentFacts, { detail }))
  const copies = ['3901 0000 0000 0001', 'Salin total pembayaran']

  it('can be copied while it can be paid', () => {
    const html = shown({ ...order, status: 'pending', payment: { ...payment, status: 'pending' } })
    for (const copy of copies) expect(html).toContain(copy)
  })

  it.each(['paid', 'expired', 'cancelled'])('cannot be copied once it is %s', status => {
    const html = shown({ ...order, payment: { ...payment, status } })
    expect(html).toContain('Rp104.000')
    for (const copy of copies) expect(html).not.toContain(copy)
  })
})
