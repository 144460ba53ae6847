import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { jakartaDay } from '#lib/format/dates.ts'
import { opsRoles, type OpsRole } from '#lib/core/schema/endpoint.ts'
import { productDetails } from '#server/product/schema.ts'
import { countMissed } from '#server/search/missed-searches.ts'

import { buy, pay, topUp } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (role: OpsRole) => `token-of-the-${role}-0123`
const world = useWorld({ OPS_TOKENS: opsRoles.map(role => `${role}-one:${role}:${tokenOf(role)}`).join(',') })
const as = (role: OpsRole) => new Person(world().app, world().services.config.signatureKey, tokenOf(role))
const today = () => jakartaDay(world().services.clock.now())
const read = (role: OpsRole, from = today(), to = today()) => as(role).call('GET /ops/overview', { from, to })
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

describe('[ops-69] the figures of a period', () => {
  it('count paid orders and their goods by day, beside the period before', async () => {
    const start = value(await read('owner')).sales!
    const buyer = await market.buyer()
    await topUp(world(), buyer, 5_000_000)
    await buy(buyer, await market.product({ price: 40_000 }), pay.saldo)
    const { sales } = value(await read('owner'))
    expect(sales!.period.orders).toBe(start.period.orders + 1)
    expect(sales!.period.goods).toBe(start.period.goods + 40_000)
    expect(sales!.period.days).toEqual([
      { day: today(), orders: sales!.period.orders, goods: sales!.period.goods }
    ])
    const { to } = sales!.before
    expect(sales!.before).toEqual(value(await read('owner', to, to)).sales!.period)
    expect(to).toBe(jakartaDay(new Date(world().services.clock.now().getTime() - 86_400_000)))
  })

  it('say what waits, what is about to run out, and what was not found', async () => {
    const before = value(await read('clerk')).low_stock!.count
    const product = await market.product({ stock: 3 })
    await countMissed(world().services.db, ['genset diesel', 'genset diesel'], world().services.clock.now())
    const { open_orders, late, has_products, low_stock, missed_searches } = value(await read('clerk'))
    expect(has_products).toBe(true)
    expect(open_orders.find(({ status }) => status === 'paid')!.count).toBeGreaterThan(0)
    expect(late.accept).toEqual(expect.any(Number))
    expect(low_stock!.count).toBe(before + 1)
    const stocks = low_stock!.first.map(({ stock }) => stock)
    expect(stocks).toEqual(stocks.toSorted((a, b) => a - b))
    expect(Math.max(...stocks)).toBeLessThanOrEqual(5)
    expect(missed_searches).toContainEqual({ keyword: 'genset diesel', count: 2 })
    await world()
      .services.db.update(productDetails)
      .set({ stock: 50 })
      .where(eq(productDetails.productId, product.id))
    expect(value(await read('clerk')).low_stock!.count).toBe(before)
  })

  it('[ops-360] count orders by the status they have now, as their list does, beside the period before', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 5_000_000)
    const before = value(await read('clerk')).begun_orders
    await buy(buyer, await market.product({}), pay.saldo)
    await buy(buyer, await market.product({}), pay.saldo)
    const { begun_orders: begun } = value(await read('clerk'))
    const [from, to] = [today(), today()]
    for (const { status, count } of begun) {
      const listed = await as('clerk').call('GET /ops/transaction', {
        status,
        start_date: from,
        end_date: to
      })
      expect(listed).toMatchObject({ meta: { total: count } })
    }
    const paid = (of: typeof begun) => of.find(({ status }) => status === 'paid')?.count ?? 0
    expect(paid(begun)).toBe(paid(before) + 2)
    const tomorrow = jakartaDay(new Date(world().services.clock.now().getTime() + 86_400_000))
    const later = value(await read('clerk', tomorrow, tomorrow)).begun_orders
    expect(later.map(({ status, count, before }) => [status, count, before])).toEqual(
      begun.map(({ status, count }) => [status, 0, count]).filter(([, , before]) => before !== 0)
    )
  })

  it('leave out what a role may not read', async () => {
    expect(Object.keys(value(await read('support'))).toSorted()).toEqual([
      'begun_orders',
      'has_products',
      'late',
      'low_stock',
      'missed_searches',
      'now',
      'open_orders'
    ])
    const finance = value(await read('finance'))
    expect(Object.keys(finance)).toContain('rejected_payments')
    expect(Object.keys(finance)).not.toContain('low_stock')
    expect(Object.keys(finance)).not.toContain('has_products')
    expect(finance.late.withdrawals).toEqual(expect.any(Number))
    expect(value(await read('clerk')).late.withdrawals).toBeUndefined()
  })

  it('are of 1 to 92 days', async () => {
    expect(codeOf(await read('owner', '2026-11-02', '2026-11-01'))).toBe('period_invalid')
    expect(codeOf(await read('owner', '2026-01-01', '2026-04-03'))).toBe('period_invalid')
    expect(value(await read('owner', '2026-01-01', '2026-04-02')).sales!.before).toMatchObject({
      from: '2025-10-01',
      to: '2025-12-31'
    })
  })
})
