import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { orders } from '#server/order/schema.ts'
import { users } from '#server/identity/schema.ts'

import { accountOf, advanceTo, buy, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let own: Person
/** By what they are: each has its own state. */
const made: Record<
  'unpaid' | 'paid' | 'accepted' | 'packed' | 'sent' | 'cash',
  { id: number; code: string }
> = {} as never

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  await world()
    .services.db.update(users)
    .set({ name: 'Wijaya Kusuma', email: 'wijaya@contoh.id', phone: '6281355500011' })
    .where(eq(users.id, buyer.id))
  await topUp(world(), buyer, 10_000_000)
  own = await sellerOf(world(), market.shopId)
  made.unpaid = await buy(buyer, await market.product({ name: 'Genteng Uji' }), pay.account)
  for (const [name, last] of [
    ['paid', undefined],
    ['accepted', 'accept'],
    ['packed', 'pack'],
    ['sent', 'ship']
  ] as const) {
    made[name] = await buy(buyer, await market.product(), pay.saldo)
    if (last) await advanceTo(world(), made[name].code, last)
  }
  made.cash = await buy(buyer, await market.product(), pay.cash)
})

type Asked = Sent<'GET /ops/transaction'>
/** Orders of the test's shop, unless another is asked for: the demo has its own. */
const list = async (asked: Asked, who: Person = world().ops) =>
  value(await who.call('GET /ops/transaction', { shop: market.shopId, ...asked })).map(({ id }) => id)
const ids = (...names: (keyof typeof made)[]) => names.map(name => made[name].id)

describe('[ops-60] the list of orders', () => {
  it('is filtered by one status or several, by payment, shop and days', async () => {
    expect(await list({ status: 'sent' })).toEqual(ids('sent'))
    expect(await list({ status: ['sent', 'process', 'pending'] })).toEqual(ids('sent', 'packed', 'unpaid'))
    expect(await list({ payment: 'baba_cod' })).toEqual(ids('cash'))
    expect(await list({ payment: 'virtual_account', status: ['paid', 'pending'] })).toEqual(ids('unpaid'))
    expect(await list({ shop: market.shopId })).toHaveLength(6)
    expect(await list({ shop: 999_999 })).toEqual([])
    const old = new Date('2026-01-31T16:59:59Z')
    const { db } = world().services
    const [{ createdAt } = { createdAt: new Date() }] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, made.paid.id))
    await db.update(orders).set({ createdAt: old }).where(eq(orders.id, made.paid.id))
    expect(await list({ start_date: '2026-01-31', end_date: '2026-01-31' })).toEqual(ids('paid'))
    expect(await list({ start_date: '2026-02-01' })).toHaveLength(5)
    expect(await list({ end_date: '2026-01-31', status: ['paid', 'sent'] })).toEqual(ids('paid'))
    await db.update(orders).set({ createdAt }).where(eq(orders.id, made.paid.id))
  })

  it('shows what waits for its shop and is due within a day, the most urgent first', async () => {
    expect(await list({ late: 'day' })).toEqual([])
    const { db, clock } = world().services
    const due = async (name: keyof typeof made, hours: number) =>
      db
        .update(orders)
        .set({ deadlineAt: new Date(clock.now().getTime() + hours * 3_600_000) })
        .where(eq(orders.id, made[name].id))
    await due('paid', 20)
    await due('packed', -1)
    await due('sent', 2)
    await due('unpaid', 3)
    expect(await list({ late: 'day' })).toEqual(ids('packed', 'paid'))
    expect(await list({ late: 'past' })).toEqual(ids('packed'))
    expect(await list({ late: 'day', status: 'paid' })).toEqual(ids('paid'))
    const sorted = await list({ sort: 'deadline' })
    expect(sorted.slice(0, 4)).toEqual(ids('packed', 'sent', 'unpaid', 'paid'))
  })

  it.each<Asked>([
    {},
    { status: ['paid', 'process', 'sent', 'pending'] },
    { sort: 'deadline' },
    { start_date: '2020-01-01' },
    { start_date: '2020-01-01', status: ['paid', 'process', 'sent', 'pending'] },
    { keyword: 'Uji' }
  ])('continues beyond any order without a gap or a repeat: %o', async asked => {
    const all = await list({ ...asked, per_page: 100 })
    expect(all.length).toBeGreaterThan(4)
    const walked: number[] = []
    for (let beyond: number | undefined; walked.length < all.length; beyond = walked.at(-1)) {
      const page = await list({ ...asked, per_page: 2, ...(beyond && { beyond }) })
      expect(page.length).toBeGreaterThan(0)
      walked.push(...page)
    }
    expect(walked).toEqual(all)
    expect(await list({ ...asked, per_page: 2, beyond: all.at(-1)! })).toEqual([])
  })

  it('is searched by exact numbers and contacts first, then by names', async () => {
    const number = await accountOf(buyer, made.unpaid.id)
    expect(await list({ keyword: made.paid.code.toLowerCase() })).toEqual(ids('paid'))
    expect(await list({ keyword: number })).toEqual(ids('unpaid'))
    expect(await list({ keyword: 'RESI-1' })).toEqual(ids('sent'))
    expect(await list({ keyword: '0812-3456-7890' })).toHaveLength(6)
    expect(await list({ keyword: 'Wijaya@contoh.id' })).toHaveLength(6)
    expect(await list({ keyword: '081355500011', status: 'sent' })).toEqual(ids('sent'))
    expect(await list({ keyword: 'kusuma', status: 'pending' })).toEqual(ids('unpaid'))
    expect(await list({ keyword: 'Genteng' })).toEqual(ids('unpaid'))
    expect(await list({ keyword: 'tidak ada' })).toEqual([])
  })

  it('[ops-20] lets a seller find by what it sees, and by nothing else', async () => {
    const number = await accountOf(buyer, made.unpaid.id)
    for (const keyword of [number, 'wijaya@contoh.id', '081355500011'])
      expect([keyword, await list({ keyword }, own)]).toEqual([keyword, []])
    expect(await list({ keyword: 'RESI-1' }, own)).toEqual(ids('sent'))
    expect(await list({ keyword: '081234567890' }, own)).toHaveLength(6)
    const other = await sellerOf(world(), await market.makeShop('Toko Lain'))
    for (const asked of [
      { keyword: 'RESI-1' },
      { shop: market.shopId },
      { status: ['paid', 'sent'] as const }
    ])
      expect(await list(asked as Asked, other)).toEqual([])
  })

  it('rejects what is no status, day or order', async () => {
    for (const asked of [{ status: 'gone' }, { start_date: '2026-02-31' }, { late: 'soon' }, { beyond: 0 }])
      expect(codeOf(await world().ops.call('GET /ops/transaction', asked as never))).toBe('invalid_input')
  })
})
