import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { orders } from '#server/order/schema.ts'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { passDemo } from '../support/clock.ts'
import {
  answer,
  complain,
  deliverAgain,
  deliveredTo,
  passEstimate,
  rule,
  shipAgain,
  update
} from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { asOrdered, broken, deliver, sacksInParts } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(() => passDemo(world()))
afterEach(() => expectTrueBooks(world()))

const report = (id: string, shipment?: number) =>
  world().ops.call('POST /ops/transaction/{id}/trace', {
    id,
    detail: 'Di Bekasi',
    ...(shipment !== undefined && { shipment })
  })
const stepsOf = async (code: string) =>
  value(await world().ops.call('GET /ops/transaction', { keyword: code }))[0]!.steps.toSorted()
const trackingOf = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('POST /buyer/transaction/tracking/{id}', { id })).trace

describe('[order-114] a part that counts as lost when a complaint completes the order', () => {
  /** Completed by a refund of 8 sacks that were late, and still travel. */
  async function completed() {
    const order = await sacksInParts(world(), market)
    const { buyer, shipments } = order
    await passEstimate(world(), buyer)
    const lost = { lines: [], shipments: [shipments[1]!.id], nominal: 150_000, photo_ids: [] }
    const made = await complain(buyer, asOrdered(order), { kind: 'not_arrived', ...lost })
    value(await answer(world(), made.id, 'refund', 150_000))
    return order
  }

  it('is reported and delivered all the same, without another status, clock or money', async () => {
    const { buyer, id, code, shipments } = await completed()
    expect(await stepsOf(code)).toEqual(['deliver', 'trace'])
    const before = await readOrder(buyer, id)
    expect(before).toMatchObject({ status: 'success', deadline: null })
    const moved = await movedBy(world(), async () => {
      expect(value(await report(code)).status).toBe('success')
      value(await report(code, shipments[1]!.id))
      expect(codeOf(await report(code, shipments[0]!.id))).toBe('shipment_not_found')
      expect(value(await deliver(world(), code)).status).toBe('success')
    })
    expect(moved).toEqual({})
    const after = await readOrder(buyer, id)
    expect(after).toMatchObject({ status: 'success', deadline: null, refunded: before.refunded })
    expect(after.shipments[1]!.delivered_at).not.toBeNull()
    expect(after.history.slice(0, 3).map(({ detail, shipment_id }) => [detail, shipment_id])).toEqual([
      ['Sebagian barang sampai di tujuan: 8 dari 40 sak', shipments[1]!.id],
      ['Di Bekasi', shipments[1]!.id],
      ['Di Bekasi', null]
    ])
    const notices = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notices.map(({ body }) => body)).toContain(`Pesanan ${code}: 8 dari 40 sak sudah sampai.`)
    expect(await stepsOf(code)).toEqual([])
    expect([codeOf(await report(code)), codeOf(await deliver(world(), code))]).toEqual([
      'status_refused',
      'status_refused'
    ])
  })

  it('is not reported any more after a whole refund, which cancels the order', async () => {
    const order = await sacksInParts(world(), market)
    const { buyer, code, shipments } = order
    await passEstimate(world(), buyer)
    const all = shipments.map(({ id }) => id)
    const lost = { lines: [], shipments: all, nominal: 1_900_000, photo_ids: [] }
    const made = await complain(buyer, asOrdered(order), { kind: 'not_arrived', ...lost })
    value(await answer(world(), made.id, 'refund', 1_900_000))
    expect(await stepsOf(code)).toEqual([])
    expect([codeOf(await report(code)), codeOf(await deliver(world(), code))]).toEqual([
      'status_refused',
      'status_refused'
    ])
    expect(codeOf(await report(code, shipments[1]!.id))).toBe('shipment_not_found')
    expect(codeOf(await deliver(world(), code, shipments[1]!.id))).toBe('shipment_not_found')
  })
})

