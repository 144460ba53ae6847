import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { opsRoles, type OpsRole } from '#lib/core/schema/endpoint.ts'
import { sqlState } from '#server/core/db/connect.ts'
import { shopPayouts } from '#server/ops/schema.ts'
import { shopBankAccounts } from '#server/shop/schema.ts'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { oweShop } from '../support/owing.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (role: OpsRole) => `token-of-the-${role}-0123`
const world = useWorld({
  OPS_TOKENS: opsRoles.map(role => `${role}-person:${role}:${tokenOf(role)}`).join(',')
})
const as = (role: OpsRole) => new Person(world().app, world().services.config.signatureKey, tokenOf(role))
let market: Market
let shop: number

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(async () => {
  shop = await market.makeShop('Toko Retur')
  await world().services.db.insert(shopBankAccounts).values({
    shopId: shop,
    bankName: 'BCA',
    accountNumber: '1234567821',
    accountHolder: 'Hendra'
  })
})
afterEach(() => expectTrueBooks(world()))

const owe = (amount: number) => oweShop(world(), shop, amount)

const record = (more: Partial<Sent<'POST /ops/shop/{id}/payout'>> = {}, by = world().ops) =>
  by.call(
    'POST /ops/shop/{id}/payout',
    { id: shop, amount: 96_000, direction: 'out', reference: 'BCA-1', balance: 96_000, ...more },
    { key: randomUUID() }
  )
const giveBack = (id: number, key: string = randomUUID(), by = world().ops, remark = 'Rekening ditutup') =>
  by.call('POST /ops/payout/{id}/return', { id, remark }, { key })
const balance = async () => value(await world().ops.call('GET /ops/shop/{id}/payout', { id: shop })).balance
const history = async () => value(await world().ops.call('GET /ops/payout/history', { shop })).payouts

describe('[money-22] a transfer that is returned', () => {
  it('moves back as a transfer of its own, and both say so', async () => {
    await owe(96_000)
    const first = value(await record({ amount: 60_000 }))
    const moved = await movedBy(world(), async () =>
      expect(value(await giveBack(first.id)).balance).toBe(96_000)
    )
    expect(moved).toEqual({ seller_payable: 60_000, bank: -60_000 })
    const [back, paid] = await history()
    expect(back).toMatchObject({
      direction: 'in',
      amount: 60_000,
      account: null,
      reference: `RETUR-${first.id}`,
      remark: 'Rekening ditutup',
      by: 'console',
      return_of: first.id,
      return_id: null
    })
    expect(paid).toMatchObject({ id: first.id, direction: 'out', return_of: null, return_id: back!.id })
    const { acts } = value(await world().ops.call('GET /ops/act', { kind: 'payout', object_id: shop }))
    expect(acts[0]).toMatchObject({
      call: 'POST /ops/payout/{id}/return',
      object: `Toko Retur (${shop})`
    })
    const [before, after] = [acts[0]?.before, acts[0]?.after].map(text => JSON.parse(text ?? ''))
    expect(before).toMatchObject({ balance: 36_000 })
    expect(after).toMatchObject({ balance: 96_000, returned: 'BCA-1', remark: 'Rekening ditutup' })
  })

  it('is limited by neither balance nor debt', async () => {
    await owe(96_000)
    const paid = value(await record())
    await owe(-10_000)
    expect(await balance()).toBe(-10_000)
    const settled = value(
      await record({ direction: 'in', amount: 10_000, balance: -10_000, reference: 'S-1' })
    )
    expect(value(await giveBack(settled.id)).balance).toBe(-10_000)
    expect(value(await giveBack(paid.id)).balance).toBe(86_000)
  })

  it('is returned once: of several at once one wins', async () => {
    await owe(96_000)
    const { id } = value(await record())
    const tried = await Promise.all([1, 2, 3, 4].map(() => giveBack(id)))
    expect(tried.map(codeOf).toSorted()).toEqual(['ok', ...Array<string>(3).fill('payout_returned')])
    expect(await balance()).toBe(96_000)
    expect(codeOf(await giveBack(id))).toBe('payout_returned')
    const [back] = await history()
    expect(codeOf(await giveBack(back!.id))).toBe('payout_is_return')
    expect(await balance()).toBe(96_000)
  })

  it('is answered as before for the same request', async () => {
    await owe(96_000)
    const { id } = value(await record())
    const key = randomUUID()
    const tried = await Promise.all([1, 2, 3].map(() => giveBack(id, key)))
    const again = await giveBack(id, key)
    expect([...tried, again].map(value)).toEqual(Array(4).fill(value(again)))
    expect(codeOf(await giveBack(id, key, world().ops, 'Lain'))).toBe('idempotency_mismatch')
    expect(await history()).toHaveLength(2)
  })

  it('is known, has a reason, and is for finance alone', async () => {
    await owe(96_000)
    const { id } = value(await record())
    expect(codeOf(await giveBack(999_999_999))).toBe('payout_not_found')
    expect(codeOf(await giveBack(id, randomUUID(), world().ops, ' '))).toBe('invalid_input')
    expect(codeOf(await world().ops.call('POST /ops/payout/{id}/return', { id, remark: 'x' }))).toBe(
      'idempotency_key_required'
    )
    for (const role of ['clerk', 'support'] as const)
      expect(codeOf(await giveBack(id, randomUUID(), as(role)))).toBe('forbidden')
    expect(codeOf(await giveBack(id, randomUUID(), as('finance')))).toBe('ok')
  })

  it('is no reason that the shop form names finance for what another clerk changed', async () => {
    await owe(96_000)
    const { updated_at } = value(await world().ops.call('GET /ops/shop/{id}/bank-account', { id: shop }))
    const put = (holder: string) =>
      world().ops.call('PUT /ops/shop/{id}/bank-account', {
        id: shop,
        accounts: [{ bank_name: 'BCA', account_number: '1234567821', account_holder: holder }],
        updated_at
      })
    value(await put('Ani'))
    value(await record({}, as('finance')))
    expect(await put('Budi')).toMatchObject({
      ok: false,
      error: { code: 'changed_meanwhile', details: { changed_by: 'console' } }
    })
  })
})

