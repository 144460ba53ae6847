import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { OpsRole } from '#lib/core/schema/endpoint.ts'
import type { Sent } from '#lib/calls.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { accountOf, expectTrueBooks } from '../support/buying.ts'
import { advance } from '../support/clock.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (role: OpsRole) => `token-of-the-${role}-0123`
const world = useWorld({
  OPS_TOKENS: (['clerk', 'support', 'finance'] as const)
    .map(role => `${role}-person:${role}:${tokenOf(role)}`)
    .join(',')
})
const as = (role: OpsRole) => new Person(world().app, world().services.config.signatureKey, tokenOf(role))
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const hour = 3_600
const message = 'Foto sudah kami periksa.'

/** An open complaint about broken pieces of a delivered order of two. */
async function complaintBy(buyer: Buyer, more: Parameters<typeof complain>[2] = {}) {
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
  return complain(buyer, order, more)
}

const queue = async (who: Person, input: Sent<'GET /ops/complain'> = {}) =>
  value(await who.call('GET /ops/complain', input)).map(({ id }) => id)

const update = (buyer: Buyer, id: number, action: 'help') =>
  buyer.person.call('POST /buyer/transaction/complain/update/{id}', { id, action })

/** Opened, rejected by the seller and brought to the admin. */
async function broughtToAdmin(buyer: Buyer): Promise<number> {
  const { id } = await complaintBy(buyer)
  value(await world().ops.call('POST /ops/complain/{id}/answer', { id, solution: 'reject', message }))
  value(await update(buyer, id, 'help'))
  return id
}

it('[ops-46] the queue has the open complaints by deadline, late ones first, and the closed ones apart', async () => {
  const late = await broughtToAdmin(await market.buyer())
  // The admin has three days; nothing happens by itself after them.
  await advance(world(), 80 * hour)
  const later = (await complaintBy(await market.buyer())).id
  await advance(world(), hour)
  const last = (await complaintBy(await market.buyer())).id
  expect(await queue(world().ops)).toEqual([late, later, last])
  // An answer begins another deadline.
  await advance(world(), hour)
  value(await world().ops.call('POST /ops/complain/{id}/answer', { id: later, solution: 'reject', message }))
  expect(await queue(world().ops)).toEqual([late, last, later])
  expect(await queue(world().ops, { page: 2, per_page: 1 })).toEqual([last])
  const page = await world().ops.call('GET /ops/complain', { per_page: 2 })
  expect(page.ok && page.meta).toMatchObject({ total: 3, total_pages: 2 })
  const [shown] = value(page)
  expect(new Date(shown!.deadline!.at) < world().services.clock.now()).toBe(true)

  expect(await queue(world().ops, { open: false })).toEqual([])
  const granted = { id: last, solution: 'refund', nominal: 20_000, message } as const
  value(await world().ops.call('POST /ops/complain/{id}/answer', granted))
  expect(await queue(world().ops, { open: false })).toEqual([last])
  expect(await queue(world().ops)).not.toContain(last)
})

describe('[ops-47] a role', () => {
  const stepsFor = async (who: Person, id: number) =>
    value(await who.call('GET /ops/complain/{id}', { id })).steps

  it('is shown the steps that it may take now, and may take no other', async () => {
    const buyer = await market.buyer()
    const { id } = await complaintBy(buyer)
    const seller = await sellerOf(world(), market.shopId)
    const everybody = [as('clerk'), seller, as('support'), as('finance'), world().ops]
    const shown = () => Promise.all(everybody.map(who => stepsFor(who, id)))
    expect(await shown()).toEqual([['answer'], ['answer'], [], [], ['answer']])
    const offer = { id, solution: 'reject', message } as const
    for (const who of [as('support'), as('finance')])
      expect(codeOf(await who.call('POST /ops/complain/{id}/answer', offer))).toBe('forbidden')
    value(await as('clerk').call('POST /ops/complain/{id}/answer', offer))
    expect(await shown()).toEqual([[], [], [], [], []])
    value(await update(buyer, id, 'help'))
    expect(await shown()).toEqual([[], [], ['arbitrate'], ['arbitrate'], ['arbitrate']])
    for (const who of [as('clerk'), seller])
      expect(codeOf(await who.call('POST /ops/complain/{id}/arbitrate', offer))).toBe('forbidden')
    const ruled = value(await as('support').call('POST /ops/complain/{id}/arbitrate', offer))
    expect([ruled.stage, ruled.steps]).toEqual(['ruled', []])
    expect(codeOf(await as('support').call('POST /ops/complain/{id}/arbitrate', offer))).toBe(
      'complaint_moved'
    )
  })

  it('sees the steps of goods that come back, and of goods that are sent again', async () => {
    const buyer = await market.buyer()
    const seller = await sellerOf(world(), market.shopId)
    const wish = { solution: 'return_refund', nominal: 20_000 } as const
    const { id } = await complaintBy(buyer, wish)
    value(await seller.call('POST /ops/complain/{id}/answer', { id, message, ...wish }))
    const back = { id, action: 'returned', courier: 'JNE', resi: 'R-1' } as const
    value(await buyer.person.call('POST /buyer/transaction/complain/update/{id}', back))
    expect(await stepsFor(as('clerk'), id)).toEqual(['deliver', 'receive', 'help'])
    expect(await stepsFor(seller, id)).toEqual(['receive', 'help'])
    expect(codeOf(await seller.call('POST /ops/complain/{id}/deliver', { id }))).toBe('forbidden')
    value(await as('clerk').call('POST /ops/complain/{id}/deliver', { id }))
    expect(await stepsFor(as('clerk'), id)).toEqual(['receive', 'help'])
    value(await seller.call('POST /ops/complain/{id}/received', { id, restock: true }))

    const again = (await complaintBy(buyer, { solution: 'exchange' })).id
    value(await seller.call('POST /ops/complain/{id}/answer', { id: again, solution: 'exchange', message }))
    expect(await stepsFor(seller, again)).toEqual(['ship'])
    value(
      await seller.call('POST /ops/complain/{id}/ship', { id: again, courier: 'Kurir Toko', resi: 'S-1' })
    )
    expect([await stepsFor(seller, again), await stepsFor(as('clerk'), again)]).toEqual([[], ['deliver']])
    const shown = value(await seller.call('GET /ops/complain/{id}', { id: again }))
    expect(shown).toMatchObject({
      order_status_label: 'Komplain',
      shipping: { courier: expect.any(String) as string, resi: 'RESI-1' },
      sent_again: { courier: 'Kurir Toko', resi: 'S-1', delivered_at: null }
    })
  })

  it('of finance reads the discussion, and does not write into it', async () => {
    const { id } = await complaintBy(await market.buyer())
    const send = (who: Person) =>
      who.call('POST /ops/complain/discussion/send/{id}', { id, message: 'Mohon tunggu.' })
    expect(codeOf(await send(as('finance')))).toBe('forbidden')
    expect(value(await send(as('support'))).actor_label).toBe('Admin')
    expect(value(await as('finance').call('GET /ops/complain/discussion/{id}', { id }))).toHaveLength(1)
  })
})

