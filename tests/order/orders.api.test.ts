import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { shops } from '#server/shop/schema.ts'

import {
  advanceTo,
  buy,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  pay,
  sendOrder,
  settle,
  topUp
} from '../support/buying.ts'
import { type Market, openMarket, pin } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

describe('an order', () => {
  it('[money-6, order-2, order-8] goes from the cart over payment and delivery to success and a review', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000, stock: 5 })
    const { id, code, token, counters } = await buy(buyer, product, pay.account, { qty: 2 })
    expect(counters.cart).toBe(0)
    expect(code).toMatch(/^BB\d{6}[0-9A-Z]{6}$/)
    expect(await market.stockOf(product)).toBe(3)

    const waiting = value(await buyer.person.call('GET /buyer/transaction/payment/{id}', { id: token }))
    expect(waiting).toMatchObject({
      code,
      grand_total: 204_000,
      tab: 'pending',
      payment: { type: 'virtual_account', status: 'pending', bank: 'BCA Virtual Account', bank_code: 'bca' }
    })
    const moved = await movedBy(world(), async () => {
      await settle(world(), buyer, id)
      await advanceTo(world(), code, 'deliver')
      const done = value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
      expect(done.status).toBe('success')
    })
    expect(moved).toEqual({ gateway: -204_000, seller_payable: 200_000, fee_income: 4_000 })

    const review = value(
      await buyer.person.call('POST /buyer/transaction/review', {
        product_id: product.id,
        transaction_id: id,
        rating: 5,
        review: 'Barang bagus'
      })
    )
    expect(review).toMatchObject({ rating: 5, is_updated: false })

    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
    expect(order).toMatchObject({ status: 'success', grand_total: 204_000, review_action: 'change' })
    expect(order.history.map(entry => entry.status).toReversed()).toEqual([
      'pending',
      'paid',
      'paid',
      'process',
      'sent',
      'sent',
      'delivered',
      'success'
    ])
    expect(order.timeline.map(step => step.is_done)).toEqual([true, true, true, true])
    const notices = value(await buyer.person.call('GET /buyer/notification', { per_page: 50 }))
    // One for each change of status; the courier's trace adds none.
    expect(notices.map(notice => notice.title).toReversed()).toEqual([
      'Menunggu Pembayaran',
      'Pesanan Diproses',
      'Pesanan Diterima Penjual',
      'Pesanan Dikemas',
      'Pesanan Dikirim',
      'Barang Sampai',
      'Pesanan Selesai'
    ])
  })

  it('[money-5, order-2, payment-6] is paid with Saldo and the PIN, and returns the remaining tries after a wrong one', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 30_000 })
    await topUp(world(), buyer, 100_000)
    const checkout = await checkOut(buyer, product, 2)
    const wrong = await sendOrder(buyer, orderOf(checkout, pay.saldo, { pin: '000000' }))
    expect(wrong).toMatchObject({ ok: false, error: { code: 'pin_wrong', details: { tries_left: 4 } } })
    const made = value(await sendOrder(buyer, orderOf(checkout, pay.saldo)))
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: made.id }))
    expect(order).toMatchObject({ status: 'paid', grand_total: 60_000 })
    const [entry] = value(await buyer.person.call('GET /buyer/balance/history', {}))
    expect(entry).toMatchObject({ code: 'TR', type: 'debit', amount: 60_000 })
    const detail = value(await buyer.person.call('GET /buyer/balance/history/{id}', { id: entry!.id }))
    expect(detail).toMatchObject({ balance_before: 100_000, balance_after: 40_000, ref_id: made.code })
  })

  it('[payment-3] is rejected if Saldo is insufficient', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 10_000)
    const product = await market.product({ price: 30_000 })
    const checkout = await checkOut(buyer, product)
    expect(codeOf(await sendOrder(buyer, orderOf(checkout, pay.saldo)))).toBe('balance_too_low')
    expect(await market.stockOf(product)).toBe(10)
  })

  it('[checkout-5] is rejected with the new figures if the total is not what the buyer saw', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product({ price: 100_000 }))
    const rejected = await sendOrder(buyer, orderOf(checkout, pay.account, { total_pay: 90_000 }))
    expect(rejected).toMatchObject({
      ok: false,
      error: {
        code: 'total_changed',
        status: 409,
        details: { total_pay: 104_000, shipping_cost: 0, subtotal: 100_000, fee_payment: 4_000 }
      }
    })
  })

  it('[checkout-6] consumes its checkout: a second request with another key finds none', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product())
    const request = orderOf(checkout, pay.account)
    value(await sendOrder(buyer, request))
    expect(codeOf(await sendOrder(buyer, request))).toBe('checkout_not_found')
  })

  it('[core-8] requires an idempotency key', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product())
    const rejected = await buyer.person.call('POST /buyer/transaction/order', orderOf(checkout, pay.account))
    expect(codeOf(rejected)).toBe('idempotency_key_required')
  })

  it('[order-10] paid in cash is owed by the courier that collected it', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product({ price: 70_000 }))
    const option = checkout.shippings.baba_expedition.find(one => one.is_available)!
    const { code, id } = value(
      await sendOrder(
        buyer,
        orderOf(checkout, pay.cash, {
          shipping_type: 'baba_expedition',
          shipping_courier: option.courier,
          shipping_service: option.service,
          shipping_cost: option.final_cost,
          total_pay: 70_000 + option.final_cost
        })
      )
    )
    const total = 70_000 + option.final_cost
    const collected = await movedBy(world(), () => advanceTo(world(), code, 'deliver'))
    expect(collected).toEqual({ courier_payable: -total, escrow: total })
    const settled = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    )
    expect(settled).toEqual({ escrow: -total, courier_payable: option.cost, seller_payable: 70_000 })
  })

  it('[order-2, order-10] paid in cash is owed by the shop from delivery on if Kurir Toko collected it', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 70_000 })
    const { id, code } = await buy(buyer, product, pay.cash)
    const collected = await movedBy(world(), () => advanceTo(world(), code, 'deliver'))
    expect(collected).toEqual({ seller_payable: -70_000, escrow: 70_000 })
    const settled = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    )
    expect(settled).toEqual({ escrow: -70_000, seller_payable: 70_000 })
  })
})

