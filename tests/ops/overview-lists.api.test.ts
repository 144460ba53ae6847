import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import { silentHours } from '#lib/order/clocks.ts'
import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { conversations, messages } from '#server/chat/schema.ts'
import { complaints } from '#server/complaint/schema.ts'
import { orders } from '#server/order/schema.ts'
import { shipments } from '#server/order/shipment-schema.ts'
import { paymentNotifications } from '#server/payment/schema.ts'
import { productDetails } from '#server/product/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'

import { advanceTo, buy, pay, topUp } from '../support/buying.ts'
import { answerIn, withdrawalOf, writeForHelp, writeTo } from '../support/chatting.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { addGoods, variant } from '../support/goods.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { decline, negotiate } from '../support/negotiating.ts'
import { Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ OPS_TOKENS: 'wati:finance:token-of-wati-0123456789' })
const ops = () => world().ops
const db = () => world().services.db
const now = () => world().services.clock.now()
const today = () => jakartaDay(now())
let market: Market
let buyer: Buyer

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  await topUp(world(), buyer, 20_000_000)
})

const readOverview = async (who = ops()) =>
  value(await who.call('GET /ops/overview', { from: today(), to: today() }))
const late = async () => (await readOverview()).late
/** Ids of a list that a figure opens, and its total. */
const listed = async (answer: ReturnType<Person['call']>) => {
  const found = await answer
  const total = found.ok ? found.meta?.total : undefined
  return { ids: (value(found) as { id: number }[]).map(({ id }) => id), total }
}
const orderList = (input: Sent<'GET /ops/transaction'>) =>
  listed(ops().call('GET /ops/transaction', { per_page: 100, ...input }) as never)
const change = (id: number, row: Partial<typeof orders.$inferInsert>) =>
  db().update(orders).set(row).where(eq(orders.id, id))
const dueSoon = (id: number) => change(id, { deadlineAt: addHours(now(), 1) })

describe('[ops-270] a figure counts what its list shows', () => {
  it('of orders to accept, and of those to ship', async () => {
    const [accept, ship] = [
      await buy(buyer, await market.product(), pay.saldo),
      await buy(buyer, await market.product(), pay.saldo)
    ]
    await advanceTo(world(), ship.code, 'accept')
    const before = await late()
    await dueSoon(accept.id)
    await dueSoon(ship.id)
    const after = await late()
    expect([after.accept, after.ship]).toEqual([before.accept + 1, before.ship + 1])
    const lists = {
      accept: await orderList({ late: 'day', awaits: 'accept' }),
      ship: await orderList({ late: 'day', awaits: 'ship' })
    }
    expect([lists.accept.total, lists.ship.total]).toEqual([after.accept, after.ship])
    expect([lists.accept.ids.includes(accept.id), lists.accept.ids.includes(ship.id)]).toEqual([true, false])
    expect([lists.ship.ids.includes(accept.id), lists.ship.ids.includes(ship.id)]).toEqual([false, true])
  })

  it('of complaints that are due', async () => {
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
    const { id } = await complain(buyer, order)
    const list = () =>
      listed(ops().call('GET /ops/complain', { is_due: true, per_page: 50 } as never) as never)
    expect((await list()).ids).not.toContain(id)
    const before = (await late()).complaints
    await db()
      .update(complaints)
      .set({ deadlineAt: addHours(now(), 1) })
      .where(eq(complaints.id, id))
    const { ids, total } = await list()
    expect([ids.includes(id), total, (await late()).complaints]).toEqual([true, before + 1, before + 1])
    // Now the buyer has to act.
    await db().update(complaints).set({ stage: 'answered' }).where(eq(complaints.id, id))
    expect([(await list()).ids.includes(id), (await late()).complaints]).toEqual([false, before])
  })

  it('of withdrawals that wait longer than a day', async () => {
    const id = await withdrawalOf(world(), buyer)
    const list = () => listed(ops().call('GET /ops/withdraw', { is_late: true, per_page: 100 }) as never)
    const before = (await late()).withdrawals!
    await db()
      .update(withdrawals)
      .set({ status: 'pending', closedAt: null, createdAt: subHours(now(), 25) })
      .where(eq(withdrawals.id, id))
    const { ids, total } = await list()
    expect([ids.includes(id), total, (await late()).withdrawals]).toEqual([true, before + 1, before + 1])
  })

  it('of money that was not booked, also that of a closed account, in the period', async () => {
    const before = (await readOverview()).rejected_payments!
    const told = (n: number, outcome: 'closed' | 'mismatch' | 'paid', createdAt = now()) => ({
      gateway: 'uji',
      eventId: `daftar-${n}`,
      number: `9${n}`,
      amount: 10_000,
      outcome,
      body: {},
      createdAt
    })
    const made = await db()
      .insert(paymentNotifications)
      .values([
        told(1, 'closed'),
        told(2, 'mismatch'),
        told(3, 'paid'),
        told(4, 'closed', subHours(now(), 72))
      ])
      .returning({ id: paymentNotifications.id })
    const [closed, mismatch, paid, earlier] = made.map(({ id }) => id)
    const list = (days: object) =>
      listed(
        ops().call('GET /ops/payment/notification', { is_rejected: true, per_page: 100, ...days }) as never
      )
    const { ids, total } = await list({ start_date: today(), end_date: today() })
    expect(ids.slice(0, 2)).toEqual([mismatch, closed])
    expect([ids.includes(paid!), ids.includes(earlier!)]).toEqual([false, false])
    expect([total, (await readOverview()).rejected_payments]).toEqual([before + 2, before + 2])
    expect((await list({})).ids).toContain(earlier)
  })
})

