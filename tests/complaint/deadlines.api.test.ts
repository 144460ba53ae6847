import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { runComplaintDeadlines } from '#server/complaint/deadline-job.ts'
import { complaintHistory } from '#server/complaint/schema.ts'
import { runDeadlines } from '#server/order/deadline-job.ts'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import {
  answer,
  complain,
  deliverAgain,
  deliveredTo,
  readComplaint,
  rule,
  shipAgain,
  update
} from '../support/complaining.ts'
import { advance as moveClock, passDemo } from '../support/clock.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const hour = 3_600
const day = 24 * hour
/** The clock of the tests runs on: far more than a slow machine needs between two lines. */
const margin = 20 * 60

/** Moves the clock without its jobs. */
const wait = (seconds: number) => world().services.clock.advance(seconds)

/** How many complaints four concurrent workers changed. */
async function work(): Promise<number> {
  const changed = await Promise.all([1, 2, 3, 4].map(() => runComplaintDeadlines(world().services)))
  return changed.reduce((sum, n) => sum + n, 0)
}

/** Nothing before the time, one change at it, and none a second time. */
async function changesAfter(seconds: number): Promise<void> {
  await wait(seconds - margin)
  expect(await work()).toBe(0)
  await wait(margin)
  expect(await work()).toBe(1)
  expect(await work()).toBe(0)
}

const bySystem = async (id: number) => {
  const { db } = world().services
  const rows = await db.select().from(complaintHistory).where(eq(complaintHistory.complaintId, id))
  return rows.filter(row => row.actor === 'system').map(row => row.detail)
}

/** A complaint about broken pieces of a delivered order of 104.000. */
async function complained(more: Parameters<typeof complain>[2] = {}) {
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
  const { id } = await complain(buyer, order, more)
  return { buyer, order, id }
}

const again = async (buyer: Buyer) => signIn(world(), buyer.person, buyer.id)
const orderOf = async (buyer: Buyer, id: number) => {
  await again(buyer)
  return value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
}
const part = { escrow: -104_000, buyer_saldo: 20_000, seller_payable: 80_000, fee_income: 4_000 }

describe('[complaint-5, complaint-17] without an answer', () => {
  it('the buyer may ask for help after three days, and the admin is brought in after six', async () => {
    const { buyer, id, order } = await complained()
    await changesAfter(72 * hour)
    const late = await readComplaint(world(), buyer, id)
    expect([late.stage, late.turn, late.actions.help]).toEqual(['unanswered', 'buyer', true])
    const [notice] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notice?.body).toBe('Penjual belum menjawab dalam 3 hari. Anda dapat meminta bantuan admin.')
    await changesAfter(72 * hour)
    const asked = { stage: 'help', turn: 'admin', is_late: false }
    expect(await readComplaint(world(), buyer, id)).toMatchObject(asked)
    expect(await bySystem(id)).toEqual([
      'Penjual belum menjawab dalam 3 hari.',
      'Diteruskan ke admin karena batas waktu terlewati.'
    ])
    // An admin who is late decides nothing by that.
    await wait(30 * day)
    expect(await work()).toBe(0)
    await again(buyer)
    expect((await readComplaint(world(), buyer, id)).is_late).toBe(true)
    // [order-17] The strip shows how far the goods came.
    expect(await orderOf(buyer, order.id)).toMatchObject({ status: 'complain', goods_status: 'delivered' })
    value(await update(buyer, id, 'cancel'))
  })

  it('the seller may still answer until help is asked for', async () => {
    const { buyer, id } = await complained()
    await moveClock(world(), 72 * hour)
    expect((await readComplaint(world(), buyer, id)).stage).toBe('unanswered')
    expect(value(await answer(world(), id, 'reject')).stage).toBe('answered')
    value(await update(buyer, id, 'help'))
    expect(codeOf(await answer(world(), id, 'refund', 20_000))).toBe('complaint_moved')
    value(await update(buyer, id, 'cancel'))
  })
})

