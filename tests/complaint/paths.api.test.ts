import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { vouchers, voucherUses } from '#server/voucher/schema.ts'

import { advanceTo, expectTrueBooks, movedBy, pay, sendOrder, settle, topUp } from '../support/buying.ts'
import { checkOutTogether, orderTogether } from '../support/buying-together.ts'
import {
  answer,
  complain,
  deliverAgain,
  deliveredTo,
  passEstimate,
  readComplaint,
  receiveBack,
  rule,
  shipAgain,
  update
} from '../support/complaining.ts'
import { passDemo } from '../support/clock.ts'
import { type Buyer, type Market, openMarket, pin } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** Two pieces of 50.000, paid by virtual account; late ones are past their estimate. */
async function bought(status: 'late' | 'delivered' = 'delivered') {
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000 })
  const order = await deliveredTo(world(), buyer, product, {
    qty: 2,
    last: status === 'late' ? 'ship' : 'deliver'
  })
  if (status === 'late') {
    await passEstimate(world(), buyer)
  }
  return { buyer, product, order, line: order.lines[0]!.id }
}

const readOrder = async ({ person }: Buyer, id: number) =>
  value(await person.call('GET /buyer/transaction/{id}', { id }))

describe('[complaint-10] goods that are sent again', () => {
  it.each([
    ['not_arrived', 'late', undefined, 'send_missing'],
    ['not_arrived', 'delivered', undefined, 'send_missing'],
    ['problem', 'delivered', 'missing', 'send_missing'],
    ['problem', 'delivered', 'broken', 'exchange']
  ] as const)(
    'for %s, %s: received, the order goes on as delivered',
    async (kind, status, problem, solution) => {
      const { buyer, product, order, line } = await bought(status)
      const { id } = await complain(buyer, order, {
        kind,
        solution,
        nominal: undefined,
        lines: [{ id: line, qty: 1, ...(problem && { problem }) }]
      })
      const moved = await movedBy(world(), async () => {
        expect(value(await answer(world(), id, solution))).toMatchObject({
          stage: 'replacing',
          turn: 'seller'
        })
        expect(codeOf(await update(buyer, id, 'received'))).toBe('complaint_moved')
        expect(value(await shipAgain(world(), id))).toMatchObject({
          stage: 'shipping',
          sent_again: { courier: 'JNE', resi: 'ULANG-1', delivered_at: null }
        })
        expect(value(await deliverAgain(world(), id)).sent_again?.delivered_at).not.toBeNull()
        expect(codeOf(await deliverAgain(world(), id))).toBe('complaint_moved')
        const closed = value(await update(buyer, id, 'received'))
        expect(closed).toMatchObject({ outcome: 'replaced', refunded: 0, order_status: 'delivered' })
      })
      expect(moved).toEqual({})
      expect(await market.stockOf(product)).toBe(8)
      const settled = await movedBy(world(), async () =>
        value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }))
      )
      expect(settled).toEqual({ escrow: -104_000, seller_payable: 100_000, fee_income: 4_000 })
    }
  )
})

it('[complaint-10] of goods that were lost and sent once more, only those sent last arrive', async () => {
  const { buyer, order, line } = await bought()
  const lines = [{ id: line, qty: 1, problem: 'broken' as const }]
  const { id } = await complain(buyer, order, { solution: 'exchange', nominal: undefined, lines })
  value(await answer(world(), id, 'exchange'))
  value(await shipAgain(world(), id))
  value(await update(buyer, id, 'help'))
  value(await rule(world(), id, 'exchange'))
  value(await update(buyer, id, 'accept'))
  value(await shipAgain(world(), id))
  value(await deliverAgain(world(), id))
  const { shipments } = await readOrder(buyer, order.id)
  expect(shipments.map(({ delivered_at: at }) => at !== null)).toEqual([false, true])
  expect(shipments.map(({ lost_at: at }) => at !== null)).toEqual([true, false])
})