describe('[order-115] what a complaint sends', () => {
  /** A delivered order whose broken piece is being exchanged. */
  async function exchanged({ shopId, qty = 1 }: { shopId?: number; qty?: number } = {}) {
    const buyer = await market.buyer()
    const product = await market.product({ price: 50_000, ...(shopId !== undefined && { shopId }) })
    const order = await deliveredTo(world(), buyer, product, { qty: 2 })
    const lines = [{ id: order.lines[0]!.id, qty, problem: 'broken' as const }]
    const made = await complain(buyer, order, { solution: 'exchange', lines })
    value(await answer(world(), made.id, 'exchange'))
    value(await shipAgain(world(), made.id))
    const [sent] = (await readOrder(buyer, order.id)).shipments
    return { ...order, buyer, complaintId: made.id, max: made.max_nominal, sent: sent! }
  }

  it('has reports of its own during the complaint, until it has arrived', async () => {
    const { buyer, id, code, complaintId, sent } = await exchanged()
    expect(await stepsOf(code)).toEqual(['trace'])
    value(await report(code, sent.id))
    // The order itself has arrived: a report without a shipment is about the only one under way.
    expect(value(await report(code)).status).toBe('complain')
    expect((await trackingOf(buyer, id)).slice(0, 2)).toMatchObject([
      { detail: 'Di Bekasi', shipment_id: sent.id },
      { detail: 'Di Bekasi', shipment_id: sent.id }
    ])
    // Its delivery starts the complaint's clock, and is told there.
    expect(codeOf(await deliver(world(), code, sent.id))).toBe('shipment_not_found')
    value(await deliverAgain(world(), complaintId))
    expect(await stepsOf(code)).toEqual([])
    expect(codeOf(await report(code, sent.id))).toBe('shipment_not_found')
    expect(codeOf(await report(code))).toBe('status_refused')
  })

  it('[order-28, ops-20] is delivered with a picture, which only its buyer and the console see', async () => {
    const shopId = await market.makeShop('Toko Bukti')
    const { buyer, id, complaintId, sent } = await exchanged({ shopId })
    const photo = await takePhoto()
    const seller = await sellerOf(world(), shopId)
    const path = 'POST /ops/complain/{id}/deliver'
    const told = value(await world().ops.call(path, { id: complaintId, photo }))
    expect(told.trace[0]).toMatchObject({ detail: 'Barang sampai di tujuan', shipment_id: sent.id })
    const [entry] = await trackingOf(buyer, id)
    expect(entry).toMatchObject({ detail: 'Barang sampai di tujuan', shipment_id: sent.id })
    expect([told.trace[0]!.photo, entry!.photo]).not.toContain(null)
    expect((await look(entry!.photo!, buyer)).status).toBe(200)
    expect((await look(entry!.photo!, await market.buyer())).status).toBe(404)
    const photoAtShop = async () =>
      value(await seller.call('GET /ops/complain/{id}', { id: complaintId })).trace[0]!.photo
    expect(await photoAtShop()).toMatch(/^\/files\//)
    // Where another carrier drives it is none of the shop's (ops-20).
    await world().services.db.update(orders).set({ shippingType: 'commercial' }).where(eq(orders.id, id))
    expect(await photoAtShop()).toBeNull()
  })

  it('[core-41] leaves no picture where the step is refused', async () => {
    const { complaintId } = await exchanged()
    value(await deliverAgain(world(), complaintId))
    const kept = await files()
    const photo = await takePhoto()
    const again = { id: complaintId, photo }
    expect(codeOf(await world().ops.call('POST /ops/complain/{id}/deliver', again))).toBe('complaint_moved')
    expect(await files()).toEqual(kept)
  })

  it('has arrived once the buyer received it, whatever the courier reported', async () => {
    const { buyer, id, code, complaintId } = await exchanged()
    value(await update(buyer, complaintId, 'received'))
    expect((await readOrder(buyer, id)).shipments[0]!.delivered_at).not.toBeNull()
    expect(await stepsOf(code)).toEqual([])
  })

  it.each([
    ['completed the order, is delivered with that', 1, ['deliver', 'trace'], 'ok'],
    ['cancelled the order, is not reported any more', 2, [], 'shipment_not_found']
  ])('that is lost, until a refund %s', async (_what, qty, steps, outcome) => {
    const { buyer, id, code, complaintId, max, sent } = await exchanged({ qty })
    value(await update(buyer, complaintId, 'help'))
    value(await rule(world(), complaintId, 'refund', max))
    value(await update(buyer, complaintId, 'accept'))
    expect(await stepsOf(code)).toEqual(steps)
    expect(codeOf(await report(code, sent.id))).toBe(outcome)
    const moved = await movedBy(world(), async () =>
      expect(codeOf(await deliver(world(), code, sent.id))).toBe(outcome)
    )
    expect(moved).toEqual({})
    const [after] = (await readOrder(buyer, id)).shipments
    expect(after!.delivered_at === null).toBe(outcome !== 'ok')
  })

  /** A request for a picture as a browser sends it. */
  const look = (address: string, { person }: Buyer) =>
    world().app.request(`http://localhost${address}`, {
      headers: {
        host: 'localhost',
        cookie: [...person.cookies].map(([name, held]) => `${name}=${held}`).join('; ')
      }
    })
  const files = async () => (await world().services.storage.list('private/traces', undefined)).files
})

it('[complaint-9] returned goods arrive without a report, unless there is a picture of it', async () => {
  const buyer = await market.buyer()
  const returned = async (photo?: File) => {
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
    const wish = { solution: 'return_refund', nominal: 20_000 } as const
    const { id } = await complain(buyer, order, wish)
    value(await answer(world(), id, wish.solution, wish.nominal))
    value(await update(buyer, id, 'returned'))
    value(await world().ops.call('POST /ops/complain/{id}/deliver', { id, ...(photo && { photo }) }))
    return (await trackingOf(buyer, order.id))[0]!.detail
  }
  expect(await returned()).toBe('Barang sampai di tujuan')
  expect(await returned(await takePhoto())).toBe('Barang kembali sampai di toko')
})

it('[ops-48] the console sees every shipment of the order beside the complaint', async () => {
  const order = await sacksInParts(world(), market)
  const { buyer, line, shipments } = order
  const made = await complain(buyer, asOrdered(order), broken(order, 1, 20_000))
  const shown = value(await world().ops.call('GET /ops/complain/{id}', { id: made.id }))
  expect(shown.shipments).toEqual(shipments)
  expect(shown.shipments).toMatchObject([
    { kind: 'part', resi: 'RESI-1', delivered_at: expect.any(String) as string, lines: [{ qty: 30 }] },
    { kind: 'part', resi: 'RESI-2', delivered_at: null, lines: [{ qty: 8 }] }
  ])
  expect(shown.rest).toMatchObject({ pieces: '2 sak', lines: [{ id: line, qty: 2 }] })
  expect(shown.trace).toMatchObject([{ detail: 'Sebagian barang sampai di tujuan: 30 dari 40 sak' }])
})
