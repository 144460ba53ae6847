import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { chance } from '#lib/autopilot/chance.ts'
import { shares, storyOf, type Story } from '#lib/autopilot/pace.ts'
import { autopilotJob } from '#server/autopilot/turn.ts'
import { buildApi } from '#server/app.ts'
import { runIfDue } from '#server/core/periodic-job.ts'

import { accountOf, advanceTo, buy, expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { textsOf, writeTo } from '../support/chatting.ts'
import { advance, passDemo } from '../support/clock.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { catalogueReviews, listReviews, reviewedBy } from '../support/reviewing.ts'
import { saver, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ AUTOPILOT: 'on' })
const api = buildApi()
let market: Market
let buyer: Buyer

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
  // The demo's own questions first, so that all of a turn is left for a test.
  for (let turns = 0; turns < 6; turns += 1) await turn()
})
beforeEach(async () => {
  buyer = await market.buyer()
  await topUp(world(), buyer, 50_000_000)
})

/** One turn of a process of its own: nothing is kept from an earlier one. */
const turn = () => autopilotJob(api).run(world().services)

/** The API of a process that another one overtakes: between its plan and each change a whole turn of the other passes. */
const overtaken = {
  routes: new Map(
    [...api.routes].map(([name, route]) => {
      const run: typeof route.run = async (...given) => {
        await turn()
        return route.run(...given)
      }
      return [name, name.startsWith('POST') ? { ...route, run } : route]
    })
  )
}
const overtakenTurn = () => autopilotJob(overtaken).run(world().services)

/** Minutes pass with a turn after every ten, until something is so. */
async function playUntil(
  isSo: () => Promise<boolean>,
  { minutes = 8 * 60, play = turn } = {}
): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 10) {
    if (await isSo()) return
    await advance(world(), 10 * 60)
    await play()
  }
  expect(await isSo()).toBe(true)
}

const read = async (id: number) =>
  value(await world().ops.call('GET /ops/transaction/{id}', { id: String(id) }))
const statusOf = async (id: number) => (await read(id)).status
/** The last words of the calls that the autopilot made for an order, in their order. */
const playedFor = async (id: number) =>
  (await read(id)).acts
    .filter(({ name }) => name === 'autopilot')
    .map(({ call }) => call.split('/').at(-1))
    .toReversed()

/** Where the courier of an order was, in order. */
const placesOf = async (id: number) =>
  (await read(id)).history.flatMap(({ place }) => (place?.startsWith('Pusat') ? [place] : [])).toReversed()

/** What the gateway told of an account. */
const noticesOf = async (number: string) =>
  value(await world().ops.call('GET /ops/payment/notification', { per_page: 100 })).filter(
    one => one.number === number
  )

/** Buys until something is so of an order; the others are cancelled. */
async function buyFor(isSo: (id: number) => boolean | Promise<boolean>, payment: number, qty = 1) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { id, code } = await buy(buyer, await market.product({ stock: 50 }), payment, { qty })
    if (await isSo(id)) return id
    if (payment === pay.saldo)
      await world().ops.call('POST /ops/transaction/{id}/cancel', { id: code, reason: 'Uji' })
    else value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Uji' }))
  }
  throw new Error('No such order')
}
const told = (story: Story) => (id: number) => storyOf(id) === story

describe('[autopilot-7] the autopilot alone', () => {
  it('pays, accepts, packs, ships, reports and delivers an order, and the books are true', async () => {
    const isPaid = async (id: number) =>
      storyOf(id) === 'plain' && chance(`unpaid ${await accountOf(buyer, id)}`) >= shares.unpaid
    const id = await buyFor(isPaid, pay.account)
    await playUntil(async () => (await statusOf(id)) === 'delivered')
    expect(await playedFor(id)).toEqual(['settle', 'accept', 'pack', 'ship', 'trace', 'trace', 'deliver'])
    expect(await placesOf(id)).toEqual(['Pusat sortir kota asal', 'Pusat sortir kota tujuan'])
    await expectTrueBooks(world())
  })

  it('rejects a few orders with a reason, and the buyer has the money back', async () => {
    const id = await buyFor(told('rejected'), pay.saldo)
    await playUntil(async () => (await statusOf(id)) === 'cancel')
    const order = await read(id)
    expect(order).toMatchObject({ cancel_by: 'seller', refunded: order.grand_total })
    expect(await playedFor(id)).toEqual(['reject'])
  })

  it('ships some in two parts, each delivered by itself', async () => {
    const id = await buyFor(told('parts'), pay.saldo, 4)
    await playUntil(async () => (await statusOf(id)) === 'delivered')
    const order = await read(id)
    expect(order.shipments.map(({ lines }) => lines.map(({ qty }) => qty))).toEqual([[2], [2]])
    await expectTrueBooks(world())
  })
})

