import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { opsRoles, type OpsRole } from '#lib/core/schema/endpoint.ts'
import { rows, sqlState } from '#server/core/db/connect.ts'
import { shopBankAccounts } from '#server/shop/schema.ts'

import { advanceTo, buy, expectTrueBooks, movedBy, pay, settle } from '../support/buying.ts'
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
  shop = await market.makeShop('Toko Bayar')
})
afterEach(() => expectTrueBooks(world()))

/** An order of the shop completes, which its buyer has paid to an account. */
async function complete(price: number) {
  const buyer = await market.buyer()
  const order = await buy(buyer, await market.product({ price, shopId: shop }), pay.account)
  await settle(world(), buyer, order.id)
  await advanceTo(world(), order.code, 'deliver')
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }))
  return order
}

const bca = { bank_name: 'BCA', account_number: '1234567821', account_holder: 'Hendra' }
async function giveAccount(one = bca) {
  await world().services.db.insert(shopBankAccounts).values({
    shopId: shop,
    bankName: one.bank_name,
    accountNumber: one.account_number,
    accountHolder: one.account_holder
  })
}

const read = async (id = shop, more: object = {}) =>
  value(await world().ops.call('GET /ops/shop/{id}/payout', { id, ...more }))
type Payout = Sent<'POST /ops/shop/{id}/payout'>
const transfer = (more: Partial<Payout> = {}): Payout => ({
  id: shop,
  amount: 96_000,
  direction: 'out',
  reference: 'BCA-1',
  balance: 96_000,
  ...more
})
const record = (input: Payout, key: string = randomUUID(), by = world().ops) =>
  by.call('POST /ops/shop/{id}/payout', input, { key })
const history = async (more: object = {}) =>
  value(await world().ops.call('GET /ops/payout/history', { shop, ...more }))

describe('[money-19] a transfer to a shop', () => {
  it('is one movement from its balance to the bank, and the account stays as it was', async () => {
    const order = await complete(96_000)
    await giveAccount()
    expect(await read()).toMatchObject({
      balance: 96_000,
      accounts: [bca],
      entries: [{ amount: 96_000, order_code: order.code, trx_id: `ST-${order.code}` }],
      next: null
    })
    const moved = await movedBy(world(), async () => {
      const done = value(await record(transfer({ amount: 60_000, remark: 'Minggu 48' })))
      expect(done.balance).toBe(36_000)
    })
    expect(moved).toEqual({ seller_payable: -60_000, bank: 60_000 })
    value(
      await world().ops.call('PUT /ops/shop/{id}/bank-account', {
        id: shop,
        accounts: [],
        updated_at: value(await world().ops.call('GET /ops/shop/{id}/bank-account', { id: shop })).updated_at
      })
    )
    expect((await history()).payouts).toEqual([
      {
        id: expect.any(Number),
        amount: 60_000,
        direction: 'out',
        date: expect.any(String),
        return_of: null,
        return_id: null,
        shop: { id: shop, name: 'Toko Bayar' },
        account: 'BCA •••• 7821',
        account_holder: 'Hendra',
        file_id: null,
        reference: 'BCA-1',
        remark: 'Minggu 48',
        by: 'console'
      }
    ])
    const [payout] = (await history()).payouts
    expect((await read()).entries[0]).toMatchObject({
      amount: -60_000,
      trx_id: `SP-${payout!.id}`,
      order_code: null
    })
  })

  it('of a shop that owes cash goes the other way', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 60_000, shopId: shop })
    const order = await buy(buyer, product, pay.cash)
    await advanceTo(world(), order.code, 'deliver')
    // Its own courier collected the cash, and the shop earns it when the order completes.
    expect((await read()).balance).toBe(-60_000)
    expect(codeOf(await record(transfer({ balance: -60_000, amount: 1 })))).toBe('payout_above_balance')
    const debt = transfer({ direction: 'in', balance: -60_000, amount: 60_001, reference: 'SETOR-1' })
    expect(codeOf(await record(debt))).toBe('payout_above_debt')
    const moved = await movedBy(world(), async () =>
      expect(value(await record({ ...debt, amount: 45_000 })).balance).toBe(-15_000)
    )
    expect(moved).toEqual({ seller_payable: 45_000, bank: -45_000 })
    expect((await history()).payouts[0]).toMatchObject({
      direction: 'in',
      account: null,
      account_holder: null
    })
    value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }))
    expect((await read()).balance).toBe(45_000)
  })

  it('stays possible after the shop was closed', async () => {
    await complete(96_000)
    await giveAccount()
    const { updated_at } = value(await world().ops.call('GET /ops/shop/{id}', { id: shop }))
    value(await world().ops.call('POST /ops/shop/{id}/close', { id: shop, updated_at }))
    expect((await read()).closed_at).toEqual(expect.any(String))
    expect(value(await record(transfer())).balance).toBe(0)
  })

  it('is never changed or removed', async () => {
    await complete(96_000)
    await giveAccount()
    value(await record(transfer()))
    const { db } = world().services
    for (const statement of [
      sql`update shop_payouts set amount = 1`,
      sql`delete from shop_payouts`,
      sql`truncate shop_payouts`
    ])
      expect(sqlState(await db.execute(statement).catch((error: unknown) => error))).toBe('23001')
  })
})

