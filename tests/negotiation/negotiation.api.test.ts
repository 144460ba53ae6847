import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { messages } from '#server/chat/schema.ts'
import { orders } from '#server/order/schema.ts'
import { productDetails } from '#server/product/schema.ts'
import { shopShipping } from '#server/shipping/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { accountOf, expectTrueBooks, movedBy, pay, settle, topUp } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import {
  approve,
  offerOf,
  checkOutFar,
  decline,
  negotiate,
  payNegotiation,
  readOrder,
  sendOffer
} from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const noticesOf = async (person: Awaited<ReturnType<Market['buyer']>>['person']) =>
  value(await person.call('GET /buyer/notification', { type: 'negotiation' })).map(({ title }) => title)

describe('a negotiation', () => {
  it('[negotiation-1, negotiation-5] removes the lines from the cart and freezes prices and the voucher', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000 })
    const voucher = await market.voucher({ amount: 10_000, productId: product.id })
    const checkout = await checkOutFar(world(), buyer, product, { qty: 2 })
    const request = offerOf(checkout, 'shop_courier', {
      voucher,
      discount: 10_000,
      offer: 75_000,
      note: 'Bisa malam'
    })
    const made = value(await sendOffer(buyer, request))
    expect(made.counters).toMatchObject({ cart: 0, notification: { negotiation: 1 } })
    // Later changes have no effect here.
    const { db } = world().services
    await db.update(productDetails).set({ price: 999_000 }).where(eq(productDetails.id, product.detailId))
    await db
      .update(vouchers)
      .set({ amount: 1, validUntil: world().services.clock.now() })
      .where(eq(vouchers.code, voucher))

    const order = await readOrder(buyer, made.id)
    expect(order).toMatchObject({
      status: 'nego',
      is_nego: true,
      nego_status: 'pending',
      subtotal: 200_000,
      discount: 10_000,
      voucher,
      shipping_cost: 0,
      extra_cost: 0,
      grand_total: 190_000,
      payment: { type: null, number: null },
      deadline: { label: 'Menunggu jawaban sebelum' },
      actions: { pay: false, cancel: true, invoice: false },
      nego: { standing: 'asked', offers_left: 2, may_offer: false, may_pay: false, ways: ['point'] }
    })
    expect(order.nego!.offers).toEqual([
      expect.objectContaining({ round: 1, offer: 75_000, note: 'Bisa malam', answer: null })
    ])
    value(await approve(world(), made.id, 60_000))
    await topUp(world(), buyer, 250_000)
    value(await payNegotiation(buyer, made.id, pay.saldo, { total_pay: 250_000 }))
    expect(await readOrder(buyer, made.id)).toMatchObject({ status: 'paid', grand_total: 250_000 })
  })

  it('[negotiation-1] uses the single thread of buyer and shop, with a card of the order', async () => {
    const buyer = await market.buyer()
    const first = await negotiate(world(), buyer, await market.product(), { note: 'Satu' })
    const second = await negotiate(world(), buyer, await market.product(), { offer: 50_000, note: 'Dua' })
    const [one, two] = [await readOrder(buyer, first.id), await readOrder(buyer, second.id)]
    expect(one.conversation?.id).toBe(two.conversation?.id)
    const said = await world()
      .services.db.select()
      .from(messages)
      .where(eq(messages.conversationId, one.conversation!.id))
      .orderBy(messages.id)
    expect(said.map(({ role, message, transactionId }) => [role, message, transactionId])).toEqual([
      ['buyer', 'Mohon ongkirnya. Satu', first.id],
      ['buyer', 'Tawaran ongkir Rp50.000. Dua', second.id]
    ])
  })

  it('[negotiation-7] cannot be opened for several shops together', async () => {
    const buyer = await market.buyer()
    const alone = await checkOutFar(world(), buyer, await market.product())
    const elsewhere = await market.product({ shopId: await market.makeShop('Toko Lain') })
    const added = value(await buyer.person.call('POST /buyer/cart/add', { product_id: elsewhere.id, qty: 1 }))
    const together = value(
      await buyer.person.call('POST /buyer/transaction/checkout', {
        cart_detail_id: [...alone.products.map(({ id }) => id), added.cart_detail_id],
        address_id: alone.address.id
      })
    )
    expect(together.checkouts).toHaveLength(2)
    const first = together.checkouts.find(({ products }) => products[0]!.id === alone.products[0]!.id)!
    const request = { ...offerOf(alone, 'shop_courier'), cart_id: first.id }
    expect(codeOf(await sendOffer(buyer, request))).toBe('checkout_not_found')
  })

  it('[negotiation-7] is possible only for a delivery without a price, with the figures that the buyer saw', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOutFar(world(), buyer, await market.product({ price: 40_000 }))
    const request = offerOf(checkout, 'shop_courier')
    const [truck] = checkout.shippings.baba_expedition
    expect(truck).toMatchObject({ is_available: true, is_negotiable: false, estimate: null })
    const withTruck = { shipping_type: truck!.type, shipping_courier: truck!.courier }
    expect(
      codeOf(await sendOffer(buyer, { ...request, ...withTruck, shipping_service: truck!.service }))
    ).toBe('not_negotiable')
    expect(codeOf(await sendOffer(buyer, { ...request, total_pay: 39_000 }))).toBe('total_changed')
    expect(codeOf(await sendOffer(buyer, { ...request, shipping_service: 'Kilat' }))).toBe(
      'shipping_unavailable'
    )
    expect(codeOf(await sendOffer(buyer, { ...request, cart_detail_id: [1] }))).toBe('checkout_not_found')
    const key = randomUUID()
    const [made, again] = await Promise.all([sendOffer(buyer, request, key), sendOffer(buyer, request, key)])
    expect(value(again).id).toBe(value(made).id)
    expect(codeOf(await sendOffer(buyer, request))).toBe('checkout_not_found')
  })

  it('[negotiation-8] is also possible above the largest truck, with the cost of a convoy', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ weightG: 5_000_000, stock: 5, price: 1_000_000 })
    const checkout = await checkOutFar(world(), buyer, product)
    const [truck] = checkout.shippings.baba_expedition
    // Two CDD: 2 × (250.000 + 9.000 × 65 km)
    expect(truck).toMatchObject({ is_negotiable: true, case: 1, cost: 0, estimate: 1_670_000 })
    const { id } = value(await sendOffer(buyer, offerOf(checkout, 'baba_expedition')))
    expect((await readOrder(buyer, id)).nego).toMatchObject({ ways: [], estimate: 1_670_000 })
    value(await approve(world(), id, 1_500_000))
    expect(await readOrder(buyer, id)).toMatchObject({ shipping_cost: 0, extra_cost: 1_500_000 })
  })
})