describe('[autopilot-8] a process that acts by a plan that another one has carried out', () => {
  const both = { play: overtakenTurn }
  const isPaid = async (id: number) => chance(`unpaid ${await accountOf(buyer, id)}`) >= shares.unpaid

  it('pays and reports an order once', async () => {
    const id = await buyFor(async one => storyOf(one) === 'plain' && (await isPaid(one)), pay.account)
    const number = await accountOf(buyer, id)
    await playUntil(async () => (await statusOf(id)) === 'delivered', both)
    expect(await playedFor(id)).toEqual(['settle', 'accept', 'pack', 'ship', 'trace', 'trace', 'deliver'])
    expect(await placesOf(id)).toEqual(['Pusat sortir kota asal', 'Pusat sortir kota tujuan'])
    expect(await noticesOf(number)).toMatchObject([{ outcome: 'paid' }])
  })

  it('ships each part once', async () => {
    const id = await buyFor(told('parts'), pay.saldo, 4)
    await playUntil(async () => (await statusOf(id)) === 'delivered', both)
    expect((await read(id)).shipments.map(({ lines }) => lines.map(({ qty }) => qty))).toEqual([[2], [2]])
    expect((await playedFor(id)).filter(call => call === 'deliver')).toHaveLength(2)
    await expectTrueBooks(world())
  })
})

describe('[autopilot-8] a question', () => {
  it('is answered once from the facts of its product, though two processes look at once and again later', async () => {
    const product = await market.product({ name: 'Genteng Keramik Uji', stock: 37 })
    const id = await writeTo(buyer, market.shopId, { message: 'Stok ada?', product_id: product.id })
    await turn()
    expect(await textsOf(buyer, id)).toHaveLength(1)
    await advance(world(), 5 * 60)
    await Promise.all([turn(), turn()])
    await playUntil(async () => (await textsOf(buyer, id)).length > 1)
    await turn()
    const texts = await textsOf(buyer, id)
    expect(texts).toHaveLength(2)
    expect(texts.toSorted()).toEqual(['Genteng Keramik Uji: Stok ada 37 pcs.', 'Stok ada?'])
  })

  it('has one turn at a time over all processes', async () => {
    const { services } = world()
    await advance(world(), 60)
    const both = [autopilotJob(api), autopilotJob(api)].map(job => runIfDue(services, job))
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1)
  })
})

describe('[autopilot-9] what fails', () => {
  it('is tried again after a minute, then two, and holds up no other', async () => {
    const failing = await buyFor(told('plain'), pay.saldo)
    const other = await buyFor(told('plain'), pay.saldo)
    const line = 'POST /ops/transaction/{id}/accept'
    const accept = api.routes.get(line)!
    let tries = 0
    const run: typeof accept.run = async (input, ...rest) => {
      if ((input as { id: string }).id !== String(failing)) return accept.run(input, ...rest)
      tries += 1
      throw new Error('Broken for a test')
    }
    const job = autopilotJob({ routes: new Map([...api.routes, [line, { ...accept, run }]]) })
    const start = addMinutes(world().services.clock.now(), 11)
    /** Tries after a turn that many seconds later; its clock stands. */
    const triesAt = async (seconds: number) => {
      const clock = { ...world().services.clock, now: () => addSeconds(start, seconds) }
      await job.run({ ...world().services, clock })
      return tries
    }
    expect(await triesAt(0)).toBe(1)
    expect(await triesAt(59)).toBe(1)
    expect((await read(other)).is_accepted).toBe(true)
    expect(await triesAt(60)).toBe(2)
    expect(await triesAt(179)).toBe(2)
    expect(await triesAt(180)).toBe(3)
  })
})

describe('[autopilot-5] a complaint and a withdrawal', () => {
  it('are answered, and paid or returned', async () => {
    const other = await market.buyer()
    const order = await deliveredTo(world(), other, await market.product())
    const complaint = await complain(other, order)
    const own = await saver(world(), market, 500_000)
    const withdrawal = await withdrawn(own)
    const isAnswered = async () => {
      const { history, stage } = value(await world().ops.call('GET /ops/complain/{id}', { id: complaint.id }))
      return stage === 'closed' || history.length > 1
    }
    await playUntil(isAnswered)
    const isClosed = async () => {
      const open = value(await world().ops.call('GET /ops/withdraw', { status: 'pending', per_page: 100 }))
      return !open.some(({ id }) => id === withdrawal)
    }
    await playUntil(isClosed)
    await expectTrueBooks(world())
  })
})