const owe = (amount: number) => oweShop(world(), shop, amount)

describe('[money-20] a transfer is rejected', () => {
  it('above the balance, without an account, of another balance than was seen, with a known reference', async () => {
    await complete(96_000)
    expect(codeOf(await record(transfer()))).toBe('shop_account_missing')
    await giveAccount()
    expect(codeOf(await record(transfer({ amount: 96_001 })))).toBe('payout_above_balance')
    const seen = await record(transfer({ balance: 95_000, amount: 1 }))
    expect(seen).toMatchObject({
      ok: false,
      error: { code: 'payout_balance_changed', status: 412, details: { balance: 96_000 } }
    })
    const elsewhere = { bank_name: 'BCA', account_number: '9999999999' }
    expect(codeOf(await record(transfer({ account: elsewhere })))).toBe('shop_account_changed')
    expect(codeOf(await record(transfer({ direction: 'in', amount: 1 })))).toBe('payout_above_debt')
    value(await record(transfer({ amount: 50_000 })))
    expect(codeOf(await record(transfer({ amount: 46_000, balance: 46_000 })))).toBe('payout_reference_taken')
    expect(codeOf(await record(transfer({ reference: 'x'.repeat(41) })))).toBe('invalid_input')
    expect(codeOf(await record(transfer({ reference: ' ' })))).toBe('invalid_input')
    expect(codeOf(await record(transfer({ amount: 0 })))).toBe('invalid_input')
    expect(codeOf(await record(transfer({ id: 999_999_999 })))).toBe('shop_not_found')
    expect((await read()).balance).toBe(46_000)
  })

  it('by the second of clerks who saw the same balance: it never falls below zero', async () => {
    await complete(96_000)
    await giveAccount()
    const tried = await Promise.all(
      [1, 2, 3, 4].map(clerk => record(transfer({ reference: `BCA-${clerk}`, amount: 60_000 })))
    )
    expect(tried.map(codeOf).toSorted()).toEqual(['ok', ...Array<string>(3).fill('payout_balance_changed')])
    expect((await read()).balance).toBe(36_000)
    expect((await history()).payouts).toHaveLength(1)
  })

  it('unless it is the same request, which is answered as before', async () => {
    await complete(96_000)
    await giveAccount()
    const key = randomUUID()
    const tried = await Promise.all([1, 2, 3].map(() => record(transfer({ amount: 60_000 }), key)))
    const again = await record(transfer({ amount: 60_000 }), key)
    expect([...tried, again].map(value)).toEqual(Array(4).fill(value(again)))
    expect(codeOf(await record(transfer({ amount: 1, balance: 36_000 }), key))).toBe('idempotency_mismatch')
    expect(codeOf(await world().ops.call('POST /ops/shop/{id}/payout', transfer()))).toBe(
      'idempotency_key_required'
    )
    expect((await history()).payouts).toHaveLength(1)
    const { acts } = value(await world().ops.call('GET /ops/act', { kind: 'payout', object_id: shop }))
    expect(acts).toMatchObject([
      {
        call: 'POST /ops/shop/{id}/payout',
        name: 'console',
        before: JSON.stringify({ balance: 96_000 }),
        after: JSON.stringify({ balance: 36_000 })
      }
    ])
  })
})