describe('[complaint-9] goods that go back', () => {
  it.each([
    ['a part, to be sold again', 1, 50_000, true, 9, 'success', [50_000, 50_000, 4_000]],
    ['a part, not to be sold', 1, 50_000, false, 8, 'success', [50_000, 50_000, 4_000]],
    ['everything, to be sold again', 2, 100_000, true, 10, 'cancel', [104_000, 0, 0]],
    ['everything, not to be sold', 2, 100_000, false, 8, 'cancel', [104_000, 0, 0]]
  ] as const)('%s', async (_, qty, nominal, restock, stock, end, [saldo, seller, fee]) => {
    const { buyer, product, order, line } = await bought()
    const { id } = await complain(buyer, order, {
      solution: 'return_refund',
      nominal,
      lines: [{ id: line, qty, problem: 'wrong' }]
    })
    const nothing = await movedBy(world(), async () => {
      const agreed = value(await answer(world(), id, 'return_refund', nominal))
      expect(agreed.return_address).toMatch(/^Toko .*, Jl\. Uji 1, /)
      expect(codeOf(await receiveBack(world(), id))).toBe('complaint_moved')
      const sent = value(await update(buyer, id, 'returned'))
      expect(sent.return_address).toBe(agreed.return_address)
      expect(value(await deliverAgain(world(), id)).return_address).toBeNull()
    })
    expect(nothing).toEqual({})
    const moved = await movedBy(world(), async () => {
      const closed = value(await receiveBack(world(), id, restock))
      expect(closed).toMatchObject({ outcome: 'refunded', order_status: end, refunded: saldo })
      expect(closed.returned?.received_at).not.toBeNull()
      expect(closed.return_address).toBeNull()
    })
    const paid = { seller_payable: seller, fee_income: fee }
    expect(moved).toEqual({ escrow: -104_000, buyer_saldo: saldo, ...(seller > 0 && paid) })
    expect(await market.stockOf(product)).toBe(stock)
    expect(codeOf(await receiveBack(world(), id, true))).toBe('complaint_moved')
    expect(await market.stockOf(product)).toBe(stock)
  })

  it('and come again where the admin then refuses a refund', async () => {
    const { buyer, order } = await bought()
    const { id } = await complain(buyer, order, { solution: 'return_refund' })
    const moved = await movedBy(world(), async () => {
      value(await answer(world(), id, 'return_refund', 20_000))
      value(await update(buyer, id, 'returned'))
      value(await world().ops.call('POST /ops/complain/{id}/help', { id, message: 'Bukan barang kami.' }))
      expect(codeOf(await rule(world(), id, 'return_refund', 20_000))).toBe('complaint_solution')
      value(await rule(world(), id, 'reject'))
      expect(value(await update(buyer, id, 'accept'))).toMatchObject({ stage: 'replacing', outcome: null })
      value(await shipAgain(world(), id))
      const closed = value(await update(buyer, id, 'received'))
      expect(closed).toMatchObject({ outcome: 'rejected', order_status: 'delivered', refunded: 0 })
      expect(closed.sent_again?.received_at).toBe(closed.closed_at)
      expect(closed.sent_again?.delivered_at).not.toBeNull()
    })
    expect(moved).toEqual({})
  })
})

describe('[complaint-5] the answer', () => {
  it.each([
    ['what was wanted', 'refund', 20_000, 'closed'],
    ['more than that', 'refund', 20_001, 'closed'],
    ['less', 'refund', 19_999, 'answered'],
    ['something else', 'exchange', undefined, 'answered'],
    ['a rejection', 'reject', undefined, 'answered']
  ] as const)('%s', async (_, solution, nominal, stage) => {
    const { buyer, order } = await bought()
    const { id } = await complain(buyer, order)
    const answered = value(await answer(world(), id, solution, nominal))
    expect(answered.return_address).toBeNull()
    expect([answered.stage, answered.refunded]).toEqual([stage, stage === 'closed' ? nominal : 0])
    expect(codeOf(await answer(world(), id, 'reject'))).toBe('complaint_moved')
  })

  it('cannot be asked for help about before three days are over', async () => {
    const { buyer, order } = await bought()
    const made = await complain(buyer, order)
    expect([made.actions.help, made.help_from]).toEqual([false, made.deadline?.at])
    expect(codeOf(await update(buyer, made.id, 'help'))).toBe('complaint_moved')
  })
})

