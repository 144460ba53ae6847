import { beforeAll, describe, expect, it } from 'vitest'

import { mayCall } from '#lib/core/schema/endpoint.ts'
import { buildApi } from '#server/app.ts'

import { accountOf, advanceTo, buy, checkOut, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { negotiate } from '../support/negotiating.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let own: Person
let other: Person

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  await topUp(world(), buyer, 10_000_000)
  own = await sellerOf(world(), market.shopId)
  other = await sellerOf(world(), await market.makeShop('Toko Lain'))
})

let made: Promise<{ id: number }> | undefined
/** An open complaint about an order of the first shop. */
const complaint = () =>
  (made ??= (async () => {
    const product = await market.product({ price: 50_000 })
    return complain(buyer, await deliveredTo(world(), buyer, product, { qty: 2 }))
  })())

const paidOrder = async () => buy(buyer, await market.product({ price: 50_000 }), pay.saldo)

/** Every call of the counter that names an order, with what it needs. */
const steps = [
  ['GET /ops/transaction/{id}', {}],
  ['GET /ops/transaction/{id}/invoice', {}],
  ['POST /ops/transaction/{id}/note', { text: 'Catatan' }],
  ['POST /ops/transaction/{id}/accept', {}],
  ['POST /ops/transaction/{id}/pack', {}],
  ['POST /ops/transaction/{id}/ship', { resi: 'R1' }],
  ['POST /ops/transaction/{id}/trace', { detail: 'Di jalan' }],
  ['POST /ops/transaction/{id}/deliver', {}],
  ['POST /ops/transaction/{id}/refuse', { reason: 'Tidak mau' }],
  ['POST /ops/transaction/{id}/lost', {}],
  ['POST /ops/transaction/{id}/reject', { reason: 'Habis' }],
  ['POST /ops/nego/{id}/approve', { cost: 1 }],
  ['POST /ops/nego/{id}/decline', { reason: 'Jauh' }]
] as const

/** Every call of the counter that names a complaint. */
const complaintCalls = [
  ['GET /ops/complain/{id}', {}],
  ['GET /ops/complain/{id}/postings', { solution: 'reject' }],
  ['GET /ops/complain/discussion/{id}', {}],
  ['POST /ops/complain/{id}/answer', { solution: 'reject', message: 'Tidak' }],
  ['POST /ops/complain/{id}/ship', { courier: 'JNE', resi: 'R1' }],
  ['POST /ops/complain/{id}/received', {}],
  ['POST /ops/complain/{id}/help', { message: 'Barang lain' }],
  ['POST /ops/complain/discussion/send/{id}', { message: 'Halo' }]
] as const

const sellersCalls = [...buildApi().routes.values()].flatMap(({ endpoint }) =>
  mayCall('seller', endpoint) ? [endpoint.name] : []
)

