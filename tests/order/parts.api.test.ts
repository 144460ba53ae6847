import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks, movedBy, pay } from '../support/buying.ts'
import { tally } from '../support/crowd.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { deliver, fortySacks, ship } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const hours = 60 * 60
const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const forty = (payment = pay.account) => fortySacks(world(), market, { payment })

const lastNotice = async (buyer: Buyer) =>
  value(await buyer.person.call('GET /buyer/notification', {})).find(({ type }) => type === 'transaction')

describe('an order shipped in parts', () => {
  it('[order-101, order-102] is sent with the first part, which names what follows and until when', async () => {
    const { buyer, id, code, line } = await forty()
    const before = await readOrder(buyer, id)
    expect(value(await ship(world(), code, { lines: [{ id: line, qty: 38 }] })).status).toBe('sent')
    const order = await readOrder(buyer, id)
    const until = new Date(Date.parse(before.deadline!.at) + 72 * hours * 1000).toISOString()
    expect(order).toMatchObject({
      shipping: { resi: 'RESI-1' },
      deadline: { label: 'Sisa barang dikirim paling lambat', at: until },
      rest: { pieces: '2 sak', until, lines: [{ id: line, qty: 2 }] },
      shipments: [{ kind: 'part', resi: 'RESI-1', delivered_at: null, lines: [{ id: line, qty: 38 }] }],
      actions: { confirm: false }
    })
    expect(order.history[0]).toMatchObject({ actor: 'seller', shipment_id: order.shipments[0]!.id })
    expect(order.history[0]!.detail).toMatch(
      /^Sebagian barang dikirim: 38 dari 40 sak dengan .+, resi RESI-1\. 2 sak menyusul, paling lambat .+ WIB\.$/
    )
    expect(await lastNotice(buyer)).toMatchObject({ title: 'Sebagian Barang Dikirim' })
  })

  it('[order-102, order-103] is delivered with the last part; its tracking number stays that of the first', async () => {
    const { buyer, id, code, line } = await forty()
    value(await ship(world(), code, { lines: [{ id: line, qty: 30 }] }))
    value(await ship(world(), code, { resi: 'RESI-2', courier: 'JNE', lines: [{ id: line, qty: 4 }] }))
    const [first, second] = (await readOrder(buyer, id)).shipments
    expect(value(await deliver(world(), code, first!.id)).status).toBe('sent')
    const { shipments, history } = await readOrder(buyer, id)
    expect(shipments).toMatchObject([
      { delivered_at: expect.any(String) as string },
      { delivered_at: null, courier: 'JNE' }
    ])
    expect(history[0]).toMatchObject({
      actor: 'expedition',
      detail: 'Sebagian barang sampai di tujuan: 30 dari 40 sak',
      shipment_id: first!.id
    })
    expect(await lastNotice(buyer)).toMatchObject({ title: 'Sebagian Barang Sampai' })
    expect(codeOf(await deliver(world(), code, first!.id))).toBe('shipment_not_found')
    expect(value(await deliver(world(), code, second!.id)).status).toBe('sent')
    // Nothing is under way, and the rest is still in the shop.
    expect(codeOf(await deliver(world(), code))).toBe('status_refused')
    expect(value(await ship(world(), code, { resi: 'RESI-3' })).status).toBe('sent')
    const sent = await readOrder(buyer, id)
    expect(sent).toMatchObject({ shipping: { resi: 'RESI-1' }, rest: null })
    expect(sent.deadline?.label).toBe('Dianggap sampai pada')
    expect(sent.history[0]?.detail).toMatch(
      /^Barang susulan dikirim: 6 dari 40 sak .+ Semua barang sudah dikirim\.$/
    )
    expect(value(await deliver(world(), code)).status).toBe('delivered')
    const moved = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    )
    expect(moved).toEqual({ escrow: -2_004_000, seller_payable: 2_000_000, fee_income: 4_000 })
  })

  it('[order-103] has reports about one of its parts; the console delivers only what is under way', async () => {
    const { buyer, id, code, line } = await forty()
    value(await ship(world(), code, { lines: [{ id: line, qty: 30 }] }))
    value(await ship(world(), code, { resi: 'RESI-2', lines: [{ id: line, qty: 4 }] }))
    const [first, second] = (await readOrder(buyer, id)).shipments
    const report = (shipment: number) =>
      world().ops.call('POST /ops/transaction/{id}/trace', { id: code, detail: 'Di Bekasi', shipment })
    value(await report(second!.id))
    const { trace } = value(await buyer.person.call('POST /buyer/transaction/tracking/{id}', { id }))
    expect(trace).toMatchObject([{ detail: 'Di Bekasi', shipment_id: second!.id }])
    const steps = async () =>
      value(await world().ops.call('GET /ops/transaction', { keyword: code }))[0]!.steps.toSorted()
    expect(await steps()).toEqual(['deliver', 'ship', 'trace'])
    value(await deliver(world(), code, first!.id))
    expect(codeOf(await report(first!.id))).toBe('shipment_not_found')
    const other = await forty()
    value(await ship(world(), other.code, { lines: [{ id: other.line, qty: 1 }] }))
    const [foreign] = (await readOrder(other.buyer, other.id)).shipments
    expect(codeOf(await report(foreign!.id))).toBe('shipment_not_found')
    expect(codeOf(await deliver(world(), code, foreign!.id))).toBe('shipment_not_found')
    value(await deliver(world(), code))
    expect(await steps()).toEqual(['ship', 'trace'])
    value(await ship(world(), code))
    expect(await steps()).toEqual(['deliver', 'trace'])
  })

  it('[order-102] without lines ships all that is left, at once without a shipment of its own', async () => {
    const { buyer, id, code } = await forty()
    value(await ship(world(), code))
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'sent', rest: null, shipments: [] })
    expect(codeOf(await ship(world(), code))).toBe('status_refused')
    expect(codeOf(await deliver(world(), code, 1))).toBe('shipment_not_found')
  })

  it('[order-102] records another courier than the order’s', async () => {
    const { buyer, id, code, line } = await forty()
    value(await ship(world(), code, { courier: 'JNE', lines: [{ id: line, qty: 40 }] }))
    expect(await readOrder(buyer, id)).toMatchObject({ rest: null, shipments: [{ courier: 'JNE' }] })
    expect(value(await deliver(world(), code)).status).toBe('delivered')
  })

  it('[order-102] rejects other lines, repeated ones, none, and more than is left', async () => {
    const { code, line } = await forty()
    const other = await forty()
    const tried = async (lines: { id: number; qty: number }[]) => codeOf(await ship(world(), code, { lines }))
    expect(await tried([{ id: other.line, qty: 1 }])).toBe('ship_lines')
    expect(
      await tried([
        { id: line, qty: 1 },
        { id: line, qty: 1 }
      ])
    ).toBe('ship_lines')
    expect(await tried([])).toBe('invalid_input')
    expect(await tried([{ id: line, qty: 0 }])).toBe('invalid_input')
    expect(await tried([{ id: line, qty: 41 }])).toBe('ship_qty')
    expect(await tried([{ id: line, qty: 39 }])).toBe('ok')
    expect(await tried([{ id: line, qty: 2 }])).toBe('ship_qty')
  })

  it('[order-101] never in cash, which is collected once', async () => {
    const { code, line } = await forty(pay.cash)
    expect(codeOf(await ship(world(), code, { lines: [{ id: line, qty: 39 }] }))).toBe('ship_whole')
    value(await ship(world(), code, { courier: 'JNE', lines: [{ id: line, qty: 40 }] }))
    const moved = await movedBy(world(), async () => value(await deliver(world(), code)))
    expect(moved).toEqual({ seller_payable: -2_000_000, escrow: 2_000_000 })
  })

  it('[order-101, order-106] and the console offers it only where it is possible', async () => {
    const offered = async (keyword: string) =>
      value(await world().ops.call('GET /ops/transaction', { keyword })).map(order => order.may_split)
    const { code, line } = await forty()
    expect(await offered(code)).toEqual([true])
    value(await ship(world(), code, { lines: [{ id: line, qty: 39 }] }))
    // One piece is left.
    expect(await offered(code)).toEqual([false])
    expect(await offered((await forty(pay.cash)).code)).toEqual([false])
    const voucher = await market.voucher({ amount: 2_000_000 })
    const buying = { payment: pay.saldo, voucher, discount: 2_000_000 }
    const free = await fortySacks(world(), market, buying)
    expect(await offered(free.code)).toEqual([false])
    expect(codeOf(await ship(world(), free.code, { lines: [{ id: free.line, qty: 1 }] }))).toBe('ship_whole')
  })

  it('[order-102] ships the same pieces once, of two requests at the same moment', async () => {
    const { buyer, id, code, line } = await forty()
    const lines = [{ id: line, qty: 30 }]
    const answers = await Promise.all(['A', 'B'].map(resi => ship(world(), code, { resi, lines })))
    expect(tally(answers.map(codeOf))).toEqual({ ok: 1, ship_qty: 1 })
    expect(await readOrder(buyer, id)).toMatchObject({ rest: { pieces: '10 sak' }, shipments: [{}] })
    const last = await Promise.all(['C', 'D'].map(resi => ship(world(), code, { resi })))
    expect(tally(last.map(codeOf))).toEqual({ ok: 1, status_refused: 1 })
    expect((await readOrder(buyer, id)).shipments).toHaveLength(2)
  })
})
