import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { statuses } from '#lib/order/status.ts'
import { endOfOrder } from '#lib/order/texts.ts'
import { OrderPayment } from '#islands/order/OrderPayment.tsx'

const told = {
  code: 'BB1',
  isAccepted: true,
  hasRest: false,
  negotiation: 'asked' as const,
  reason: null,
  refunded: 0,
  total: 50_000
}

describe('[order-31] a reason ends with one punctuation mark', () => {
  it.each([
    ['Berubah pikiran', 'Berubah pikiran.'],
    ['Berubah pikiran.', 'Berubah pikiran.'],
    ['Mengapa begitu lama?', 'Mengapa begitu lama?'],
    ['Terlalu lama! ', 'Terlalu lama!'],
    ['Menunggu …', 'Menunggu …']
  ])('%j in history and notification', (reason, sentence) => {
    const back = 'Dana Rp50.000 dikembalikan ke Saldo Baba'
    expect(endOfOrder(reason, back)).toBe(`Pesanan dibatalkan: ${sentence} ${back}`)
    const [, body] = statuses.cancel.notice({ ...told, by: 'buyer', reason, refunded: 50_000 })
    expect(body).toBe(`Pesanan BB1 dibatalkan oleh Anda: ${sentence} ${back}.`)
  })

  it('and stays as given if nothing follows', () => {
    expect(endOfOrder('Berubah pikiran', '')).toBe('Pesanan dibatalkan: Berubah pikiran')
    expect(endOfOrder('', '')).toBe('Pesanan dibatalkan')
    expect(endOfOrder('', 'Dana')).toBe('Pesanan dibatalkan. Dana')
    const notice = (reason: string | null) => statuses.cancel.notice({ ...told, by: 'seller', reason })[1]
    expect(notice(null)).toBe('Pesanan BB1 dibatalkan oleh penjual.')
    expect(notice('Habis.')).toBe('Pesanan BB1 dibatalkan oleh penjual: Habis.')
  })
})

it('[order-23] a presumed arrival is described as such', () => {
  const notice = (by: 'expedition' | 'system') => statuses.delivered.notice({ ...told, by })
  expect(notice('expedition')).toEqual([
    'Barang Sampai',
    'Pesanan BB1 sudah sampai. Periksa barang lalu konfirmasi.'
  ])
  expect(notice('system')).toEqual([
    'Dianggap Sampai',
    'Pesanan BB1 dianggap sampai karena kurir tidak memberi kabar. Konfirmasi jika barang sudah Anda terima.'
  ])
})

describe('[order-32] the cashback of an order', () => {
  const order = {
    payment: { type: 'baba_balance', bank: 'Saldo', number: null, status: 'paid' },
    subtotal: 50_000,
    grand_total: 50_000,
    cashback: 20_000,
    together: [] as OrderDetail['together'],
    products: [] as OrderDetail['products']
  } as OrderDetail
  const shown = (status: OrderDetail['status']) =>
    renderToStaticMarkup(createElement(OrderPayment, { order: { ...order, status } }))

  it('is shown while it is expected, and once it was paid', () => {
    for (const status of ['pending', 'paid', 'sent', 'success'] as const) {
      expect(shown(status)).toContain('Cashback')
    }
  })

  it('is not shown for a cancelled order, which never gets it', () => {
    expect(shown('cancel')).not.toContain('Cashback')
  })
})
