import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { advance, passDemo } from '../support/clock.ts'
import { complain, complaintOf, passEstimate, reason } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket, pin } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { asOrdered, broken, deliver, sacksInParts, ship } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const hours = 60 * 60
const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(() => passDemo(world()))
afterEach(() => expectTrueBooks(world()))

const inParts = () => sacksInParts(world(), market)

const answerWith = async (id: number, solution: 'refund' | 'reject', nominal?: number) =>
  value(
    await world().ops.call('POST /ops/complain/{id}/answer', {
      id,
      solution,
      ...(nominal && { nominal }),
      message: 'Baik.'
    })
  )
const update = async (buyer: Buyer, id: number, action: 'accept' | 'cancel') =>
  value(await buyer.person.call('POST /buyer/transaction/complain/update/{id}', { id, action, pin }))

describe('a complaint about an order in parts', () => {
  it('[complaint-26] says before it is accepted that a refund of a part completes the order', async () => {
    const order = await inParts()
    const { buyer, id, code } = order
    await passEstimate(world(), buyer)
    const lost = { lines: [], nominal: 400_000, photo_ids: [] }
    const made = await complain(buyer, asOrdered(order), { kind: 'not_arrived', ...lost })
    const read = async () =>
      value(await buyer.person.call('GET /buyer/transaction/complain/{id}', { id: made.id }))
    await answerWith(made.id, 'refund', 399_999)
    const withRest = 'Pesanan lalu selesai, dan dana barang yang belum dikirim ikut dikembalikan.'
    const offered = await read()
    expect(offered.ends_order).toBe(withRest)
    expect(offered.next).toMatch(/Rp399\.999 dikembalikan ke Saldo\. Pesanan lalu selesai, dan dana .+\.$/)
    // The shop owes what it ships now, and the buyer has to examine it once it has come (complaint-27).
    value(await ship(world(), code, { resi: 'RESI-3' }))
    expect((await read()).ends_order).toBeNull()
    value(await deliver(world(), code))
    expect((await read()).ends_order).toBeNull()
    await update(buyer, made.id, 'accept')
    expect(await read()).toMatchObject({ ends_order: null, outcome: 'refunded' })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'delivered', refunded: 399_999 })
  })

  it('[complaint-26] says so too where nothing is left to ship', async () => {
    const order = await inParts()
    const { buyer, code } = order
    value(await ship(world(), code, { resi: 'RESI-3' }))
    await passEstimate(world(), buyer)
    // Both shipments that are under way.
    const lost = { lines: [], nominal: 500_000, photo_ids: [] }
    const made = await complain(buyer, asOrdered(order), { kind: 'not_arrived', ...lost })
    expect(made).toMatchObject({ max_nominal: 500_000, lines: [{ qty: 10 }] })
    await answerWith(made.id, 'refund', 499_999)
    const read = await buyer.person.call('GET /buyer/transaction/complain/{id}', { id: made.id })
    expect(value(read).ends_order).toBe('Pesanan lalu selesai.')
    await update(buyer, made.id, 'accept')
    const ended = await readOrder(buyer, order.id)
    expect(ended.status).toBe('success')
    expect(ended.shipments.map(({ lost_at }) => lost_at !== null)).toEqual([false, true, true])
  })

  it('[complaint-26] says that a refund of all the money cancels it', async () => {
    const order = await inParts()
    const { buyer } = order
    await passEstimate(world(), buyer)
    const shipments = order.shipments.map(({ id }) => id)
    const lost = { lines: [], shipments, solution: 'send_missing' as const, photo_ids: [] }
    const made = await complain(buyer, asOrdered(order), { kind: 'not_arrived', ...lost, nominal: undefined })
    const offered = await answerWith(made.id, 'refund', 1_900_000)
    expect(offered).toMatchObject({ ends_order: 'Pesanan lalu dibatalkan.', stage: 'answered' })
    expect(offered.next).toMatch(/dikembalikan ke Saldo\. Pesanan lalu dibatalkan\.$/)
    const accepted = await update(buyer, made.id, 'accept')
    expect(accepted).toMatchObject({ ends_order: null, outcome: 'refunded', order_status: 'cancel' })
  })

  it('[complaint-26] says of delivered goods too that a refund of a part completes the order', async () => {
    const order = await inParts()
    const { buyer, id, code } = order
    value(await ship(world(), code, { resi: 'RESI-3' }))
    value(await deliver(world(), code))
    const options = await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id })
    expect(value(options).ends_order).toBe('Pesanan lalu selesai.')
    const made = await complain(buyer, asOrdered(order), broken(order, 3, 150_000))
    expect(await answerWith(made.id, 'refund', 100_000)).toMatchObject({
      ends_order: 'Pesanan lalu selesai.'
    })
  })

  it('[order-105] names pieces that have arrived, or that were shipped and have not', async () => {
    const order = await inParts()
    const { buyer, id, line } = order
    const options = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
    expect(options).toMatchObject({ paid: 1_900_000, lines: [{ id: line, qty: 38, arrived_qty: 30 }] })
    expect(options.kinds.map(({ kind, is_possible }) => [kind, is_possible])).toEqual([
      // The courier says that the first part arrived.
      ['not_arrived', true],
      ['problem', true],
      // Of the whole order, and its freight was free (D31).
      ['shipping_difference', false]
    ])
    const tried = await complaintOf(buyer, asOrdered(order), broken(order, 31, 20_000))
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/complain', tried))).toBe('complaint_qty')
    await passEstimate(world(), buyer)
    const lost = { transaction_id: id, kind: 'not_arrived' as const, reason, solution: 'refund' as const }
    const send = async (shipments: number[], lines: { id: number; qty: number }[] = []) =>
      buyer.person.call('POST /buyer/transaction/complain', {
        ...lost,
        lines,
        shipments,
        nominal: 50_000,
        photo_ids: []
      })
    const [first, second] = options.shipments
    expect(options.shipments.map(({ name, delivered_at }) => [name, delivered_at !== null])).toEqual([
      ['Kiriman 1', true],
      ['Kiriman 2', false]
    ])
    // Which pieces are meant is said by the shipment alone.
    expect(codeOf(await send([], [{ id: line, qty: 8 }]))).toBe('complaint_shipments')
    expect(codeOf(await send([second!.id], [{ id: line, qty: 8 }]))).toBe('complaint_shipments')
    expect(codeOf(await send([second!.id, 999_999]))).toBe('complaint_shipments')
    const both = await send([first!.id, second!.id])
    expect(value(both)).toMatchObject({ max_nominal: 1_900_000, lines: [{ qty: 38 }] })
  })

  it('[order-105, complaint-8] refunded in part completes the order, and refunds what was not shipped', async () => {
    const order = await inParts()
    const { buyer, id, code, product } = order
    value(await deliver(world(), code))
    const made = await complain(buyer, asOrdered(order), broken(order, 3, 150_000))
    expect(made.max_nominal).toBe(150_000)
    const ends = 'Pesanan lalu selesai, dan dana barang yang belum dikirim ikut dikembalikan.'
    const options = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
    expect([options.ends_order, made.ends_order]).toEqual([ends, null])
    const preview = value(
      await world().ops.call('GET /ops/complain/{id}/postings', {
        id: made.id,
        solution: 'refund',
        nominal: 150_000
      })
    )
    const posted = { escrow: -2_004_000, buyer_saldo: 250_000, seller_payable: 1_750_000, fee_income: 4_000 }
    expect(Object.fromEntries(preview.postings.map(({ account, amount }) => [account, amount]))).toEqual(
      posted
    )
    const moved = await movedBy(world(), () => answerWith(made.id, 'refund', 150_000))
    expect(moved).toEqual(posted)
    const ended = await readOrder(buyer, id)
    expect(ended).toMatchObject({ status: 'success', refunded: 250_000, rest: null })
    expect(ended.products[0]?.refunded_qty).toBe(2)
    expect(ended.history.slice(0, 2).map(({ detail }) => detail)).toEqual([
      'Komplain disetujui penjual. Dana Rp150.000 dikembalikan ke Saldo Baba.',
      'Sisa barang tidak dikirim: 2 dari 40 sak. Dana Rp100.000 dikembalikan ke Saldo Baba.'
    ])
    expect(await market.stockOf(product)).toBe(62)
  })

  it('[complaint-27] refunded in part lets an order go on whose other parts are under way', async () => {
    const order = await inParts()
    const { buyer, id, code, product } = order
    const made = await complain(buyer, asOrdered(order), broken(order, 3, 150_000))
    const preview = await world().ops.call('GET /ops/complain/{id}/postings', {
      id: made.id,
      solution: 'refund',
      nominal: 150_000
    })
    const posted = { escrow: -150_000, buyer_saldo: 150_000 }
    expect(
      Object.fromEntries(value(preview).postings.map(({ account, amount }) => [account, amount]))
    ).toEqual(posted)
    expect(await movedBy(world(), () => answerWith(made.id, 'refund', 150_000))).toEqual(posted)
    const goesOn = await readOrder(buyer, id)
    expect(goesOn).toMatchObject({ status: 'sent', refunded: 150_000, rest: { pieces: '2 sak' } })
    expect(goesOn.history[0]?.detail).toBe(
      'Komplain disetujui penjual. Dana Rp150.000 dikembalikan ke Saldo Baba.'
    )
    value(await ship(world(), code, { resi: 'RESI-3' }))
    value(await deliver(world(), code))
    // A second refund of the same order, now of all that has come.
    const second = await complain(buyer, asOrdered(order), broken(order, 1, 50_000))
    const moved = await movedBy(world(), () => answerWith(second.id, 'refund', 50_000))
    expect(moved).toEqual({
      escrow: -1_854_000,
      buyer_saldo: 50_000,
      seller_payable: 1_800_000,
      fee_income: 4_000
    })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'success', refunded: 200_000 })
    expect(await market.stockOf(product)).toBe(60)
  })

  it('[order-105, complaint-8] refunded as a whole cancels the order, with the payment’s fee', async () => {
    const order = await inParts()
    const { buyer, id, code } = order
    value(await deliver(world(), code))
    const { lines } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
    expect(lines).toMatchObject([{ qty: 38, arrived_qty: 38 }])
    const made = await complain(buyer, asOrdered(order), broken(order, 38, 1_900_000))
    const moved = await movedBy(world(), async () =>
      expect(await answerWith(made.id, 'refund', 1_900_000)).toMatchObject({
        refunded: 1_904_000,
        order_status: 'cancel'
      })
    )
    expect(moved).toEqual({ escrow: -2_004_000, buyer_saldo: 2_004_000 })
    expect((await readOrder(buyer, id)).refunded).toBe(2_004_000)
  })

  it('[order-105, order-26] after the rest was refunded refunds no more than what is left', async () => {
    const order = await inParts()
    const { buyer, id, code } = order
    await advance(world(), (120 + 72) * hours + 1)
    await signIn(world(), buyer.person, buyer.id)
    expect((await readOrder(buyer, id)).refunded).toBe(100_000)
    value(await deliver(world(), code))
    const tooMuch = await complaintOf(buyer, asOrdered(order), broken(order, 38, 1_900_001))
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/complain', tooMuch))).toBe(
      'complaint_nominal'
    )
    const made = await complain(buyer, asOrdered(order), broken(order, 38, 1_900_000))
    const moved = await movedBy(world(), () => answerWith(made.id, 'refund', 1_900_000))
    expect(moved).toEqual({ escrow: -1_904_000, buyer_saldo: 1_904_000 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancel', refunded: 2_004_000 })
  })

  it('[order-105] lets goods go on: a part arrives, the rest is shipped, and the order is delivered with it', async () => {
    const order = await inParts()
    const { buyer, id, code, shipments } = order
    const made = await complain(buyer, asOrdered(order), broken(order, 1, 20_000))
    expect(value(await deliver(world(), code, shipments[1]!.id)).status).toBe('complain')
    expect(codeOf(await deliver(world(), code))).toBe('status_refused')
    expect(value(await ship(world(), code, { resi: 'RESI-3' })).status).toBe('complain')
    const open = await readOrder(buyer, id)
    expect(open).toMatchObject({ rest: null, shipments: [{}, {}, { delivered_at: null }] })
    await update(buyer, made.id, 'cancel')
    expect((await readOrder(buyer, id)).deadline?.label).toBe('Dianggap sampai pada')
    expect(value(await deliver(world(), code)).status).toBe('delivered')
  })

  it('[order-105] in which the last part arrives goes on as delivered', async () => {
    const order = await inParts()
    const { buyer, id, code } = order
    const made = await complain(buyer, asOrdered(order), broken(order, 1, 20_000))
    value(await ship(world(), code, { resi: 'RESI-3' }))
    expect(value(await deliver(world(), code)).status).toBe('complain')
    await update(buyer, made.id, 'cancel')
    expect(await readOrder(buyer, id)).toMatchObject({
      status: 'delivered',
      deadline: { label: 'Selesai otomatis pada' }
    })
  })

  it('[order-105] that outlasts the time to ship the rest: it is refunded when the order goes on', async () => {
    const order = await inParts()
    const { buyer, id } = order
    const made = await complain(buyer, asOrdered(order), broken(order, 1, 20_000))
    await answerWith(made.id, 'reject')
    await passEstimate(world(), buyer)
    value(
      await buyer.person.call('POST /buyer/transaction/complain/update/{id}', { id: made.id, action: 'help' })
    )
    expect(await movedBy(world(), () => advance(world(), 10 * 24 * hours))).toEqual({})
    await signIn(world(), buyer.person, buyer.id)
    expect(await readOrder(buyer, id)).toMatchObject({
      status: 'complain',
      refunded: 0,
      rest: { pieces: '2 sak' }
    })
    await update(buyer, made.id, 'cancel')
    const moved = await movedBy(world(), () => advance(world(), 1))
    expect(moved).toEqual({ escrow: -100_000, buyer_saldo: 100_000 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'sent', refunded: 100_000, rest: null })
  })

  it('[order-105, complaint-10] about missing pieces, sent again, leaves what is on its way and in the shop', async () => {
    const order = await inParts()
    const { buyer, id, code } = order
    const made = await complain(buyer, asOrdered(order), {
      lines: [{ id: order.line, qty: 2, problem: 'missing' }],
      solution: 'send_missing'
    })
    value(
      await world().ops.call('POST /ops/complain/{id}/answer', {
        id: made.id,
        solution: 'send_missing',
        message: 'Baik.'
      })
    )
    value(
      await world().ops.call('POST /ops/complain/{id}/ship', { id: made.id, courier: 'JNE', resi: 'LAGI-1' })
    )
    value(
      await buyer.person.call('POST /buyer/transaction/complain/update/{id}', {
        id: made.id,
        action: 'received'
      })
    )
    const after = await readOrder(buyer, id)
    expect(after).toMatchObject({ status: 'sent', rest: { pieces: '2 sak' } })
    expect(after.shipments.map(({ kind }) => kind)).toEqual(['part', 'part', 'missing'])
    expect(after.shipments[1]).toMatchObject({ delivered_at: null })
    value(await ship(world(), code, { resi: 'RESI-3' }))
    expect(value(await deliver(world(), code)).status).toBe('delivered')
  })

  it('[order-105, complaint-10] about a lost part, sent again, lets that part count as delivered', async () => {
    const order = await inParts()
    const { buyer, id, code } = order
    await passEstimate(world(), buyer)
    const made = await complain(buyer, asOrdered(order), {
      kind: 'not_arrived',
      lines: [],
      shipments: [order.shipments[1]!.id],
      solution: 'send_missing',
      photo_ids: []
    })
    value(
      await world().ops.call('POST /ops/complain/{id}/answer', {
        id: made.id,
        solution: 'send_missing',
        message: 'Baik.'
      })
    )
    value(
      await world().ops.call('POST /ops/complain/{id}/ship', { id: made.id, courier: 'JNE', resi: 'LAGI-1' })
    )
    value(await ship(world(), code, { resi: 'RESI-3' }))
    value(
      await buyer.person.call('POST /buyer/transaction/complain/update/{id}', {
        id: made.id,
        action: 'received'
      })
    )
    const after = await readOrder(buyer, id)
    expect(after).toMatchObject({ status: 'sent', rest: null })
    expect(after.shipments.map(({ delivered_at }) => delivered_at !== null)).toEqual([
      true,
      true,
      // What was sent again was received, whatever the courier reported.
      true,
      false
    ])
    expect(value(await deliver(world(), code)).status).toBe('delivered')
  })
})
