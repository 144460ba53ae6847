import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { demo } from './demo-buyer.ts'
import type { Counter } from './fixtures.ts'
import { send } from './send.ts'

type Card = { id: number; stock: number; price: number }
type Option = { courier: string; service: string; final_cost: number; is_available: boolean; is_cod: boolean }
type Checkout = {
  id: string
  products: { id: number }[]
  address: { id: number }
  subtotal: number
  shippings: { baba_expedition: Option[]; shop_courier: Option[] }
}
export type Order = { id: number; code: string; grand_total: number }

const payments = { Saldo: 1, account: 2, cash: 7 } as const
/** What a payment to a virtual account costs its buyer, in rupiah. */
export const accountFee = 4_000

/**
 * The demo's buyer orders six pieces of a product, paid in cash, with Saldo that the order finds there, or to a virtual account that
 * waits for its money.
 */
export async function orderByApi(
  page: Page,
  counter: Counter,
  payment: keyof typeof payments
): Promise<Order> {
  const goods = await send<Card[]>(page, '/buyer/product?per_page=100&keyword=semen')
  for (const { id } of goods.filter(one => one.stock >= 20).slice(0, 20)) {
    const added = await send<{ cart_detail_id: number }>(page, '/buyer/cart/add', { product_id: id, qty: 6 })
    const checkout = await send<Checkout>(page, '/buyer/transaction/checkout', {
      cart_detail_id: [added.cart_detail_id]
    })
    for (const type of ['shop_courier', 'baba_expedition'] as const) {
      const option = checkout.shippings[type].find(one => one.is_available && one.is_cod)
      const total = checkout.subtotal + (option?.final_cost ?? 0)
      if (!option || total < 50_000 || total > 3_000_000) continue
      const order = {
        cart_id: checkout.id,
        cart_detail_id: checkout.products.map(line => line.id),
        address_id: checkout.address.id,
        payment_id: payments[payment],
        shipping_type: type,
        shipping_courier: option.courier,
        shipping_service: option.service,
        shipping_cost: option.final_cost,
        total_pay: total + (payment === 'account' ? accountFee : 0),
        ...(payment === 'Saldo' && { pin: '123456' })
      }
      if (payment === 'Saldo') {
        const credit = { user: demo.email, amount: total, remark: 'Isi' }
        await counter.post('/balance/topup', credit, randomUUID())
      }
      const placed = await send<{ id: number; code: string }>(
        page,
        '/buyer/transaction/order',
        order,
        randomUUID()
      )
      return { ...placed, grand_total: order.total_pay }
    }
  }
  throw new Error('No goods of the demo can be ordered so')
}

/** The seller accepts and packs an order. */
export async function packed(counter: Counter, { code }: Order): Promise<void> {
  for (const step of ['accept', 'pack']) await counter.post(`/transaction/${code}/${step}`)
}