describe('an idempotency key', () => {
  it.each([
    ['a virtual account', pay.account],
    ['Saldo', pay.saldo]
  ])(
    '[core-8] creates one order and one answer for twenty concurrent requests, by %s',
    async (_, payment) => {
      const buyer = await market.buyer()
      await topUp(world(), buyer, 1_000_000)
      const product = await market.product({ stock: 30 })
      const more = payment === pay.saldo ? { pin } : {}
      const request = orderOf(await checkOut(buyer, product), payment, more)
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendOrder(buyer, request, key)))
      expect(new Set(answers.map(answered => value(answered).id)).size).toBe(1)
      expect(new Set(answers.map(answered => value(answered).token)).size).toBe(1)
      expect(await market.stockOf(product)).toBe(29)
      const other = await sendOrder(buyer, { ...request, total_pay: 1 }, key)
      expect(codeOf(other)).toBe('idempotency_mismatch')
    }
  )
})

describe('an invoice', () => {
  it('[order-20] is a document of escaped values, without scripts', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ name: '<script>alert(1)</script> & Paku' })
    const { id, code } = await buy(buyer, product, pay.account)
    const answered = await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id })
    expect(answered.headers.get('content-type')).toContain('text/html')
    const html = await answered.text()
    expect(html).toContain(code)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Paku')
    expect(html).not.toContain('<script')
    expect(html).toContain('Rp54.000')
    expect(html).toContain('<small>Penerima</small><br><strong>Budi</strong><br>081234567890<br>')
  })

  it('[order-20] names the city of its seller once, also where the shop wrote it into its address', async () => {
    const buyer = await market.buyer()
    const { id } = await buy(buyer, await market.product(), pay.account)
    const { db } = world().services
    const invoice = async () =>
      (await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id })).text()
    const city = /Jl\. Uji 1, ([^<,]+)</.exec(await invoice())?.[1]
    expect(city).toBeTruthy()
    await db.update(shops).set({ address: `Jl. Uji 1, ${city}` })
    expect(await invoice()).toContain(`Jl. Uji 1, ${city}<`)
    await db.update(shops).set({ address: 'Jl. Uji 1' })
  })
})

describe('a PIN', () => {
  it('[payment-6] is not required if nothing is charged to Saldo', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product())
    const { pin: sent } = orderOf(checkout, pay.account)
    expect([sent, pin]).toEqual([undefined, '135790'])
    value(await sendOrder(buyer, orderOf(checkout, pay.account)))
  })
})