it('[complaint-3] an answer fits what is wrong: broken pieces are not sent again as missing ones', async () => {
  const { id } = await complaintBy(await market.buyer())
  for (const solution of ['send_missing', 'exchange'] as const) {
    const answered = await world().ops.call('POST /ops/complain/{id}/answer', { id, solution, message })
    expect([solution, answered.ok ? 'ok' : codeOf(answered)]).toEqual(
      solution === 'exchange' ? [solution, 'ok'] : [solution, 'complaint_solution']
    )
  }
  const preview = { id, solution: 'send_missing' } as const
  expect(codeOf(await world().ops.call('GET /ops/complain/{id}/postings', preview))).toBe(
    'complaint_solution'
  )
})

it('[ops-20] a seller learns nothing of the payment or of the buyer’s account from a complaint', async () => {
  const buyer = await market.buyer()
  const phone = '6281299887766'
  await world().services.db.update(users).set({ phone }).where(eq(users.id, buyer.id))
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
  const { id } = await complain(buyer, order)
  const number = await accountOf(buyer, order.id)
  const seller = await sellerOf(world(), market.shopId)
  const one = value(await seller.call('GET /ops/complain/{id}', { id }))
  expect(one.buyer).toEqual({ id: buyer.id, name: 'Pembeli Uji' })
  const listed = value(await seller.call('GET /ops/complain', {}))
  const said = JSON.stringify([one, listed])
  expect([number, phone].filter(secret => said.includes(secret))).toEqual([])
})

it('[shop-30] a message of the seller in a discussion is a sign of life of its shop, one of the admin is none', async () => {
  const shopId = await market.makeShop('Toko Diam')
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ shopId, price: 50_000 }), { qty: 2 })
  const { id } = await complain(buyer, order)
  const seen = async () => {
    const [row] = await world().services.db.select().from(shops).where(eq(shops.id, shopId))
    return row!.lastOnlineAt?.getTime() ?? 0
  }
  const send = (who: Person) =>
    who.call('POST /ops/complain/discussion/send/{id}', { id, message: 'Mohon tunggu.' })
  await advance(world(), hour)
  const before = await seen()
  value(await send(as('support')))
  expect(await seen()).toBe(before)
  value(await send(await sellerOf(world(), shopId)))
  expect(await seen()).toBeGreaterThanOrEqual(before + hour * 1000)
})

it('[ops-17] a page of complaints costs as many questions as one of them', async () => {
  const buyer = await market.buyer()
  for (let i = 0; i < 3; i += 1) await complaintBy(buyer)
  const { db, background } = world().services
  const countQueries = async (per_page: number) => {
    await background.settled()
    const selecting = vi.spyOn(db, 'select')
    expect(value(await world().ops.call('GET /ops/complain', { per_page }))).toHaveLength(per_page)
    const count = selecting.mock.calls.length
    selecting.mockRestore()
    return count
  }
  const one = await countQueries(1)
  expect(one).toBeGreaterThan(5)
  expect(await countQueries(3)).toBe(one)
})
