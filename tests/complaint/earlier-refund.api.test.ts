import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { passDemo } from '../support/clock.ts'
import { answer, complain, complaintOf, passEstimate, reason } from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { asOrdered, broken, deliver, sacksInParts, ship } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(() => passDemo(world()))
afterEach(() => expectTrueBooks(world()))

type Order = Awaited<ReturnType<typeof sacksInParts>>

const readOptions = async ({ buyer, id }: Order) =>
  value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))

/** The buyer complains about broken sacks and the seller refunds what was wanted. */
async function refundBroken(order: Order, qty: number, nominal: number) {
  const made = await complain(order.buyer, asOrdered(order), broken(order, qty, nominal))
  return value(await answer(world(), made.id, 'refund', nominal))
}

/** Of forty sacks 30 have arrived; 8 are late, and 2 follow them. All is shipped. */
async function withLatePart() {
  const order = await sacksInParts(world(), market)
  await passEstimate(world(), order.buyer)
  value(await ship(world(), order.code, { resi: 'RESI-3' }))
  return order
}

/** The sacks of the late part are refunded as lost. */
async function refundLost(order: Order, qty: number, nominal: number) {
  const lost = { kind: 'not_arrived' as const, lines: [{ id: order.line, qty }], nominal, photo_ids: [] }
  const made = await complain(order.buyer, asOrdered(order), lost)
  return value(await answer(world(), made.id, 'refund', nominal))
}

describe('[complaint-27] after a refund with which the order went on', () => {
  it('the refunded pieces are not named again, and the others are worth what was paid for them', async () => {
    const order = await sacksInParts(world(), market)
    const { buyer, line } = order
    const before = await readOptions(order)
    expect(before).toMatchObject({ paid: 1_900_000, left: 1_900_000 })
    expect(before.lines).toMatchObject([{ qty: 38, arrived_qty: 30, coming_qty: 8 }])
    expect(await refundBroken(order, 3, 100_000)).toMatchObject({ outcome: 'refunded', max_nominal: 0 })
    const after = await readOptions(order)
    // The buyer agreed to Rp100.000 for three sacks of Rp50.000.
    expect(after).toMatchObject({ paid: 1_750_000, left: 1_800_000 })
    expect(after.lines).toMatchObject([{ qty: 35, arrived_qty: 27, coming_qty: 8 }])
    const send = async (qty: number, nominal: number) => {
      const wanted = await complaintOf(buyer, asOrdered(order), broken(order, qty, nominal))
      return buyer.person.call('POST /buyer/transaction/complain', wanted)
    }
    expect(codeOf(await send(28, 50_000))).toBe('complaint_qty')
    expect(codeOf(await send(27, 1_350_001))).toBe('complaint_nominal')
    const made = value(await send(27, 1_350_000))
    expect(made).toMatchObject({ max_nominal: 1_350_000, lines: [{ id: line, qty: 27 }] })
    expect(codeOf(await answer(world(), made.id, 'refund', 1_350_001))).toBe('complaint_nominal')
  })

  it('a part that was refunded as lost is not waited for, and not reported with the others', async () => {
    const order = await withLatePart()
    const { buyer, id, code } = order
    const moved = await movedBy(world(), () => refundLost(order, 8, 400_000))
    expect(moved).toEqual({ escrow: -400_000, buyer_saldo: 400_000 })
    const goesOn = await readOrder(buyer, id)
    expect(goesOn.status).toBe('sent')
    expect(goesOn.shipments.map(({ lost_at }) => lost_at !== null)).toEqual([false, true, false])
    const lost = goesOn.shipments[1]!
    expect(codeOf(await deliver(world(), code, lost.id))).toBe('shipment_not_found')
    expect(value(await deliver(world(), code)).status).toBe('delivered')
    const { shipments } = await readOrder(buyer, id)
    expect(shipments.map(({ delivered_at }) => delivered_at !== null)).toEqual([true, false, true])
    expect((await readOptions(order)).lines).toMatchObject([{ qty: 32, arrived_qty: 32, coming_qty: 0 }])
    const ended = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    )
    expect(ended).toEqual({ escrow: -1_604_000, seller_payable: 1_600_000, fee_income: 4_000 })
    // What was lost may turn up once all is settled (order-114).
    value(await deliver(world(), code, lost.id))
    expect((await readOrder(buyer, id)).shipments[1]).toMatchObject({ delivered_at: expect.any(String) })
  })

  it('of some of the pieces of a part that part is still waited for, with the others', async () => {
    const order = await withLatePart()
    const { buyer, id, code } = order
    await refundLost(order, 5, 250_000)
    expect((await readOrder(buyer, id)).shipments.every(({ lost_at }) => lost_at === null)).toBe(true)
    expect((await readOptions(order)).lines).toMatchObject([{ qty: 35, arrived_qty: 30, coming_qty: 10 }])
    expect(value(await deliver(world(), code)).status).toBe('delivered')
    expect((await readOptions(order)).lines).toMatchObject([{ qty: 35, arrived_qty: 35, coming_qty: 0 }])
  })

  it('a refund of all the others is the whole order, with the payment’s fee', async () => {
    const order = await withLatePart()
    const { buyer, id, code } = order
    await refundLost(order, 8, 400_000)
    value(await deliver(world(), code))
    expect(await readOptions(order)).toMatchObject({ paid: 1_600_000, left: 1_600_000 })
    const moved = await movedBy(world(), () => refundBroken(order, 32, 1_600_000))
    expect(moved).toEqual({ escrow: -1_604_000, buyer_saldo: 1_604_000 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancel', refunded: 2_004_000 })
  })

  it("'Belum sampai' about the whole order is about what was not refunded", async () => {
    const order = await withLatePart()
    await refundBroken(order, 30, 1_500_000)
    const wanted = { kind: 'not_arrived', reason, solution: 'refund', photo_ids: [] } as const
    const made = await order.buyer.person.call('POST /buyer/transaction/complain', {
      ...wanted,
      transaction_id: order.id,
      lines: [],
      nominal: 500_000
    })
    expect(value(made)).toMatchObject({ max_nominal: 500_000, lines: [{ qty: 10 }] })
  })
})
