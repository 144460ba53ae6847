import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'

import type { Called } from '#lib/core/api/call.ts'
import { runComplaintDeadlines } from '#server/complaint/deadline-job.ts'
import { complaintHistory, complaintPhotos, complaints } from '#server/complaint/schema.ts'
import { runDeadlines } from '#server/order/deadline-job.ts'
import { orders } from '#server/order/schema.ts'

import { answer, complain, complaintOf, deliverAgain, deliveredTo, rule, update } from './complaining.ts'
import { tally } from './crowd.ts'
import type { Buyer, Market } from './market.ts'
import { codeOf, type Person, value } from './person.ts'
import type { World } from './world.ts'

/** Where concurrent calls go: to one process, or in turns to several. */
export type Sides = { buyer: (who: Buyer, turn: number) => Buyer; ops: (turn: number) => Pick<World, 'ops'> }

type Setting = { world: World; market: Market; sides: Sides }
type Round = Setting & { buyer: Buyer; order: Awaited<ReturnType<typeof deliveredTo>>; turn: number }
/** A call of the race. */
type Runner = () => Promise<Called<unknown>>

const day = 24 * 60 * 60_000

/** A photo as if it had been uploaded: pictures are not the subject. */
export async function photoFor({ services }: Pick<World, 'services'>, orderId: number): Promise<number> {
  const row = { transactionId: orderId, path: `private/complaints/${randomUUID()}`, createdAt: new Date() }
  const [photo] = await services.db.insert(complaintPhotos).values(row).returning()
  return photo!.id
}

const open = async (
  { world, buyer, order }: Round,
  solution: 'refund' | 'return_refund' = 'refund'
): Promise<number> =>
  (await complain(buyer, order, { solution, photo_ids: [await photoFor(world, order.id)] })).id

/** Lets a complaint's deadline pass in so many milliseconds. */
const late = async ({ services }: World, id: number, ms = -1_000) => {
  const deadlineAt = new Date(services.clock.now().getTime() + ms)
  await services.db.update(complaints).set({ deadlineAt }).where(eq(complaints.id, id))
}

/** Two workers that look for deadlines until one has found this one, or the others are done. */
async function watchDeadlines({ services }: World, isOver: () => boolean): Promise<void> {
  const watch = async () => {
    // The embedded database answers without leaving the process: the calls need a turn too.
    while ((await runComplaintDeadlines(services)) === 0 && !isOver()) await setImmediate()
  }
  await Promise.all([watch(), watch()])
}