describe('[autopilot-10] what an operator touched', () => {
  it('is left alone for ten minutes, after a step as after a note', async () => {
    const id = await buyFor(told('plain'), pay.saldo)
    await playUntil(async () => (await read(id)).is_accepted)
    await advance(world(), 11 * 60)
    const note = { id: String(id), text: 'Saya urus' }
    value(await world().ops.call('POST /ops/transaction/{id}/note', note, { key: 'note-1' }))
    const before = await playedFor(id)
    for (const seconds of [1, 5 * 60, 2 * 60]) {
      await advance(world(), seconds)
      await turn()
    }
    expect(await playedFor(id)).toEqual(before)
    await advance(world(), 2 * 60)
    await playUntil(async () => (await playedFor(id)).length > before.length, { minutes: 60 })
  })

  it('also after a place that an operator told', async () => {
    const id = await buyFor(told('plain'), pay.saldo)
    await playUntil(async () => (await statusOf(id)) === 'sent')
    await advance(world(), 30 * 60)
    const place = { id: String(id), detail: 'Di gudang', place: 'Bekasi' }
    value(await world().ops.call('POST /ops/transaction/{id}/trace', place))
    const entries = async () => (await read(id)).history.length
    const before = await entries()
    await advance(world(), 7 * 60)
    await turn()
    expect(await entries()).toBe(before)
    await playUntil(async () => (await entries()) > before, { minutes: 60 })
  })

  it('[ops-248] also after a payment that an operator reported', async () => {
    const id = await buyFor(told('plain'), pay.account)
    const number = await accountOf(buyer, id)
    value(await world().ops.call('POST /ops/payment/settle', { number }, { key: `paid ${number}` }))
    await advance(world(), 9 * 60)
    await turn()
    expect(await playedFor(id)).toEqual([])
    await playUntil(async () => (await read(id)).is_accepted, { minutes: 60 })
  })

  it('also when the operator goes on with it', async () => {
    const id = await buyFor(told('plain'), pay.saldo)
    await advanceTo(world(), String(id), 'pack')
    await advance(world(), 7 * 60)
    await turn()
    expect(await playedFor(id)).toEqual([])
  })
})

it('[autopilot-12] answers a review of an order once, and no review of the catalogue', async () => {
  const product = await market.product({ name: 'Engsel Uji' })
  const { id } = await reviewedBy(world(), buyer, product, { rating: 1, review: 'Patah' })
  const [old] = await catalogueReviews(world(), market, { product, buyer, ratings: [5] })
  const replies = async () =>
    (await listReviews(world().ops, { keyword: 'Engsel Uji' })).map(one => [one.id, one.reply] as const)
  await turn()
  expect(await replies()).toEqual(expect.arrayContaining([[id, null]]))
  await playUntil(async () => (await replies()).some(([of, reply]) => of === id && reply !== null))
  await advance(world(), 10 * 60)
  await overtakenTurn()
  const shown = new Map(await replies())
  expect(shown.get(id)).toMatch(/maaf/i)
  expect(shown.get(old!)).toBeNull()
  const acts = value(await world().ops.call('GET /ops/act', { kind: 'review', object_id: id })).acts
  expect(acts).toMatchObject([{ name: 'autopilot', call: 'POST /ops/review/{id}/reply' }])
})

it('[autopilot-12] writes no answer again that somebody removed', async () => {
  const product = await market.product({ name: 'Gerendel Uji' })
  const { id } = await reviewedBy(world(), buyer, product)
  const reviewNow = async () => (await listReviews(world().ops, { keyword: 'Gerendel Uji' }))[0]!
  await playUntil(async () => (await reviewNow()).reply !== null)
  const { updated_at } = await reviewNow()
  value(await world().ops.call('DELETE /ops/review/{id}/reply', { id, updated_at }))
  // After the ten minutes of other objects, and the pause before an answer.
  await advance(world(), 30 * 60)
  await overtakenTurn()
  await turn()
  expect((await reviewNow()).reply).toBeNull()
})

it('[autopilot-11] is told by the overview', async () => {
  const asked = { from: '2026-11-28', to: '2026-11-29' }
  expect(value(await world().ops.call('GET /ops/overview', asked)).is_played).toBe(true)
})
