import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { balances, ledgerEntries, ledgerMovements } from '#server/money/schema.ts'
import { orders } from '#server/order/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { isLong, timeout, seedOf, sized } from '../support/long.ts'
import type { Draw, Operation } from '../support/model-operation.ts'
import type { ModelOrder } from '../support/model-order.ts'
import { fine, known } from '../support/model-outcomes.ts'
import { isOnTheWay } from '../support/model-parts.ts'
import { openShop, quota, refill, type Shop } from '../support/model-shop.ts'
import {
  answering,
  ordering,
  payingNegotiation,
  requesting,
  settling,
  stepping,
  toppingUp
} from '../support/model-steps.ts'
import { value } from '../support/person.ts'
import { randomOf } from '../support/random.ts'
import { type AnswerName, modelAnswers, modelSteps, type StepName } from '../support/shop-model.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const operations = sized(200, 10_000)
/** Concurrent operations, and operations between two full comparisons. */
const atOnce = 8
const lookEvery = 100

/** Who and what already acts among concurrent operations: negotiations, people who are back, orders. */
type Together = {
  answered: Set<ModelOrder>
  back: Set<number>
  taken: Map<ModelOrder, number>
  isAlone: boolean
}

/** Statuses on the way from the order to its end, and the step from some of them. */
const goods: readonly string[] = ['pending', 'paid', 'accepted', 'process', 'sent', 'delivered', 'complain']
const onward: Partial<Record<ModelOrder['status'], StepName>> = { paid: 'accept', accepted: 'pack' }

/** What people do who once asked to be closed. */
function returning(
  shop: Shop,
  buyer: number,
  { next, ...draw }: Draw,
  ending: (order: ModelOrder, step: StepName) => Operation
): Operation {
  const { closings, model } = shop
  const accounts = model.orders.filter(order => order.buyer === buyer && order.number !== '')
  // Their money comes late, or again.
  if (accounts.length > 0 && next() < (closings.isClosed(buyer) ? 0.5 : 0.1)) {
    const order = draw.pick(accounts)
    return settling(shop, order, model.amountOf(order))
  }
  if (closings.isClosed(buyer)) {
    const kind = next()
    if (kind < 0.3) return closings.signingIn(buyer)
    return kind < 0.6 ? toppingUp(shop, buyer) : closings.trying(buyer, { next, ...draw })
  }
  if (!closings.isIn(buyer)) {
    const kind = next()
    if (kind < 0.15) return closings.signingIn(buyer)
    return kind < 0.25 ? toppingUp(shop, buyer) : closings.trying(buyer, { next, ...draw })
  }
  return closings.leave(buyer, { next, ...draw }, ending)
}

/** Everything in the model, as the database has it. */
async function expectAgreement(shop: Shop): Promise<void> {
  const { model, market, products, buyers, voucher, withdrawals, closings, complaints } = shop
  const { db } = world().services
  const ids = model.orders.map(order => order.id)
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      before: orders.statusBeforeComplain,
      hasRest: sql<boolean>`${orders.restDueAt} is not null`
    })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
  const told = model.orders
    .map(({ id, status, before, restDue }) => ({
      id,
      status: status === 'accepted' ? 'paid' : status,
      before: before ?? null,
      hasRest: restDue !== undefined
    }))
    .toSorted((a, b) => a.id - b.id)
  expect(rows).toEqual(told)
  for (const [i, product] of products.entries()) {
    expect([i, await market.stockOf(product)]).toEqual([i, model.stock[i]])
  }
  for (const [i, buyer] of buyers.entries()) {
    const [row] = await db.select().from(balances).where(eq(balances.userId, buyer.id))
    expect([i, row?.amount ?? 0]).toEqual([i, model.saldo[i]])
  }
  expect(await withdrawals.readAll(closings.isIn)).toEqual(withdrawals.expected())
  await closings.expectAgreement()
  await complaints.expectAgreement()
  const [held] = await db
    .select({ amount: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(and(eq(ledgerEntries.account, 'escrow'), inArray(ledgerMovements.transactionId, ids)))
  expect(Number(held?.amount ?? 0)).toBe(model.escrow())
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, voucher))
  expect(row?.usedCount).toBe(quota - model.quota)
  await expectTrueBooks(world())
}