describe('[complaint-6] the buyer accepts', () => {
  it('with the PIN, once', async () => {
    const { buyer, order } = await bought()
    const { id } = await complain(buyer, order)
    value(await answer(world(), id, 'refund', 10_000))
    const moved = await movedBy(world(), async () => {
      expect(codeOf(await update(buyer, id, 'accept', { pin: undefined }))).toBe('pin_wrong')
      expect(codeOf(await update(buyer, id, 'accept', { pin: '000000' }))).toBe('pin_wrong')
      expect((await readComplaint(world(), buyer, id)).stage).toBe('answered')
    })
    expect(moved).toEqual({})
    expect(value(await update(buyer, id, 'accept', { pin }))).toMatchObject({ refunded: 10_000 })
    expect(codeOf(await update(buyer, id, 'accept', { pin }))).toBe('complaint_moved')
  })
})

describe('[complaint-7] the admin', () => {
  it('rules, the buyer appeals once, and the second ruling is carried out at once', async () => {
    const { buyer, order } = await bought()
    const { id } = await complain(buyer, order)
    value(await answer(world(), id, 'reject'))
    expect(codeOf(await rule(world(), id, 'refund', 1))).toBe('complaint_moved')
    value(await update(buyer, id, 'help', { message: 'Semen sudah mengeras.' }))
    expect(value(await rule(world(), id, 'refund', 5_000))).toMatchObject({ stage: 'ruled', refunded: 0 })
    const appealed = value(await update(buyer, id, 'appeal'))
    expect(appealed).toMatchObject({ stage: 'appealed', is_appealed: true, messages: 1 })
    expect(codeOf(await update(buyer, id, 'appeal'))).toBe('complaint_moved')
    const moved = await movedBy(world(), async () => {
      const closed = value(await rule(world(), id, 'refund', 30_000))
      expect(closed).toMatchObject({ outcome: 'refunded', refunded: 30_000, ruling: { nominal: 30_000 } })
    })
    expect(moved).toEqual({
      escrow: -104_000,
      buyer_saldo: 30_000,
      seller_payable: 70_000,
      fee_income: 4_000
    })
    const shown = await readComplaint(world(), buyer, id)
    expect(shown.history.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['buyer', 'Komplain diajukan: Barang bermasalah'],
      ['seller', 'Penjual menjawab: Komplain ditolak.'],
      ['buyer', 'Pembeli meminta bantuan admin.'],
      ['admin', 'Admin memutuskan: Pengembalian dana Rp5.000. Alasan: Foto jelas.'],
      ['buyer', 'Pembeli mengajukan banding.'],
      ['admin', 'Keputusan akhir admin: Pengembalian dana Rp30.000. Dana dikembalikan.']
    ])
  })

  it('may refuse; the order goes on, and nothing is moved', async () => {
    const { buyer, order } = await bought()
    const { id } = await complain(buyer, order)
    value(await answer(world(), id, 'reject'))
    value(await update(buyer, id, 'help'))
    value(await rule(world(), id, 'reject'))
    expect(value(await update(buyer, id, 'accept'))).toMatchObject({
      outcome: 'rejected',
      order_status: 'delivered'
    })
  })
})