describe('[money-23] a reference', () => {
  it('is one whatever its case and blanks', async () => {
    await owe(96_000)
    value(await record({ amount: 50_000, reference: 'BCA123' }))
    for (const reference of ['bca123', ' Bca 123 ', 'B C A 1 2 3'])
      expect(codeOf(await record({ amount: 1, balance: 46_000, reference }))).toBe('payout_reference_taken')
    expect(await balance()).toBe(46_000)
    const row = {
      shopId: shop,
      amount: 1,
      direction: 'in' as const,
      reference: 'bca 123',
      remark: '',
      by: 'uji',
      createdAt: world().services.clock.now()
    }
    const error: unknown = await world()
      .services.db.insert(shopPayouts)
      .values(row)
      .catch((thrown: unknown) => thrown)
    expect(sqlState(error)).toBe('23505')
  })

  it('is free again once its transfer was returned, each time', async () => {
    await owe(96_000)
    for (const amount of [9_600, 40_000]) {
      const { id } = value(await record({ amount }))
      expect(codeOf(await record({ amount, balance: 96_000 - amount, reference: 'bca-1' }))).toBe(
        'payout_reference_taken'
      )
      value(await giveBack(id))
    }
    expect(value(await record()).balance).toBe(0)
    expect(await history()).toHaveLength(5)
  })

  it('that reads like the one of a return does not hinder it', async () => {
    await owe(96_000)
    const { id } = value(await record({ amount: 6_000 }))
    value(await record({ amount: 5_000, balance: 90_000, reference: `RETUR-${id}` }))
    expect(value(await giveBack(id)).balance).toBe(91_000)
    const returns = sql`update shop_payouts set return_of = null`
    expect(
      sqlState(
        await world()
          .services.db.execute(returns)
          .catch((error: unknown) => error)
      )
    ).toBe('23001')
  })
})