/** Each race brings an order's complaint into a stage, and names who wants to act there at the same time. */
const races = {
  'acceptance, help and the clock': async round => {
    const id = await open(round)
    value(await answer(round.world, id, 'refund', 10_000))
    const { buyer, sides, turn } = round
    return {
      id,
      // The PIN takes time: against help alone, acceptance would always be last.
      runners: [
        () => update(sides.buyer(buyer, turn), id, 'accept'),
        () => update(sides.buyer(buyer, turn + 1), id, turn % 2 === 0 ? 'accept' : 'help')
      ]
    }
  },
  'appeal, acceptance and the clock': async round => {
    const id = await open(round)
    value(await answer(round.world, id, 'reject'))
    const { buyer, sides, turn } = round
    value(await update(buyer, id, 'help'))
    value(await rule(round.world, id, 'refund', 10_000))
    return {
      id,
      runners: [
        () => update(sides.buyer(buyer, turn + 1), id, 'accept'),
        ...(turn % 2 === 0 ? [] : [() => update(sides.buyer(buyer, turn), id, 'appeal')])
      ]
    }
  },
  'an answer that grants, giving up and another answer': async round => {
    const id = await open(round)
    const { buyer, sides, turn } = round
    return {
      id,
      isTimed: false,
      runners: [
        () => answer(sides.ops(turn), id, 'refund', 20_000),
        () => update(sides.buyer(buyer, turn + 1), id, 'cancel'),
        () => answer(sides.ops(turn), id, 'refund', 30_000)
      ]
    }
  },
  'an answer, help and the clock': async round => {
    const id = await open(round)
    await late(round.world, id)
    // Whichever process was first: another one runs deadlines too.
    await runComplaintDeadlines(round.world.services)
    const { buyer, sides, turn } = round
    return {
      id,
      runners: [
        () => answer(sides.ops(turn), id, 'refund', 20_000),
        () => update(sides.buyer(buyer, turn + 1), id, 'help')
      ]
    }
  },
  'a receipt, a dispute and the clock': async round => {
    const id = await open(round, 'return_refund')
    const { buyer, sides, turn, world } = round
    value(await answer(world, id, 'return_refund', 20_000))
    value(await update(buyer, id, 'returned'))
    value(await deliverAgain(world, id))
    return {
      id,
      runners: [
        () => sides.ops(turn).ops.call('POST /ops/complain/{id}/received', { id, restock: true }),
        () => sides.ops(turn + 1).ops.call('POST /ops/complain/{id}/help', { id, message: 'Kosong.' })
      ]
    }
  },
  'two rulings on an appeal and giving up': async round => {
    const id = await open(round)
    const { buyer, sides, turn, world } = round
    value(await answer(world, id, 'reject'))
    value(await update(buyer, id, 'help'))
    value(await rule(world, id, 'reject'))
    value(await update(buyer, id, 'appeal'))
    return {
      id,
      isTimed: false,
      runners: [
        () => rule(sides.ops(turn), id, 'refund', 10_000),
        () => rule(sides.ops(turn + 1), id, 'refund', 20_000),
        () => update(sides.buyer(buyer, turn), id, 'cancel')
      ]
    }
  }
} satisfies Record<string, (round: Round) => Promise<{ id: number; isTimed?: boolean; runners: Runner[] }>>

export const raceNames = Object.keys(races) as (keyof typeof races)[]

const balanceOf = async ({ person }: { person: Person }) =>
  value(await person.call('GET /buyer/profile', {})).balance

/**
 * Races of people and the clock about one complaint after another: in each round one wins, once, and what the complaint
 * says was refunded is what came to Saldo. Answers who won how often.
 */
export async function raceComplaints(
  setting: Setting,
  name: keyof typeof races,
  rounds: number
): Promise<Record<string, number>> {
  const { world, market } = setting
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000, stock: 100_000 })
  const winners: string[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    const order = await deliveredTo(world, buyer, product, { qty: 2 })
    const prepared = await races[name]({ ...setting, buyer, order, turn })
    const { id, runners } = prepared
    const before = await balanceOf(buyer)
    const stock = await market.stockOf(product)
    const earlier = await historyOf(world, id)
    // Another order and another delay in each round: who is sent first often wins.
    const turned = runners.map((_, at) => runners[(at + turn) % runners.length]!)
    let isOver = false
    const isTimed = !('isTimed' in prepared)
    if (isTimed) await late(world, id, (turn % 10) * 12)
    const [answers] = await Promise.all([
      Promise.all(turned.map(run => run())).finally(() => (isOver = true)),
      isTimed && watchDeadlines(world, () => isOver)
    ])
    const called = answers.map(codeOf)
    const steps = (await historyOf(world, id)).slice(earlier.length)
    const [step, ...after] = steps
    // Goods may come back after the clock's refund (complaint-9): that receipt moves no money.
    const isReceiptAfter = step?.actor === 'system' && after[0]?.detail === 'Penjual menerima barang kembali.'
    expect([name, turn, steps.length]).toEqual([name, turn, isReceiptAfter ? 2 : 1])
    // One of them won, or the clock did.
    const won = step!.actor === 'system' && !isReceiptAfter ? [] : ['ok']
    const moved = called.slice(won.length).map(() => 'complaint_moved')
    expect([step!.actor, ...called.toSorted()]).toEqual([step!.actor, ...moved, ...won])
    const [row] = await world.services.db.select().from(complaints).where(eq(complaints.id, id))
    expect((await balanceOf(buyer)) - before).toBe(row!.refunded)
    const isReceived = step!.actor === 'seller' || isReceiptAfter
    const isRestocked = isReceived && row!.solution === 'return_refund' && row!.refunded > 0
    expect(await market.stockOf(product)).toBe(stock + (isRestocked ? 1 : 0))
    winners.push(`${step!.actor}: ${row!.outcome ?? row!.stage}`)
  }
  return tally(winners)
}