describe('[complaint-6, complaint-17] silence accepts', () => {
  it.each(['answer', 'ruling'])('the %s after three days', async what => {
    const { buyer, id } = await complained({ nominal: 30_000 })
    value(await answer(world(), id, 'refund', what === 'answer' ? 20_000 : 10_000))
    if (what === 'ruling') {
      value(await update(buyer, id, 'help'))
      value(await rule(world(), id, 'refund', 20_000))
    }
    expect(await movedBy(world(), () => changesAfter(72 * hour))).toEqual(part)
    expect(await readComplaint(world(), buyer, id)).toMatchObject({ outcome: 'refunded', refunded: 20_000 })
    expect(await bySystem(id)).toEqual([
      'Dianggap diterima: tidak ada tanggapan dalam 3 hari. Rp20.000 dikembalikan.'
    ])
  })

  it('a rejection, and the order goes on', async () => {
    const { buyer, id, order } = await complained()
    value(await answer(world(), id, 'reject'))
    expect(await movedBy(world(), () => changesAfter(72 * hour))).toEqual({})
    expect(await readComplaint(world(), buyer, id)).toMatchObject({ outcome: 'rejected' })
    expect((await orderOf(buyer, order.id)).status).toBe('delivered')
  })

  it.each([
    ['return_refund', 'returning'],
    ['exchange', 'replacing']
  ] as const)('%s, and goods move', async (solution, stage) => {
    const { buyer, id } = await complained()
    value(await answer(world(), id, solution, solution === 'exchange' ? undefined : 10_000))
    await changesAfter(72 * hour)
    expect((await readComplaint(world(), buyer, id)).stage).toBe(stage)
    value(await update(buyer, id, 'cancel'))
  })
})

describe('[complaint-9, complaint-17] a return', () => {
  const returning = async () => {
    const made = await complained({ solution: 'return_refund' })
    value(await answer(world(), made.id, 'return_refund', 20_000))
    return made
  }

  it('that is not sent within five days ends the complaint without a refund', async () => {
    const { buyer, id, order } = await returning()
    expect(await movedBy(world(), () => changesAfter(5 * day))).toEqual({})
    expect(await readComplaint(world(), buyer, id)).toMatchObject({ outcome: 'lapsed', refunded: 0 })
    expect((await orderOf(buyer, order.id)).status).toBe('delivered')
  })

  it('is refunded three days after the courier delivered it, and nothing goes to stock', async () => {
    const { buyer, id } = await returning()
    value(await update(buyer, id, 'returned'))
    await wait(13 * day)
    value(await deliverAgain(world(), id))
    expect(await movedBy(world(), () => changesAfter(72 * hour))).toEqual(part)
    const shown = await readComplaint(world(), buyer, id)
    expect(shown).toMatchObject({ outcome: 'refunded', returned: { received_at: null } })
  })

  it('without news for fourteen days brings the admin in', async () => {
    const { buyer, id } = await returning()
    value(await update(buyer, id, 'returned'))
    await changesAfter(14 * day)
    expect((await readComplaint(world(), buyer, id)).stage).toBe('help')
    value(await rule(world(), id, 'refund', 20_000))
    expect(value(await update(buyer, id, 'accept')).outcome).toBe('refunded')
  })
})

describe('[complaint-10, complaint-17] goods sent again', () => {
  const replacing = async () => {
    const made = await complained({ solution: 'exchange' })
    value(await answer(world(), made.id, 'exchange'))
    return made
  }

  it('and not within five days bring the admin in', async () => {
    const { buyer, id } = await replacing()
    await changesAfter(5 * day)
    expect((await readComplaint(world(), buyer, id)).stage).toBe('help')
    value(await update(buyer, id, 'cancel'))
  })

  it('count as received three days after the delivery', async () => {
    const { buyer, id, order } = await replacing()
    value(await shipAgain(world(), id))
    await wait(13 * day)
    value(await deliverAgain(world(), id))
    expect((await readComplaint(world(), buyer, id)).stage_label).toBe('Barang sudah sampai')
    expect(await movedBy(world(), () => changesAfter(72 * hour))).toEqual({})
    expect(await readComplaint(world(), buyer, id)).toMatchObject({ outcome: 'replaced' })
    expect((await orderOf(buyer, order.id)).status).toBe('delivered')
  })

  it('without news for fourteen days bring the admin in', async () => {
    const { buyer, id } = await replacing()
    value(await shipAgain(world(), id))
    await changesAfter(14 * day)
    expect((await readComplaint(world(), buyer, id)).stage).toBe('help')
    value(await rule(world(), id, 'reject'))
    value(await update(buyer, id, 'accept'))
  })
})