describe("the seller's answer", () => {
  it("[negotiation-3, negotiation-9] is the whole freight of Kurir Toko, less the shop's discount", async () => {
    const shopId = await market.makeShop('Toko Diskon')
    await world()
      .services.db.update(shopShipping)
      .set({ discount: 20_000, discountMinPurchase: 0 })
      .where(eq(shopShipping.shopId, shopId))
    const buyer = await market.buyer()
    await topUp(world(), buyer, 140_000)
    const { id } = await negotiate(world(), buyer, await market.product({ shopId }))
    value(await approve(world(), id, 110_000))
    const order = await readOrder(buyer, id)
    expect(order).toMatchObject({
      nego_status: 'approve',
      shipping_cost: 110_000,
      shipping_discount: 20_000,
      extra_cost: 0,
      grand_total: 140_000,
      deadline: { label: 'Bayar sebelum' },
      nego: { standing: 'approved', may_pay: true }
    })
    const moved = await movedBy(world(), () => payNegotiation(buyer, id, pay.saldo, { total_pay: 140_000 }))
    expect(moved).toEqual({ buyer_saldo: -140_000, escrow: 140_000 })
    expect(await noticesOf(buyer.person)).toEqual(['Negosiasi Disetujui', 'Negosiasi Ongkir'])
  })

  it("[negotiation-9] is added to Baba's quote", async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product(), {
      place: 'beyondBaba',
      carrier: 'baba_expedition'
    })
    // 75.000 + 4.000 × 2 km
    expect(await readOrder(buyer, id)).toMatchObject({ shipping_cost: 83_000, grand_total: 133_000 })
    value(await approve(world(), id, 40_000))
    expect(await readOrder(buyer, id)).toMatchObject({
      shipping_cost: 83_000,
      extra_cost: 40_000,
      grand_total: 173_000
    })
  })

  it('[negotiation-2, negotiation-6] may be a decline with a reason; three offers in all', async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product(), { offer: 10_000 })
    const offer = (figure: number) =>
      buyer.person.call('POST /buyer/transaction/nego/offer/{id}', { id, offer: figure, note: '' })
    expect(codeOf(await offer(20_000))).toBe('status_refused')
    value(await decline(world(), id, 'Truk penuh'))
    expect(await readOrder(buyer, id)).toMatchObject({
      nego_status: 'decline',
      reason: 'Truk penuh',
      is_nego_shop: false,
      deadline: { label: 'Tanggapi penolakan sebelum' },
      nego: { standing: 'declined', offers_left: 2, may_offer: true, may_pay: false }
    })
    expect(codeOf(await payNegotiation(buyer, id, pay.account))).toBe('not_agreed')
    value(await offer(20_000))
    expect(await readOrder(buyer, id)).toMatchObject({ nego_status: 'pending', reason: null })
    value(await decline(world(), id))
    value(await offer(30_000))
    value(await decline(world(), id))
    expect(codeOf(await offer(40_000))).toBe('offers_used_up')
    const order = await readOrder(buyer, id)
    expect(order.nego).toMatchObject({ offers_left: 0, may_offer: false })
    expect(order.nego!.offers.map(({ round, offer: figure, answer }) => [round, figure, answer])).toEqual([
      [1, 10_000, 'decline'],
      [2, 20_000, 'decline'],
      [3, 30_000, 'decline']
    ])
    expect(await noticesOf(buyer.person)).toEqual([
      'Negosiasi Ditolak',
      'Negosiasi Ongkir',
      'Negosiasi Ditolak',
      'Negosiasi Ongkir',
      'Negosiasi Ditolak',
      'Negosiasi Ongkir'
    ])
  })

  it('[ops-12, ops-13] is accepted once, while it is requested, and shown in the console', async () => {
    const buyer = await market.buyer()
    const { id, code } = await negotiate(world(), buyer, await market.product(), { offer: 5_000 })
    const listed = async () => {
      const found = value(await world().ops.call('GET /ops/transaction', { status: 'nego' }))
      return found.find(order => order.id === id)!
    }
    expect(await listed()).toMatchObject({ steps: ['approve', 'decline'], nego: { offers: [{ round: 1 }] } })
    expect(codeOf(await decline(world(), id, ' '))).toBe('invalid_input')
    expect(codeOf(await world().ops.call('POST /ops/nego/{id}/approve', { id: code, cost: -1 }))).toBe(
      'invalid_input'
    )
    value(await world().ops.call('POST /ops/nego/{id}/approve', { id: code, cost: 15_000 }))
    expect(codeOf(await approve(world(), id, 1))).toBe('status_refused')
    expect(codeOf(await decline(world(), id))).toBe('status_refused')
    expect(await listed()).toMatchObject({ steps: [], extra_cost: 0, shipping_cost: 15_000 })
    expect(codeOf(await approve(world(), 999_999, 1))).toBe('order_not_found')
  })
})