describe('[ops-20] a seller', () => {
  it('may make these calls and no other: a further one needs a test of what it is limited to', () => {
    expect(sellersCalls.toSorted()).toEqual(
      [
        ...steps.map(([endpoint]) => endpoint),
        ...complaintCalls.map(([endpoint]) => endpoint),
        'DELETE /ops/session',
        'GET /ops/category',
        'GET /ops/complain',
        'GET /ops/conversation',
        'GET /ops/conversation/{id}',
        'GET /ops/me',
        'GET /ops/nego',
        'GET /ops/find',
        'GET /ops/product',
        'GET /ops/product/export',
        'GET /ops/product/{id}',
        'GET /ops/transaction',
        'POST /ops/transaction/packing',
        'POST /ops/transaction/steps',
        'POST /ops/broadcasting/auth',
        'POST /ops/broadcasting/user-auth',
        'POST /ops/conversation/{id}/read',
        'POST /ops/conversation/{id}/send',
        'DELETE /ops/review/{id}/reply',
        'GET /ops/review',
        'POST /ops/review/{id}/reply',
        'POST /ops/session',
        'PUT /ops/product/{id}/offer'
      ].toSorted()
    )
  })

  it('is one shop, and knows its calls', async () => {
    expect(value(await own.call('GET /ops/me', {}))).toEqual({
      name: expect.stringMatching(/^Toko Uji-/),
      role: 'seller',
      shop: { id: market.shopId, slug: expect.stringMatching(/^Toko Uji-/), name: 'Toko Uji' },
      calls: expect.arrayContaining(sellersCalls)
    })
    expect(codeOf(await own.call('GET /ops/ledger/check', {}))).toBe('forbidden')
  })

  it('lists its own orders alone, also those that it finds by a code', async () => {
    const { code } = await paidOrder()
    const codes = async (who: Person) =>
      value(await who.call('GET /ops/transaction', { keyword: code })).map(order => order.code)
    expect([await codes(own), await codes(other), await codes(world().ops)]).toEqual([[code], [], [code]])
    const answer = await other.call('GET /ops/transaction', {})
    expect(answer).toMatchObject({ value: [], meta: { total: 0 } })
  })

  it('lists its own negotiations alone', async () => {
    await negotiate(world(), await market.buyer(), await market.product())
    expect(value(await own.call('GET /ops/nego', {}))).toHaveLength(1)
    expect(await other.call('GET /ops/nego', {})).toMatchObject({ value: [], meta: { total: 0 } })
  })

  it.each(steps)('does not find an order of another shop: %s', async (endpoint, input) => {
    const { id, code } = await paidOrder()
    for (const name of [code, String(id)])
      expect(codeOf(await other.call(endpoint, { id: name, ...input } as never))).toBe('order_not_found')
  })

  it('[complaint-16] lists the complaints about its own orders alone', async () => {
    const { id } = await complaint()
    const ids = async (who: Person) => value(await who.call('GET /ops/complain', {})).map(one => one.id)
    expect([await ids(own), await ids(world().ops)]).toEqual([[id], [id]])
    const answer = await other.call('GET /ops/complain', {})
    expect(answer).toMatchObject({ value: [], meta: { total: 0 } })
  })

  it.each(complaintCalls)(
    '[complaint-16] does not find a complaint of another shop: %s',
    async (endpoint, input) => {
      const { id } = await complaint()
      expect(codeOf(await other.call(endpoint, { id, ...input } as never))).toBe('complaint_not_found')
      expect(codeOf(await own.call(endpoint, { id: 999_999, ...input } as never))).toBe('complaint_not_found')
    }
  )

  it('does not find a review of another shop', async () => {
    const { id, code } = await paidOrder()
    await advanceTo(world(), code, 'deliver')
    value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    const detail = value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
    const review = value(
      await buyer.person.call('POST /buyer/transaction/review', {
        transaction_id: id,
        product_id: detail.products[0]!.product_id,
        rating: 5,
        review: 'Barang sesuai pesanan'
      })
    )
    const listed = async (who: Person) => value(await who.call('GET /ops/review', {})).reviews
    expect((await listed(own)).map(one => one.id)).toEqual([review.id])
    expect(await listed(other)).toEqual([])
    const elsewhere = { shop_id: market.shopId, keyword: code, beyond: review.id }
    for (const [name, asked] of Object.entries(elsewhere))
      expect(value(await other.call('GET /ops/review', { [name]: asked })).reviews).toEqual([])
    const seen = { id: review.id, updated_at: (await listed(own))[0]!.updated_at }
    const reply = { ...seen, reply: 'Terima kasih' }
    expect(codeOf(await other.call('POST /ops/review/{id}/reply', reply))).toBe('review_not_found')
    expect(codeOf(await other.call('DELETE /ops/review/{id}/reply', seen))).toBe('review_not_found')
    expect(value(await own.call('POST /ops/review/{id}/reply', reply))).toMatchObject({
      reply: 'Terima kasih'
    })
  })

  const stepsOf = async (who: Person, code: string) =>
    value(await who.call('GET /ops/transaction', { keyword: code }))[0]!.steps

  it('serves its order up to the delivery where it drives itself', async () => {
    const { code } = await paidOrder()
    for (const line of ['accept', 'pack'] as const)
      value(await own.call(`POST /ops/transaction/{id}/${line}`, { id: code }))
    value(await own.call('POST /ops/transaction/{id}/ship', { id: code, resi: 'R1' }))
    expect(await stepsOf(own, code)).toEqual(['trace', 'deliver'])
    value(await own.call('POST /ops/transaction/{id}/trace', { id: code, detail: 'Di jalan' }))
    const delivered = value(await own.call('POST /ops/transaction/{id}/deliver', { id: code }))
    expect(delivered.status).toBe('delivered')
  })

  it('does not say where goods are that a courier carries', async () => {
    const checkout = await checkOut(buyer, await market.product({ price: 50_000 }))
    const [parcel] = checkout.shippings.commercial
    const { code } = value(
      await sendOrder(
        buyer,
        orderOf(checkout, pay.saldo, {
          shipping_type: 'commercial',
          shipping_courier: parcel!.courier,
          shipping_service: parcel!.service,
          shipping_cost: parcel!.final_cost,
          total_pay: checkout.subtotal + parcel!.final_cost
        })
      )
    )
    await advanceTo(world(), code, 'ship')
    expect([await stepsOf(own, code), await stepsOf(world().ops, code)]).toEqual([[], ['trace', 'deliver']])
    for (const [endpoint, more] of [
      ['POST /ops/transaction/{id}/trace', { detail: 'Tiba' }],
      ['POST /ops/transaction/{id}/deliver', {}],
      ['POST /ops/transaction/{id}/refuse', { reason: 'Tidak mau' }],
      ['POST /ops/transaction/{id}/lost', {}]
    ] as const)
      expect(codeOf(await own.call(endpoint, { id: code, ...more } as never))).toBe('forbidden')
  })

  it('does not see what belongs to the payment, to other shops or to the buyer’s account', async () => {
    const another = await market.buyer()
    const { id, code } = await buy(another, await market.product({ price: 50_000 }), pay.account)
    const number = await accountOf(another, id)
    const seen = async (who: Person) => value(await who.call('GET /ops/transaction', { keyword: code }))[0]!
    const [seller, operator] = [await seen(own), await seen(world().ops)]
    expect(operator.payment).toMatchObject({ number, amount: expect.any(Number) })
    expect({ ...seller.payment, token: seller.token, together: seller.together }).toMatchObject({
      number: null,
      amount: null,
      token: '',
      together: []
    })
    expect([seller.buyer.phone, seller.shipping.phone]).toEqual([null, '081234567890'])
    expect(seller.steps).not.toContain('settle')
    // Paid twice: the second payment goes to Saldo, which the history says with the sum and all orders of the payment.
    for (let times = 0; times < 2; times += 1)
      value(await world().ops.call('POST /ops/payment/settle', { number }))
    const [told, all] = [await seen(own), await seen(world().ops)]
    expect(all.credited).toBeGreaterThan(0)
    expect(told.credited).toBe(0)
    const aboutMoney = (order: typeof told) => order.history.filter(({ detail }) => /Saldo/.test(detail))
    expect(aboutMoney(all)[0]?.detail).toContain(code)
    expect(aboutMoney(told).map(({ detail }) => detail)).toEqual(['Pembayaran dikembalikan ke Saldo pembeli'])
  })

  it('sees the code of its own voucher, and not one of the marketplace', async () => {
    const seenWith = async (voucher: string) => {
      const product = await market.product({ price: 50_000 })
      const { code } = await buy(buyer, product, pay.saldo, { voucher, discount: 5_000 })
      const by = async (who: Person) =>
        value(await who.call('GET /ops/transaction', { keyword: code }))[0]!.voucher
      return [await by(own), await by(world().ops)]
    }
    const everywhere = await market.voucher({ amount: 5_000 })
    const ofShop = await market.voucher({ amount: 5_000, shopId: market.shopId })
    expect(await seenWith(everywhere)).toEqual([null, everywhere])
    expect(await seenWith(ofShop)).toEqual([ofShop, ofShop])
  })
})