describe('[ops-271] what is late', () => {
  it('has the negotiations that wait for the seller', async () => {
    const before = (await late()).negotiations!
    const waiting = await negotiate(world(), buyer, await market.product())
    const declined = await negotiate(world(), buyer, await market.product())
    value(await decline(world(), declined.id, 'Truk penuh'))
    const found = await listed(ops().call('GET /ops/nego', { is_waiting: true, per_page: 100 }) as never)
    expect([found.ids.includes(waiting.id), found.ids.includes(declined.id)]).toEqual([true, false])
    expect([found.total, (await late()).negotiations]).toEqual([before + 1, before + 1])
    await change(waiting.id, { deadlineAt: subHours(now(), 1) })
    expect((await late()).negotiations).toBe(before)
  })

  const list = () => listed(ops().call('GET /ops/conversation', { filter: 'late', per_page: 100 }) as never)
  /** Moves what was written so far into the past. */
  const age = async (id: number, hours: number) => {
    const at = subHours(now(), hours)
    await db().update(messages).set({ createdAt: at }).where(eq(messages.conversationId, id))
    await db().update(conversations).set({ lastMessageAt: at }).where(eq(conversations.id, id))
  }

  it('has the chats whose buyer waits longer than a day, however often one writes again', async () => {
    const someone = await market.buyer()
    const before = (await late()).chats!
    const [id, other] = [await writeTo(someone, market.shopId), await writeForHelp(someone)]
    await age(id, 25)
    await age(other, 23)
    await writeTo(someone, market.shopId, { message: 'Masih ada?' })
    const { ids, total } = await list()
    expect([ids.includes(id), ids.includes(other), total]).toEqual([true, false, before + 1])
    expect((await late()).chats).toBe(before + 1)
    await answerIn(world(), id)
    expect([(await list()).ids.includes(id), (await late()).chats]).toEqual([false, before])
  })

  it('leaves out chats that nobody can answer', async () => {
    const [blocking, gone] = [await market.buyer(), await market.buyer()]
    const before = (await late()).chats
    const [one, two] = [await writeTo(blocking, market.shopId), await writeForHelp(gone)]
    for (const id of [one, two]) await age(id, 48)
    await db().update(conversations).set({ blockedByBuyerAt: now() }).where(eq(conversations.id, one))
    const closing = { userId: gone.id, requestedAt: now(), closesAt: now(), givenUp: 0, closedAt: now() }
    await db().insert(accountClosings).values(closing)
    const { ids } = await list()
    expect([ids.includes(one), ids.includes(two), (await late()).chats]).toEqual([false, false, before])
  })

  it('is absent for a role that may not read it', async () => {
    const wati = new Person(world().app, world().services.config.signatureKey, 'token-of-wati-0123456789')
    const { late: told } = await readOverview(wati)
    expect([told.negotiations, told.chats, typeof told.withdrawals]).toEqual([undefined, undefined, 'number'])
  })
})