it(
  `[money-12, complaint-8, order-104] ${operations} operations of buyers, console, gateway and clock, ${atOnce} at once, agree with a model`,
  async () => {
    const random = randomOf(seedOf('model'))
    const { below, pick, next } = random
    const shop = await openShop(world, atOnce)
    const { model, buyers, closings, complaints, parts } = shop
    /** The buyers who shop; one who asked to be closed makes room for another. */
    const slots = [...buyers.keys()]
    const gone: number[] = []
    const counted: Record<string, number> = {}

    /** Something for an order that mostly makes sense: `step`, or what leads to it. */
    const acting = (order: ModelOrder, { taken, isAlone }: Together, step?: StepName): Operation => {
      const complaint = complaints.openOf(order)
      const isSplit = order.status === 'process' && order.qty > 1 && !step && next() < 0.5
      const isInParts = isSplit || order.parts.length > 0
      const others = taken.get(order) ?? 0
      // One thing at a time happens to an order in parts, and two to a complaint: of more, several orders are possible.
      if (others >= (isInParts ? 1 : complaint ? 2 : 8)) return toppingUp(shop, order.buyer)
      taken.set(order, isInParts ? 8 : others + 1)
      const kind = next()
      if (isInParts && kind < (order.restDue === undefined && !isSplit ? 0.3 : 0.6)) {
        return parts.choose(order, random)
      }
      if (complaint && isOnTheWay(order) && kind > 0.75) return stepping(shop, order, 'deliver')
      if (complaint && (!isAlone || kind < 0.9)) return complaints.choose(complaint, random)
      const isEarly = order.status === 'sent' && order.parts.length === 0 && !complaints.isLate(order, order)
      const wish = order.method === 'cash' || isEarly ? 0.1 : 0.75
      if (!step && ['sent', 'delivered'].includes(order.status) && kind < wish) {
        return complaints.open(order, random)
      }
      const names = Object.keys(modelSteps) as StepName[]
      const fitting = names.filter(name => model.may(order, name))
      return stepping(shop, order, step ?? pick(next() < 0.8 && fitting.length > 0 ? fitting : names))
    }

    /** An operation that mostly makes sense; `slot` is the buyer of an operation that a buyer begins. */
    const choose = (slot: number, together: Together): Operation => {
      const { answered, back } = together
      const ending = (order: ModelOrder, step: StepName) => acting(order, together, step)
      if (closings.hasDue() && next() < 0.05) return closings.running()
      if (gone.length > 0 && next() < 0.05) {
        const buyer = pick(gone.slice(-20))
        if (!back.has(buyer)) {
          back.add(buyer)
          return returning(shop, buyer, random, ending)
        }
      }
      const account = closings.accounts[slot]!
      if (next() < 0.01) account.isLeaving = true
      if (account.isLeaving) return closings.leave(slot, random, ending)
      const live = model.orders.filter(order => order.status !== 'success' && order.status !== 'cancel')
      // A negotiation that is cancelled during its payment never reports its account.
      const accounts = model.orders.filter(order => order.number !== '').slice(-20)
      // Otherwise few goods would ever be on their way, and few complained about.
      const isWaiting = (order: ModelOrder) => order.status === 'sent' && !complaints.isLate(order, order)
      const travelling = live
        .filter(order => goods.includes(order.status) && (!isWaiting(order) || next() < 0.3))
        .slice(-30)
      if (travelling.length > 0 && next() < 0.4) {
        const order = pick(travelling)
        if (order.status === 'pending') return settling(shop, order, model.amountOf(order))
        return acting(order, together, onward[order.status])
      }
      const kind = next()
      if (kind < 0.3 || live.length === 0) {
        const method = pick(['account', 'saldo', 'cash'] as const)
        const command = { buyer: slot, method, hasVoucher: next() < 0.3 }
        const one = { ...command, product: below(3), qty: 1 + below(3) }
        if (one.product === 2) one.qty += below(6)
        if (next() < 0.25) return requesting(shop, { ...one, hasVoucher: false })
        // Of two shops: one of the first shop's products and the other shop's.
        return one.product < 2 && next() < 0.4
          ? ordering(shop, [one, { ...command, product: 2, qty: 1 + below(3) }])
          : ordering(shop, [one])
      }
      if (kind < 0.37) return toppingUp(shop, slot)
      if (kind < 0.45) return shop.withdrawals.choose(slot, random)
      if (kind < 0.6 && accounts.length > 0) {
        const order = pick(accounts)
        return settling(shop, order, model.amountOf(order) - (next() < 0.9 ? 0 : 1))
      }
      const negotiations = live.filter(order => order.status === 'nego')
      if (kind < 0.75 && negotiations.length > 0) {
        const order = pick(negotiations.slice(-20))
        const isAgreed = order.negotiation?.state === 'approved'
        // Two concurrent answers to one negotiation have no order; its payment and its end follow them.
        if (answered.has(order) || next() < (isAgreed ? 0.8 : 0.1)) {
          return payingNegotiation(shop, order, pick(['account', 'saldo', 'cash'] as const))
        }
        answered.add(order)
        const names = Object.keys(modelAnswers) as AnswerName[]
        const fitting = names.filter(name => model.mayAnswer(order, name))
        return answering(shop, order, next() < 0.8 && fitting.length > 0 ? pick(fitting) : pick(names))
      }
      const disputed = live.filter(order => order.status === 'complain')
      return acting(pick(next() < 0.25 && disputed.length > 0 ? disputed : live.slice(-30)), together)
    }

    const runTogether = async (count: number): Promise<void> => {
      const firstSlot = below(atOnce)
      const together: Together = {
        answered: new Set(),
        back: new Set(),
        taken: new Map(),
        isAlone: count === 1
      }
      const chosen = Array.from({ length: count }, (_, i) =>
        choose(slots[(firstSlot + i) % atOnce]!, together)
      )
      const expected = count === 1 ? chosen[0]!.expected() : undefined
      const done = await Promise.all(chosen.map(operation => operation.run()))
      for (const { code } of done) counted[code] = (counted[code] ?? 0) + 1
      for (const { code } of done) {
        if (!fine.includes(code)) expect(known).toContain(code)
      }
      if (expected !== undefined) {
        const { code } = done[0]!
        expect(known.includes(code) ? 'rejected' : code === 'together' ? 'ok' : code).toBe(expected)
      }
      const effects = done.flatMap(one => one.effects).toSorted((a, b) => a.rank - b.rank)
      for (const { apply } of effects) apply()
      complaints.settle()
      for (const [at, buyer] of slots.entries()) {
        if (closings.isIn(buyer)) continue
        gone.push(buyer)
        slots[at] = await shop.join()
      }
    }

    /** The job by itself leaves nothing undecided. */
    const runAlone = async (job: Operation): Promise<void> => {
      const { effects } = await job.run()
      for (const { apply } of effects) apply()
      expect(closings.hasDue()).toBe(false)
    }

    const pass = async (): Promise<void> => {
      const hours = pick([6, 24, 48, 72, 120, 120])
      value(await world().ops.call('POST /ops/clock', { advance_seconds: hours * 3600 }))
      model.pass(hours)
      complaints.pass()
      await refill(world(), shop)
      for (const [at, { person, id }] of buyers.entries()) {
        if (closings.isIn(at)) await signIn(world(), person, id)
      }
      // Half the time the job runs at the same time as other operations.
      if (next() < 0.5) await runAlone(closings.running())
    }

    let looked = 0
    for (let done = 0; done < operations;) {
      const count = next() < 0.3 ? 1 : atOnce
      if (next() < 0.03) await pass()
      else await runTogether(count)
      done += count
      if (done - looked < lookEvery) continue
      looked = done
      await expectAgreement(shop)
    }
    await expectAgreement(shop)
    process.stdout.write(
      `model: ${model.orders.length} orders, ${closings.accounts.length} buyers (${closings.told()}), ` +
        `${complaints.all.length} complaints (${complaints.told()}), ${JSON.stringify(counted)}\n`
    )
    // Every operation occurred: an unused model agrees with anything. Only many operations include each kind.
    const kinds = isLong
      ? [
          'ok',
          'together',
          'asked',
          'answered',
          'agreed',
          'paid',
          'status_refused',
          'late',
          'again',
          'mismatch',
          'withdrawn',
          'settle',
          'cancel',
          'leaves',
          'kept',
          'closed',
          'shipped',
          'arrived',
          'complained',
          'step'
        ]
      : ['ok', 'asked']
    for (const code of kinds) expect(counted[code] ?? 0, code).toBeGreaterThan(0)
  },
  timeout * 2
)
