import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import {
  advanceTo,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  pay,
  sendOrder,
  topUp
} from '../support/buying.ts'
import { complain } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket, pin } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(() => market.endVouchers())
afterEach(() => expectTrueBooks(world()))

type Voucher = 'none' | 'marketplace discount' | 'shop cashback' | 'marketplace cashback'
type Case = { voucher: Voucher; type: 'shop_courier' | 'commercial'; nominal: number | 'all' }

const vouchers = {
  none: undefined,
  'marketplace discount': { amount: 15_000 },
  'shop cashback': { type: 'cashback', amount: 7_000 },
  'marketplace cashback': { type: 'cashback', amount: 9_000 }
} as const

/** A delivered order of three at Rp50.000, paid from Saldo, and what it costs without the payment's fee. */
async function deliveredOrder(buyer: Buyer, { voucher, type }: Case) {
  await topUp(world(), buyer, 1_000_000)
  const options = vouchers[voucher]
  const isShops = voucher === 'shop cashback'
  const code = options && (await market.voucher({ ...options, ...(isShops && { shopId: market.shopId }) }))
  const checkout = await checkOut(buyer, await market.product({ price: 50_000 }), 3)
  const [option] = checkout.shippings[type]
  const cost = option!.final_cost
  const discount = voucher === 'marketplace discount' ? 15_000 : 0
  const order = value(
    await sendOrder(
      buyer,
      orderOf(checkout, pay.saldo, {
        shipping_type: type,
        shipping_courier: option!.courier,
        shipping_service: option!.service,
        shipping_cost: cost,
        total_pay: checkout.subtotal - discount + cost,
        ...(code && { voucher: code })
      })
    )
  )
  await advanceTo(world(), order.code, 'deliver')
  const { id } = order
  const { lines } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
  return { id, lines }
}

const cases: Case[] = [
  { voucher: 'none', type: 'shop_courier', nominal: 40_000 },
  { voucher: 'none', type: 'shop_courier', nominal: 'all' },
  { voucher: 'none', type: 'commercial', nominal: 40_000 },
  { voucher: 'none', type: 'commercial', nominal: 'all' },
  { voucher: 'marketplace discount', type: 'commercial', nominal: 33_333 },
  { voucher: 'marketplace discount', type: 'shop_courier', nominal: 'all' },
  { voucher: 'shop cashback', type: 'commercial', nominal: 33_333 },
  { voucher: 'shop cashback', type: 'shop_courier', nominal: 'all' },
  { voucher: 'marketplace cashback', type: 'shop_courier', nominal: 33_333 }
]

it.each(cases)(
  '[complaint-15] the preview is what is posted: $nominal with voucher $voucher by $type',
  async given => {
    const buyer = await market.buyer()
    const order = await deliveredOrder(buyer, given)
    const lines = [{ id: order.lines[0]!.id, qty: 3, problem: 'broken' as const }]
    const { id, max_nominal } = await complain(buyer, order, { lines, nominal: 30_000 })
    const nominal = given.nominal === 'all' ? max_nominal : given.nominal
    const offer = { id, solution: 'refund', nominal } as const
    const preview = value(await world().ops.call('GET /ops/complain/{id}/postings', offer))
    const isWhole = given.nominal === 'all'
    expect(preview.effect).toBe(
      isWhole
        ? 'Seluruh pesanan dibatalkan: biaya pembayaran ikut kembali, tanpa ulasan dan cashback.'
        : 'Pesanan selesai; sisanya dibagikan seperti biasa.'
    )
    expect(preview.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const posted = await movedBy(world(), async () => {
      const answer = await world().ops.call('POST /ops/complain/{id}/answer', {
        ...offer,
        message: 'Setuju.'
      })
      expect(value(answer)).toMatchObject({
        outcome: 'refunded',
        order_status: isWhole ? 'cancel' : 'success'
      })
    })
    expect(Object.fromEntries(preview.postings.map(({ account, amount }) => [account, amount]))).toEqual(
      posted
    )
    expect(Object.keys(posted)).toContain('buyer_saldo')
  }
)

it('[complaint-15] the preview holds for an offer that the buyer accepts later, and for goods that come back', async () => {
  const buyer = await market.buyer()
  const order = await deliveredOrder(buyer, {
    voucher: 'marketplace discount',
    type: 'commercial',
    nominal: 0
  })
  const lines = [{ id: order.lines[0]!.id, qty: 3, problem: 'broken' as const }]
  const { id } = await complain(buyer, order, { lines, nominal: 60_000 })
  const offer = { id, solution: 'return_refund', nominal: 55_000 } as const
  const preview = value(await world().ops.call('GET /ops/complain/{id}/postings', offer))
  const accept = async () => {
    value(await world().ops.call('POST /ops/complain/{id}/answer', { ...offer, message: 'Kirim kembali.' }))
    const update = 'POST /buyer/transaction/complain/update/{id}'
    value(await buyer.person.call(update, { id, action: 'accept', pin }))
    value(await buyer.person.call(update, { id, action: 'returned', courier: 'JNE', resi: 'R-1' }))
    value(await world().ops.call('POST /ops/complain/{id}/received', { id }))
  }
  const posted = await movedBy(world(), accept)
  expect(Object.fromEntries(preview.postings.map(({ account, amount }) => [account, amount]))).toEqual(posted)
})

it('[complaint-15] the preview of other solutions is empty, and of too much money a rejection', async () => {
  const buyer = await market.buyer()
  const order = await deliveredOrder(buyer, { voucher: 'none', type: 'shop_courier', nominal: 0 })
  const { id, max_nominal } = await complain(buyer, order)
  const ask = (more: { solution: 'refund' | 'reject'; nominal?: number }) =>
    world().ops.call('GET /ops/complain/{id}/postings', { id, ...more })
  expect(value(await ask({ solution: 'reject' }))).toEqual({ effect: null, postings: [] })
  expect(codeOf(await ask({ solution: 'refund' }))).toBe('complaint_nominal_required')
  expect(codeOf(await ask({ solution: 'refund', nominal: max_nominal + 1 }))).toBe('complaint_nominal')
  const other = await sellerOf(world(), await market.makeShop('Toko Lain'))
  const foreign = await other.call('GET /ops/complain/{id}/postings', { id, solution: 'reject' })
  expect(codeOf(foreign)).toBe('complaint_not_found')
})