describe('paying an agreed negotiation', () => {
  it('[negotiation-10] by virtual account waits for the money, and expires like any other', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 3 })
    const { id } = await negotiate(world(), buyer, product)
    value(await approve(world(), id, 50_000))
    expect(await market.stockOf(product)).toBe(3)
    expect(codeOf(await payNegotiation(buyer, id, pay.account, { total_pay: 100_000 }))).toBe('total_changed')
    const paid = value(await payNegotiation(buyer, id, pay.account, { total_pay: 104_000 }))
    expect(paid.token).not.toBe('')
    expect(await readOrder(buyer, id)).toMatchObject({
      status: 'pending',
      grand_total: 104_000,
      fee_payment: 4_000
    })
    expect(await market.stockOf(product)).toBe(2)
    await settle(world(), buyer, id)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid', payment: { status: 'paid' } })

    const late = await negotiate(world(), buyer, product)
    value(await approve(world(), late.id, 50_000))
    value(await payNegotiation(buyer, late.id, pay.account))
    const number = await accountOf(buyer, late.id)
    value(await world().ops.call('POST /ops/clock', { advance_seconds: 24 * 3_600 }))
    await signIn(world(), buyer.person, buyer.id)
    expect(await readOrder(buyer, late.id)).toMatchObject({
      status: 'cancel',
      cancel_by: 'system',
      reason: 'Batas waktu pembayaran terlewati'
    })
    expect(await market.stockOf(product)).toBe(2)
    expect(value(await world().ops.call('POST /ops/payment/settle', { number }))).toEqual({ outcome: 'late' })
  })

  it('[negotiation-11] in cash is possible only where D11 allows it', async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product())
    value(await approve(world(), id, 2_960_000))
    const groups = value(await buyer.person.call('GET /buyer/transaction/nego/payment/{id}', { id }))
    const reasons = Object.fromEntries(groups.map(group => [group.bank_type, group.reason]))
    expect(reasons['baba_cod']).toBe('COD untuk total Rp50.000 sampai Rp3.000.000')
    expect(codeOf(await payNegotiation(buyer, id, pay.cash))).toBe('payment_unavailable')

    const product = await market.product({ price: 100_000 })
    const voucher = await market.voucher({ type: 'cashback', amount: 5_000, productId: product.id })
    const second = await negotiate(world(), buyer, product, { voucher })
    value(await approve(world(), second.id, 25_000))
    expect(codeOf(await payNegotiation(buyer, second.id, pay.cash))).toBe('voucher_not_for_cod')

    const third = await negotiate(world(), buyer, product)
    value(await approve(world(), third.id, 25_000))
    value(await payNegotiation(buyer, third.id, pay.cash))
    expect(await readOrder(buyer, third.id)).toMatchObject({
      status: 'paid',
      grand_total: 125_000,
      payment: { type: 'baba_cod', status: 'unpaid' }
    })
  })

  it('[negotiation-4] takes stock and quota then: if they are rejected it stays open and says why', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 1, price: 60_000, name: 'Bata Ringan' })
    const voucher = await market.voucher({ amount: 10_000, usageLimit: 1, productId: product.id })
    const { id } = await negotiate(world(), buyer, product, { voucher, discount: 10_000 })
    value(await approve(world(), id, 50_000))
    await topUp(world(), buyer, 100_000)
    expect(await readOrder(buyer, id)).toMatchObject({ attention: null })
    const { db } = world().services
    const setStock = (stock: number) =>
      db.update(productDetails).set({ stock }).where(eq(productDetails.id, product.detailId))
    const setUsed = (usedCount: number) =>
      db.update(vouchers).set({ usedCount }).where(eq(vouchers.code, voucher))

    await setUsed(1)
    expect(codeOf(await payNegotiation(buyer, id, pay.saldo))).toBe('voucher_used_up')
    expect(await readOrder(buyer, id)).toMatchObject({
      status: 'nego',
      attention: expect.stringMatching(/^Kuota promo sudah habis\./)
    })
    await setUsed(0)
    await setStock(0)
    const rejected = await payNegotiation(buyer, id, pay.saldo)
    expect(codeOf(rejected)).toBe('out_of_stock')
    expect(await readOrder(buyer, id)).toMatchObject({
      status: 'nego',
      attention: 'Bata Ringan: stok tersisa 0 pcs, pesanan Anda 1 pcs.'
    })
    await setStock(1)
    value(await payNegotiation(buyer, id, pay.saldo, { total_pay: 100_000 }))
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid', attention: null })
    const [row] = await db.select().from(vouchers).where(eq(vouchers.code, voucher))
    expect([row!.usedCount, await market.stockOf(product)]).toEqual([1, 0])
    // The buyer changes their mind: goods, voucher and money are returned.
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Batal' }))
    const [after] = await db.select().from(vouchers).where(eq(vouchers.code, voucher))
    expect([after!.usedCount, await market.stockOf(product)]).toEqual([0, 1])
  })

  it('[negotiation-12] requires the owner, the PIN, and an existing method', async () => {
    const buyer = await market.buyer()
    const other = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product())
    expect(codeOf(await payNegotiation(buyer, id, pay.saldo))).toBe('not_agreed')
    value(await approve(world(), id, 50_000))
    expect(codeOf(await payNegotiation(other, id, pay.saldo))).toBe('order_not_found')
    expect(codeOf(await payNegotiation(buyer, id, pay.saldo))).toBe('balance_too_low')
    await topUp(world(), buyer, 100_000)
    expect(codeOf(await payNegotiation(buyer, id, pay.saldo, { pin: '000000' }))).toBe('pin_wrong')
    expect(codeOf(await payNegotiation(buyer, id, pay.paylater))).toBe('payment_unavailable')
    expect(codeOf(await payNegotiation(buyer, id, 99))).toBe('payment_unavailable')
    const key = randomUUID()
    const first = value(await payNegotiation(buyer, id, pay.saldo, {}, key))
    expect(value(await payNegotiation(buyer, id, pay.saldo, {}, key))).toMatchObject({ id: first.id })
    expect(codeOf(await payNegotiation(buyer, id, pay.saldo))).toBe('status_refused')
  })

  it('[negotiation-13] reserves nothing before: a cancellation returns nothing', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 4 })
    const { id } = await negotiate(world(), buyer, product)
    value(await approve(world(), id, 1_000))
    const moved = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Mahal' }))
    )
    expect(moved).toEqual({})
    expect(await market.stockOf(product)).toBe(4)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancel', nego: null, reason: 'Mahal' })
    expect(codeOf(await approve(world(), id, 1))).toBe('status_refused')
    const [row] = await world().services.db.select().from(orders).where(eq(orders.id, id))
    expect(row!.paymentId).toBeNull()
  })
})
