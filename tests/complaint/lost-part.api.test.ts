import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { runDeadlines } from '#server/order/deadline-job.ts'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { advance, passDemo } from '../support/clock.ts'
import { answer, complain, complaintOf, passEstimate } from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { asOrdered, deliver, sacksInParts, ship } from '../support/parts.ts'
import { value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

// Parts of an order of which one does not arrive (complaint-2, complaint-27).

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(() => passDemo(world()))
afterEach(() => expectTrueBooks(world()))

/** 30 sacks have arrived, 8 are late, and 2 were shipped last. */
async function lateSecond() {
  const order = await sacksInParts(world(), market)
  await passEstimate(world(), order.buyer)
  value(await ship(world(), order.code, { resi: 'RESI-3' }))
  const { shipments } = await readOrder(order.buyer, order.id)
  const [, second, third] = shipments
  return { ...order, second: second!.id, third: third!.id }
}

const lost = (shipments: number[] = []) =>
  ({ kind: 'not_arrived', lines: [], shipments, nominal: 300_000, photo_ids: [] }) as const

it('[complaint-2] only what is late by its own estimate may be called lost, and is meant without a choice', async () => {
  const order = await lateSecond()
  const { buyer, id } = order
  const { shipments } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
  expect(shipments.map(({ from }) => from !== null)).toEqual([false, false, true])
  const early = await complaintOf(buyer, asOrdered(order), lost([order.second, order.third]))
  const tried = await buyer.person.call('POST /buyer/transaction/complain', early)
  expect(tried).toMatchObject({
    error: {
      code: 'complaint_too_early',
      fields: {
        shipments: expect.stringMatching(/^Dapat diajukan mulai .+, setelah perkiraan tiba terlewati\.$/)
      }
    }
  })
  const made = await complain(buyer, asOrdered(order), lost())
  expect(made).toMatchObject({ max_nominal: 400_000, lines: [{ qty: 8 }] })
})

it('[complaint-27] the order is delivered where the others arrived while the lost one was complained about', async () => {
  const order = await lateSecond()
  const { buyer, id, code, second, third } = order
  const made = await complain(buyer, asOrdered(order), lost([second]))
  expect(made.lost_shipments).toMatchObject([{ id: second, name: 'Kiriman 2', lost_at: null }])
  expect(value(await deliver(world(), code, third)).status).toBe('complain')
  // The others have arrived: so does the strip say (order-30).
  expect((await readOrder(buyer, id)).goods_status).toBe('sent')
  const offer = { id: made.id, solution: 'refund', nominal: 300_000 } as const
  const preview = value(await world().ops.call('GET /ops/complain/{id}/postings', offer))
  expect(preview.effect).toMatch(/^Pesanan dilanjutkan karena barang lain masih dikirim atau baru sampai;/)
  const moved = await movedBy(world(), async () => value(await answer(world(), made.id, 'refund', 300_000)))
  expect(moved).toEqual({ escrow: -300_000, buyer_saldo: 300_000 })
  const after = await readOrder(buyer, id)
  expect(after).toMatchObject({
    status: 'delivered',
    refunded: 300_000,
    deadline: { label: 'Selesai otomatis pada' }
  })
  expect(after.shipments.map(({ lost_at }) => lost_at !== null)).toEqual([false, true, false])
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
  expect((await readOrder(buyer, id)).status).toBe('success')
})

it('[complaint-27] it waits for a part that is under way, or still to be shipped', async () => {
  const order = await sacksInParts(world(), market)
  const { buyer, id, code, shipments } = order
  value(await ship(world(), code, { resi: 'RESI-3', lines: [{ id: order.line, qty: 1 }] }))
  await passEstimate(world(), buyer)
  const made = await complain(buyer, asOrdered(order), lost([shipments[1]!.id]))
  const third = (await readOrder(buyer, id)).shipments[2]!.id
  value(await deliver(world(), code, third))
  value(await answer(world(), made.id, 'refund', 300_000))
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'sent', rest: { pieces: '1 sak' } })
  // [order-104] Nobody ships it: what is lost did not arrive with the others.
  await advance(world(), 30 * 24 * 60 * 60)
  await runDeadlines(world().services)
  await signIn(world(), buyer.person, buyer.id)
  const after = await readOrder(buyer, id)
  const said = 'Semua barang yang dikirim sudah sampai, selain yang tidak sampai'
  expect(after.history.map(({ detail }) => detail)).toContain(said)
})

it('[complaint-26, ops-49] the counter reads that a refund ends the order, also what was not shipped', async () => {
  const order = await sacksInParts(world(), market)
  const { buyer } = order
  await passEstimate(world(), buyer)
  const made = await complain(buyer, asOrdered(order), lost())
  const effectOf = async (nominal: number) =>
    value(
      await world().ops.call('GET /ops/complain/{id}/postings', { id: made.id, solution: 'refund', nominal })
    ).effect
  expect(await effectOf(300_000)).toBe(
    'Pesanan selesai, dan dana barang yang belum dikirim ikut dikembalikan; sisanya dibagikan seperti biasa.'
  )
})