describe('[ops-201] balances of shops', () => {
  const list = async (more: object = {}) => value(await world().ops.call('GET /ops/payout', more))

  it('are listed by state, name and size, with a masked account and the last transfer', async () => {
    await complete(96_000)
    await giveAccount()
    value(await record(transfer({ amount: 6_000 })))
    const owed = shop
    shop = await market.makeShop('Toko Pinjam')
    await owe(-7_000)
    const both = await list({ keyword: 'toko' })
    expect(both.find(one => one.id === owed)).toEqual({
      id: owed,
      name: 'Toko Bayar',
      closed_at: null,
      balance: 90_000,
      account: 'BCA •••• 7821',
      last_payout: {
        id: expect.any(Number),
        amount: 6_000,
        direction: 'out',
        date: expect.any(String),
        return_of: null
      }
    })
    expect(both.find(one => one.id === shop)).toMatchObject({
      balance: -7_000,
      account: null,
      last_payout: null
    })
    const balances = both.map(one => one.balance)
    expect(balances).toEqual(balances.toSorted((a, b) => b - a))
    expect(balances).not.toContain(0)
    expect((await list({ state: 'owes' })).every(one => one.balance < 0)).toBe(true)
    expect((await list({ state: 'owed' })).every(one => one.balance > 0)).toBe(true)
    expect((await list({ keyword: 'pinjam' })).map(one => one.id)).toEqual([shop])
    const names = (await list({ sort: 'name', order: 'desc' })).map(one => one.name)
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)))
    const paged = await world().ops.call('GET /ops/payout', { keyword: 'toko', per_page: 1, page: 2 })
    expect(paged).toMatchObject({ ok: true, value: [{ balance: balances[1] }], meta: { total: both.length } })
    const beyond = await world().ops.call('GET /ops/payout', { keyword: 'toko', page: 99 })
    expect(beyond).toMatchObject({ ok: true, value: [], meta: { total: both.length } })
  })

  it('[ops-209] of shops with transfers that are even are listed by their state', async () => {
    await owe(96_000)
    await giveAccount()
    value(await record(transfer()))
    const even = shop
    shop = await market.makeShop('Toko Baru')
    expect((await list()).map(one => one.id)).not.toContain(even)
    const found = await list({ state: 'even' })
    expect(found.find(one => one.id === even)).toMatchObject({ balance: 0, last_payout: { amount: 96_000 } })
    expect(found.map(one => one.id)).not.toContain(shop)
    expect(found.every(one => one.balance === 0)).toBe(true)
  })

  it('[ops-206] lead to what they consist of and what was transferred, page by page', async () => {
    await complete(96_000)
    await giveAccount()
    value(await record(transfer({ amount: 6_000 })))
    value(await record(transfer({ amount: 5_000, balance: 90_000, reference: 'BCA-2' })))
    const first = await read(shop, { per_page: 2 })
    const second = await read(shop, { per_page: 2, before: first.next! })
    expect([...first.entries, ...second.entries].map(one => one.amount)).toEqual([-5_000, -6_000, 96_000])
    expect(second.next).toBeNull()
    const newest = await history({ per_page: 1 })
    const older = await history({ per_page: 1, before: newest.next! })
    expect([newest, older].map(one => one.payouts[0]?.reference)).toEqual(['BCA-2', 'BCA-1'])
    expect(older.next).toBeNull()
    expect((await history({ from: '2020-01-01', to: '2020-01-31' })).payouts).toEqual([])
  })

  it('are for finance alone', async () => {
    for (const role of ['clerk', 'support'] as const) {
      expect(codeOf(await as(role).call('GET /ops/payout', {}))).toBe('forbidden')
      expect(codeOf(await record(transfer(), randomUUID(), as(role)))).toBe('forbidden')
    }
    expect(codeOf(await as('finance').call('GET /ops/payout', {}))).toBe('ok')
    const { token } = value(await world().ops.call('POST /ops/shop/{id}/token', { id: shop }))
    const seller = new Person(world().app, world().services.config.signatureKey, token)
    expect(codeOf(await seller.call('GET /ops/shop/{id}/payout', { id: shop }))).toBe('forbidden')
  })

  it('are summed by the index of shops alone', async () => {
    const { db } = world().services
    let plan = ''
    await db
      .transaction(async tx => {
        // Of so many shops that no other index costs as little.
        await tx.execute(sql`
          insert into ledger_entries (movement_id, account, shop_id, amount)
          select (select min(movement_id) from ledger_entries), 'seller_payable', ${shop} + n, n
          from generate_series(1, 5000) n`)
        await tx.execute(sql`analyze ledger_entries`)
        await tx.execute(sql`set local enable_seqscan = off`)
        const lines = await rows(
          tx,
          sql`explain select sum(amount) from ledger_entries where account = 'seller_payable' and shop_id = ${shop}`
        )
        plan = JSON.stringify(lines)
        tx.rollback()
      })
      .catch(() => undefined)
    expect(plan).toContain('ledger_entries_of_shops')
  })
})
