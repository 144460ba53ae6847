import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { passDemo } from '../support/clock.ts'
import {
  answer,
  complain,
  complaintOf,
  passEstimate,
  reason,
  shipAgain,
  update
} from '../support/complaining.ts'
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

/** The seller's offer about sacks that have not come, which waits for the buyer. */
async function offered(order: Order, nominal: number) {
  const lost = { kind: 'not_arrived' as const, lines: [], nominal, photo_ids: [] }
  const { id } = await complain(order.buyer, asOrdered(order), lost)
  value(await answer(world(), id, 'refund', nominal - 1))
  return id
}

/** Of forty sacks 30 have arrived, 8 are late, and 2 are in the shop. */
async function lateInParts() {
  const order = await sacksInParts(world(), market)
  await passEstimate(world(), order.buyer)
  return order
}

/** The same with the last 2 on their way. */
async function withLatePart() {
  const order = await lateInParts()
  value(await ship(world(), order.code, { resi: 'RESI-3' }))
  return order
}

/** The sacks of the late part are refunded as lost. */
async function refundLost(order: Order, nominal: number) {
  const shipments = [order.shipments[1]!.id]
  const lost = { kind: 'not_arrived' as const, lines: [], shipments, nominal, photo_ids: [] }
  const made = await complain(order.buyer, asOrdered(order), lost)
  return value(await answer(world(), made.id, 'refund', nominal))
}

describe('[complaint-27] goods that come while a complaint is open', () => {
  it('are owed: what is shipped before the offer is accepted does not end with it', async () => {
    const order = await lateInParts()
    const { buyer, id, code } = order
    value(await deliver(world(), code))
    // Both parts arrived, says the courier; 2 sacks are in the shop.
    const made = await offered(order, 1_000_000)
    value(await ship(world(), code, { resi: 'RESI-3' }))
    const moved = await movedBy(world(), async () => value(await update(buyer, made, 'accept')))
    expect(moved).toEqual({ escrow: -999_999, buyer_saldo: 999_999 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'sent', refunded: 999_999 })
  })

  it('have three days to be examined, also where they came before the refund', async () => {
    const order = await withLatePart()
    const { buyer, id, code } = order
    const made = await complain(buyer, asOrdered(order), broken(order, 1, 50_000))
    value(await deliver(world(), code))
    const moved = await movedBy(world(), async () => value(await answer(world(), made.id, 'refund', 50_000)))
    expect(moved).toEqual({ escrow: -50_000, buyer_saldo: 50_000 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'delivered', may_complain: true })
  })

  it('are not marked as arrived by what is sent again for others', async () => {
    const order = await lateInParts()
    const { buyer, id, code } = order
    value(await deliver(world(), code))
    const lost = { kind: 'not_arrived' as const, lines: [], solution: 'send_missing' as const, photo_ids: [] }
    const made = await complain(buyer, asOrdered(order), { ...lost, nominal: undefined })
    value(await answer(world(), made.id, 'send_missing'))
    value(await shipAgain(world(), made.id))
    value(await ship(world(), code, { resi: 'RESI-3' }))
    value(await update(buyer, made.id, 'received'))
    const { status, shipments } = await readOrder(buyer, id)
    expect(status).toBe('sent')
    expect(shipments.find(({ resi }) => resi === 'RESI-3')?.delivered_at).toBeNull()
  })
})

describe('[complaint-27] after a refund with which the order went on', () => {
  it('the refunded pieces are not named again, and the others are worth what was paid for them', async () => {
    const order = await sacksInParts(world(), market)
    const { buyer, line } = order
    const before = await readOptions(order)
    expect(before).toMatchObject({ paid: 1_900_000, left: 1_900_000 })
    expect(before.lines).toMatchObject([{ qty: 38, arrived_qty: 30 }])
    expect(await refundBroken(order, 3, 100_000)).toMatchObject({ outcome: 'refunded', max_nominal: 0 })
    const after = await readOptions(order)
    // The buyer agreed to Rp100.000 for three sacks of Rp50.000.
    expect(after).toMatchObject({ paid: 1_750_000, left: 1_800_000 })
    expect(after.lines).toMatchObject([{ qty: 35, arrived_qty: 27 }])
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
    const moved = await movedBy(world(), () => refundLost(order, 400_000))
    expect(moved).toEqual({ escrow: -400_000, buyer_saldo: 400_000 })
    const goesOn = await readOrder(buyer, id)
    expect(goesOn.status).toBe('sent')
    expect(goesOn.shipments.map(({ lost_at }) => lost_at !== null)).toEqual([false, true, false])
    const lost = goesOn.shipments[1]!
    expect(codeOf(await deliver(world(), code, lost.id))).toBe('shipment_not_found')
    expect(value(await deliver(world(), code)).status).toBe('delivered')
    const { shipments } = await readOrder(buyer, id)
    expect(shipments.map(({ delivered_at }) => delivered_at !== null)).toEqual([true, false, true])
    expect((await readOptions(order)).lines).toMatchObject([{ qty: 32, arrived_qty: 32 }])
    const ended = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    )
    expect(ended).toEqual({ escrow: -1_604_000, seller_payable: 1_600_000, fee_income: 4_000 })
    // What was lost may turn up once all is settled (order-114).
    value(await deliver(world(), code, lost.id))
    expect((await readOrder(buyer, id)).shipments[1]).toMatchObject({ delivered_at: expect.any(String) })
  })

  it('what the courier delivered and was refunded as lost is not complained about as broken', async () => {
    const order = await withLatePart()
    const { buyer, code } = order
    const [first] = order.shipments
    const lost = {
      kind: 'not_arrived' as const,
      lines: [],
      shipments: [first!.id],
      nominal: 1_500_000,
      photo_ids: []
    }
    const made = await complain(buyer, asOrdered(order), lost)
    value(await answer(world(), made.id, 'refund', 1_500_000))
    value(await deliver(world(), code))
    const options = await readOptions(order)
    expect(options.lines).toMatchObject([{ qty: 10, arrived_qty: 10 }])
    expect(options.shipments.map(({ name }) => name)).toEqual(['Kiriman 2', 'Kiriman 3'])
    const again = { ...lost, transaction_id: order.id, reason, solution: 'refund' as const, nominal: 1 }
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/complain', again))).toBe(
      'complaint_shipments'
    )
  })

  it('a refund of all the others is the whole order, with the payment’s fee', async () => {
    const order = await withLatePart()
    const { buyer, id, code } = order
    await refundLost(order, 400_000)
    value(await deliver(world(), code))
    expect(await readOptions(order)).toMatchObject({ paid: 1_600_000, left: 1_600_000 })
    const moved = await movedBy(world(), () => refundBroken(order, 32, 1_600_000))
    expect(moved).toEqual({ escrow: -1_604_000, buyer_saldo: 1_604_000 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancel', refunded: 2_004_000 })
  })

  it("'Belum sampai' about the whole order is about what was not refunded", async () => {
    const order = await withLatePart()
    await refundBroken(order, 30, 1_500_000)
    await passEstimate(world(), order.buyer)
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