describe('[complaint-4] the deadline of the order', () => {
  it('stops, and goes on with what was left: 50 of 72 hours', async () => {
    const buyer = await market.buyer()
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
    await wait(22 * hour)
    await again(buyer)
    const { id } = await complain(buyer, order)
    expect((await orderOf(buyer, order.id)).deadline).toBeNull()
    await wait(70 * hour)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('complain')
    value(await update(buyer, id, 'cancel'))
    await wait(50 * hour - margin)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('delivered')
    await wait(margin)
    await Promise.all([runDeadlines(world().services), runDeadlines(world().services)])
    expect((await orderOf(buyer, order.id)).status).toBe('success')
  })

  it('is a new one for goods that took the place of others: they are to be examined too', async () => {
    const buyer = await market.buyer()
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
    await wait(71 * hour)
    await again(buyer)
    const { id } = await complain(buyer, order, { solution: 'exchange', nominal: undefined })
    value(await answer(world(), id, 'exchange'))
    value(await shipAgain(world(), id))
    value(await update(buyer, id, 'received'))
    await wait(72 * hour - margin)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('delivered')
    await wait(margin)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('success')
  })

  it('is not longer after two complaints', async () => {
    const buyer = await market.buyer()
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
    for (const hours of [20, 30]) {
      await wait(hours * hour)
      await again(buyer)
      const { id } = await complain(buyer, order)
      await wait(10 * hour)
      await again(buyer)
      value(await update(buyer, id, 'cancel'))
    }
    await wait(22 * hour)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('success')
  })
})

describe('[complaint-12] during a complaint', () => {
  const late = async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 50_000 })
    const order = await deliveredTo(world(), buyer, product, { qty: 2, last: 'ship' })
    await wait(2 * day)
    await again(buyer)
    const wish = { kind: 'not_arrived', lines: [], nominal: 100_000, photo_ids: [] } as const
    const { id } = await complain(buyer, order, wish)
    return { buyer, order, id }
  }

  it('the courier reports on; arrived goods leave the order in it, with three days of its own afterwards', async () => {
    const { buyer, order, id } = await late()
    const { code } = order
    value(await world().ops.call('POST /ops/transaction/{id}/trace', { id: code, detail: 'Tiba' }))
    value(await world().ops.call('POST /ops/transaction/{id}/deliver', { id: code }))
    const twice = await world().ops.call('POST /ops/transaction/{id}/deliver', { id: code })
    expect(codeOf(twice)).toBe('status_refused')
    expect(await orderOf(buyer, order.id)).toMatchObject({ status: 'complain', deadline: null })
    await wait(20 * hour)
    await again(buyer)
    value(await update(buyer, id, 'cancel'))
    await wait(72 * hour - margin)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('delivered')
    await wait(margin)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('success')
  })

  it('goods that stay away leave the order on its way, with the time that was left', async () => {
    const { buyer, order, id } = await late()
    await wait(20 * day)
    await runDeadlines(world().services)
    await again(buyer)
    value(await update(buyer, id, 'cancel'))
    expect((await orderOf(buyer, order.id)).status).toBe('sent')
    // Two of sixteen days were over.
    await wait(14 * day - margin)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('sent')
    await wait(margin)
    await runDeadlines(world().services)
    expect((await orderOf(buyer, order.id)).status).toBe('delivered')
  })
})

it("[complaint-17] the console's clock carries out deadlines too", async () => {
  const { id, buyer } = await complained()
  value(await answer(world(), id, 'refund', 10_000))
  await moveClock(world(), 72 * hour)
  expect(await readComplaint(world(), buyer, id)).toMatchObject({ outcome: 'refunded', refunded: 10_000 })
})