const historyOf = ({ services }: World, id: number) =>
  services.db
    .select()
    .from(complaintHistory)
    .where(eq(complaintHistory.complaintId, id))
    .orderBy(asc(complaintHistory.id))

/** Complaints that are opened while something else happens to the order. Answers who won how often. */
export async function raceOpenings({ world, market, sides }: Setting, rounds: number) {
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000, stock: 100_000 })
  const { db, clock } = world.services
  const results: string[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    const other = (['confirm', 'deadline', 'deliver'] as const)[turn % 3]!
    const last = other === 'deliver' ? 'ship' : 'deliver'
    const order = await deliveredTo(world, buyer, product, { qty: 2, last })
    const ago = new Date(clock.now().getTime() - 3 * day)
    if (other === 'deliver') await db.update(orders).set({ shippedAt: ago }).where(eq(orders.id, order.id))
    if (other === 'deadline') await db.update(orders).set({ deadlineAt: ago }).where(eq(orders.id, order.id))
    const wish = { kind: 'not_arrived', lines: [], photo_ids: [] } as const
    const given = await complaintOf(buyer, order, wish)
    const work = {
      confirm: (): Promise<unknown> =>
        sides.buyer(buyer, turn + 1).person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }),
      deadline: () => runDeadlines(world.services),
      deliver: () => sides.ops(turn + 1).ops.call('POST /ops/transaction/{id}/deliver', { id: order.code })
    }
    const opening = () => sides.buyer(buyer, turn).person.call('POST /buyer/transaction/complain', given)
    const sent = turn % 2 === 0 ? [opening, work[other]] : [work[other], opening]
    const answers = await Promise.all(sent.map(run => run()))
    const opened = codeOf(answers[turn % 2] as Called<unknown>)
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
    const found = await db.select().from(complaints).where(eq(complaints.transactionId, order.id))
    expect([other, found.length]).toEqual([other, opened === 'ok' ? 1 : 0])
    if (other === 'deliver') {
      // Both are done, in whichever order.
      const state = [opened, row!.status, row!.statusBeforeComplain, row!.deliveredAt !== null]
      expect(state).toEqual(['ok', 'complain', 'delivered', true])
    } else {
      const state = [opened, row!.status]
      expect([
        ['ok', 'complain'],
        ['complaint_unavailable', 'success']
      ]).toContainEqual(state)
    }
    if (opened === 'ok') value(await answer(world, found[0]!.id, 'refund', 20_000))
    results.push(`${other}: ${opened}`)
  }
  return tally(results)
}

/** Many requests at once open one complaint; those with one client id all get it. */
export async function raceManyOpenings({ world, market, sides }: Setting, crowd: number): Promise<void> {
  const buyer = await market.buyer()
  const order = await deliveredTo(world, buyer, await market.product({ price: 50_000 }), { qty: 2 })
  const given = await complaintOf(buyer, order, { kind: 'not_arrived', lines: [], photo_ids: [] })
  const opened = await Promise.all(
    Array.from({ length: crowd }, (_, turn) =>
      sides.buyer(buyer, turn).person.call('POST /buyer/transaction/complain', {
        ...given,
        client_id: turn % 2 === 0 ? 'the same' : `another ${turn}`
      })
    )
  )
  const found = await world.services.db
    .select()
    .from(complaints)
    .where(eq(complaints.transactionId, order.id))
  expect(found).toHaveLength(1)
  const codes = opened.map(codeOf)
  const isSame = found[0]!.clientId === 'the same'
  const expected = isSame ? Math.ceil(crowd / 2) : 1
  expect(tally(codes)).toEqual({ ok: expected, complaint_open: crowd - expected })
  value(await answer(world, found[0]!.id, 'refund', 20_000))
}