it('[ops-272] cash orders on their way that nobody reports are counted and listed', async () => {
  const before = (await late()).report
  const cash = await buy(buyer, await market.product({ price: 100_000 }), pay.cash)
  const saldo = await buy(buyer, await market.product(), pay.saldo)
  for (const { code } of [cash, saldo]) await advanceTo(world(), code, 'ship')
  const since = async (hours: number) => {
    for (const { id } of [cash, saldo])
      await change(id, { estimatedDelivery: '2-4 hari', shippedAt: subHours(now(), hours) })
    const { ids, total } = await orderList({ awaits: 'report' })
    const { report } = await late()
    expect(report).toBe(total)
    return { hasCash: ids.includes(cash.id), hasSaldo: ids.includes(saldo.id), more: report - before }
  }
  // As for other orders: the longest estimate and 14 days.
  const hours = silentHours(4)
  expect(hours).toBe((4 + 14) * 24)
  expect(await since(hours - 1)).toEqual({ hasCash: false, hasSaldo: false, more: 0 })
  expect(await since(hours)).toEqual({ hasCash: true, hasSaldo: false, more: 1 })
  // The last part left later.
  const part = { transactionId: cash.id, kind: 'part' as const, shippedAt: subHours(now(), 1) }
  await db()
    .insert(shipments)
    .values({
      ...part,
      courier: 'Uji',
      service: 'Uji',
      trackingNumber: 'R-2',
      weightKg: 1,
      etd: '2-4 hari'
    } as never)
  expect((await since(hours)).hasCash).toBe(false)
})

it('[ops-275] variants of at most five pieces, or of fewer than may be bought, run out in the overview and in the list', async () => {
  const shopId = await market.makeShop('Toko Menipis')
  const add = async (name: string, stocks: number[], more: object = {}) => {
    const variants = stocks.map((stock, i) =>
      variant({ price: 10_000, stock, name_1: stocks.length > 1 ? `V${i}` : null })
    )
    const dimension = stocks.length > 1 ? { dimension_1: 'Ukuran' } : {}
    return (await addGoods(world(), shopId, { name, variants, ...dimension, ...more })).id
  }
  const before = (await readOverview()).low_stock!.count
  const belowMin = await add('Delapan Minimal Sepuluh', [8], { min: 10 })
  const few = await add('Lima', [5])
  const none = await add('Habis', [0])
  const oneVariant = await add('Satu Varian', [400, 3])
  await add('Cukup', [6])
  await add('Cukup Minimal', [10], { min: 10 })
  const { ids } = await listed(
    ops().call('GET /ops/product', { shop_id: shopId, state: 'low', sort: 'name', order: 'asc' }) as never
  )
  expect(ids).toEqual([belowMin, none, few, oneVariant])
  const { count, first } = (await readOverview()).low_stock!
  expect(count).toBe(before + 4)
  const all = await listed(ops().call('GET /ops/product', { state: 'low', per_page: 1 }) as never)
  expect(all.total).toBe(count)
  expect(first.find(one => one.product_id === none)).toMatchObject({ stock: 0 })
  await db().update(productDetails).set({ isActive: false }).where(eq(productDetails.productId, none))
  expect((await readOverview()).low_stock!.count).toBe(before + 3)
})
