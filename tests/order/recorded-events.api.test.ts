import { asc, gt, max } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { events } from '#server/core/events/schema.ts'

import { accountOf, advanceTo, buy, pay } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { approve, decline, negotiate } from '../support/negotiating.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

/** The types of the recorded events of an action, each with its status. */
async function recordedBy<T>(work: () => Promise<T>): Promise<{ done: T; types: string[] }> {
  const { db } = world().services
  const [last] = await db.select({ id: max(events.id) }).from(events)
  const done = await work()
  const found = await db
    .select()
    .from(events)
    .where(gt(events.id, last?.id ?? 0))
    .orderBy(asc(events.id))
  const types = found.map(({ type, data }) => `${type} ${(data as { status?: string }).status ?? ''}`.trim())
  // Events of one object are ordered; those of the person are written beside the others.
  const isNotice = (type: string) => type === 'notification.created'
  return { done, types: [...types.filter(type => !isNotice(type)), ...types.filter(isNotice)] }
}

it('[core-274] an order records an event for each change of it, its payment and its stock', async () => {
  const buyer = await market.buyer()
  const product = await market.product()
  const { done: order, types } = await recordedBy(() => buy(buyer, product, pay.account))
  expect(types).toEqual([
    'stock.changed',
    'payment.changed pending',
    'order.changed pending',
    'notification.created'
  ])
  const number = await accountOf(buyer, order.id)
  const paid = await recordedBy(async () =>
    value(await world().ops.call('POST /ops/payment/settle', { number }))
  )
  expect(paid.types).toEqual(['order.changed paid', 'payment.changed paid', 'notification.created'])
  const cancelled = await recordedBy(async () =>
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: order.id }))
  )
  expect(cancelled.types).toEqual([
    'stock.changed',
    'order.changed cancel',
    'order.refunded',
    'notification.created'
  ])
})

it('[core-274] so do a delivery trace and each step of a negotiation', async () => {
  const buyer = await market.buyer()
  const { code } = await buy(buyer, await market.product(), pay.cash)
  await advanceTo(world(), code, 'ship')
  const traced = await recordedBy(async () =>
    value(await world().ops.call('POST /ops/transaction/{id}/trace', { id: code, detail: 'Di gudang' }))
  )
  expect(traced.types).toEqual(['order.noted sent'])
  const opened = await recordedBy(() => market.product().then(product => negotiate(world(), buyer, product)))
  expect(opened.types.slice(-3)).toEqual([
    'order.changed nego',
    'negotiation.changed nego',
    'notification.created'
  ])
  const { id } = opened.done
  const declined = await recordedBy(async () => value(await decline(world(), id)))
  expect(declined.types).toEqual(['order.changed nego', 'negotiation.changed nego', 'notification.created'])
  value(await buyer.person.call('POST /buyer/transaction/nego/offer/{id}', { id, note: 'Lagi' }))
  const approved = await recordedBy(async () => value(await approve(world(), id, 50_000)))
  expect(approved.types).toEqual(['order.changed nego', 'negotiation.changed nego', 'notification.created'])
})
