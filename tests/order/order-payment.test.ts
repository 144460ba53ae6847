import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { OrderPayment } from '#islands/order/OrderPayment.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { costRows } from '#lib/order/cost-rows.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'

const order = {
  status: 'pending',
  payment: { type: null, bank: null, number: null, status: 'pending' },
  subtotal: 50_000,
  discount: 5_000,
  voucher: 'HEMAT',
  shipping_cost: 20_000,
  shipping_discount: 2_000,
  extra_cost: 3_000,
  fee_payment: 4_000,
  fee: 1_000,
  fee_seller: 500,
  grand_total: 71_500,
  negotiated: null,
  nego: null,
  cashback: 0,
  refunded: 0,
  credited: 0,
  together: [] as OrderDetail['together'],
  products: [] as OrderDetail['products']
} as OrderDetail
const open = { nego: { may_pay: false } as OrderDetail['nego'], extra_cost: 0 }

/** The parts of the total as the page lists them, without the total. */
function partsOf(change: Partial<OrderDetail>): string[][] {
  const html = renderToStaticMarkup(createElement(OrderPayment, { order: { ...order, ...change } }))
  const rows = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)]
  return rows.map(([, label = '', amount = '']) => [label, amount]).slice(0, -1)
}

const written = (change: Partial<OrderDetail> = {}) =>
  costRows({ ...order, ...change }).map(([label, amount]) => [label, rupiah(amount)])

it('[core-311] the page of an order lists the parts of its total as the invoice does', () => {
  expect(partsOf({})).toEqual(written())
  expect(partsOf({}).map(([label]) => label)).toEqual([
    'Subtotal produk',
    'Diskon promo HEMAT',
    'Ongkos kirim',
    'Diskon ongkir',
    'Biaya tambahan',
    'Biaya penanganan',
    'Biaya layanan',
    'Biaya penjual'
  ])
  const few = { discount: 0, shipping_discount: 0, extra_cost: 0, fee_payment: 0, fee: 0, fee_seller: 0 }
  expect(partsOf(few)).toEqual(written(few))
  expect(partsOf(few)).toHaveLength(2)
})

it('[core-311] what an open negotiation has not settled yet is discussed, not free', () => {
  const quoted = partsOf(open)
  expect(quoted.slice(2, 4)).toEqual([
    ['Ongkos kirim', rupiah(20_000)],
    ['Biaya tambahan', 'Didiskusikan']
  ])
  expect(quoted.filter(([, amount]) => amount !== 'Didiskusikan')).toEqual(written(open))
  const unquoted = { ...open, shipping_cost: 0, shipping_discount: 0 }
  expect(partsOf(unquoted)[2]).toEqual(['Ongkos kirim', 'Didiskusikan'])
  expect(partsOf(unquoted)).toHaveLength(written(unquoted).length)
})