describe('[complaint-8] a whole refund', () => {
  const annul = async (
    buyer: Buyer,
    order: { id: number; lines: { id: number; qty: number }[] },
    nominal: number
  ) => {
    const lines = order.lines.map(({ id, qty }) => ({ id, qty, problem: 'broken' as const }))
    const { id } = await complain(buyer, order, { lines, nominal })
    return value(await answer(world(), id, 'refund', nominal))
  }
  const usesOf = async (code: string) => {
    const { db } = world().services
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
    const uses = await db.select().from(voucherUses).where(eq(voucherUses.voucherId, voucher!.id))
    return [voucher!.usedCount, uses.map(use => use.transactionId)]
  }

  it('says so on order, payment, invoice and in the notification, and allows no review', async () => {
    const { buyer, product, order } = await bought()
    await annul(buyer, order, 100_000)
    const told = 'Dana Rp104.000 dikembalikan ke Saldo Baba'
    const seen = await readOrder(buyer, order.id)
    expect(seen).toMatchObject({
      status: 'cancel',
      cancel_by: 'seller',
      refunded: 104_000,
      payment: { status: 'paid' }
    })
    expect(seen.history[0]?.detail).toBe(`Pesanan dibatalkan: Komplain disetujui penjual. ${told}`)
    const page = await buyer.person.call('GET /buyer/transaction/payment/{id}', { id: String(order.id) })
    expect(value(page)).toMatchObject({ status: 'cancel', refunded: 104_000 })
    const invoice = await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id: order.id })
    expect(await invoice.text()).toContain(told)
    const [notice] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notice?.body).toContain(told)
    const review = { transaction_id: order.id, product_id: product.id, rating: 1, review: 'Keras' }
    const reviewed = await buyer.person.call('POST /buyer/transaction/review', review)
    expect(codeOf(reviewed)).not.toBe('ok')
    const confirmed = await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id })
    expect(codeOf(confirmed)).toBe('status_refused')
  })

  it('a partial one says so too, and allows a review', async () => {
    const { buyer, product, order } = await bought()
    const { id } = await complain(buyer, order)
    value(await answer(world(), id, 'refund', 20_000))
    const told = 'Dana Rp20.000 dikembalikan ke Saldo Baba'
    const seen = await readOrder(buyer, order.id)
    expect(seen).toMatchObject({ status: 'success', refunded: 20_000 })
    expect(seen.history[0]?.detail).toBe(`Komplain disetujui penjual. ${told}.`)
    const invoice = await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id: order.id })
    expect(await invoice.text()).toContain(told)
    const [notice] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notice?.body).toContain(told)
    const review = { transaction_id: order.id, product_id: product.id, rating: 1, review: 'Keras' }
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/review', review))).toBe('ok')
  })

  it('returns the use of a voucher that two orders of a payment share with the last of them', async () => {
    await market.endVouchers()
    const buyer = await market.buyer()
    const shopId = await market.makeShop('Toko Dua')
    const products = [
      await market.product({ price: 100_000 }),
      await market.product({ price: 300_000, shopId })
    ]
    const code = await market.voucher({ amount: 10_000, shopId: null })
    const checkout = await checkOutTogether(buyer, products)
    await topUp(world(), buyer, 390_000)
    const request = orderTogether(checkout, pay.saldo, { vouchers: [code, code], discount: 10_000 })
    const { orders = [] } = value(await sendOrder(buyer, request))
    const whole = [97_500, 292_500]
    for (const [at, { id, code: name }] of orders.entries()) {
      await advanceTo(world(), name, 'deliver')
      const { lines } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
      const moved = await movedBy(world(), () => annul(buyer, { id, lines }, whole[at]!))
      expect(moved).toEqual({ escrow: -whole[at]!, buyer_saldo: whole[at]! })
      expect(await usesOf(code)).toEqual(at === 0 ? [1, [orders[1]!.id]] : [0, []])
    }
  })

  it('of one of two orders of a payment: the fee returns with the order that has it', async () => {
    await market.endVouchers()
    const buyer = await market.buyer()
    const shopId = await market.makeShop('Toko Tiga')
    const products = [
      await market.product({ price: 100_000 }),
      await market.product({ price: 300_000, shopId })
    ]
    const checkout = await checkOutTogether(buyer, products)
    const { orders = [] } = value(await sendOrder(buyer, orderTogether(checkout, pay.account)))
    await settle(world(), buyer, orders[0]!.id)
    const results = []
    for (const [at, { id, code }] of orders.entries()) {
      await advanceTo(world(), code, 'deliver')
      const { lines } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
      results.push(await movedBy(world(), () => annul(buyer, { id, lines }, [100_000, 300_000][at]!)))
    }
    expect(results).toEqual([
      { escrow: -104_000, buyer_saldo: 104_000 },
      { escrow: -300_000, buyer_saldo: 300_000 }
    ])
  })
})
