import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { opsRoles, type OpsRole } from '#lib/core/schema/endpoint.ts'
import { rows, sqlState } from '#server/core/db/connect.ts'
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
/** Three shops that are owed 10, 20 and 30 thousand, the last one without an account. */
let shops: number[]

const giveAccount = (shopId: number, accountHolder = 'Hendra') =>
  world()
    .services.db.insert(shopBankAccounts)
    .values({ shopId, bankName: 'BCA', accountNumber: '1234567821', accountHolder })
const balance = async (id: number) =>
  value(await world().ops.call('GET /ops/shop/{id}/payout', { id })).balance
const history = async (shop: number) =>
  value(await world().ops.call('GET /ops/payout/history', { shop })).payouts
type Which = Sent<'POST /ops/payout/file'>
const make = (which: Which = { shops }, key: string = randomUUID(), by = world().ops) =>
  by.call('POST /ops/payout/file', which, { key })
const readAgain = async (id: number) => value(await world().ops.call('GET /ops/payout/file/{id}', { id }))
const returnFile = (id: number, key: string = randomUUID(), reason = 'Tidak jadi dikirim') =>
  world().ops.call('POST /ops/payout/file/{id}/return', { id, reason }, { key })
const giveBack = (id: number) =>
  world().ops.call('POST /ops/payout/{id}/return', { id, remark: 'Rekening ditutup' }, { key: randomUUID() })
const due = async (which: Which) => value(await world().ops.call('GET /ops/payout/due', which))

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(async () => {
  shops = []
  for (const [place, name] of ['Toko Satu', 'Toko Dua', 'Toko Tiga'].entries()) {
    const id = await market.makeShop(name)
    shops.push(id)
    await oweShop(world(), id, (place + 1) * 10_000)
    if (place < 2) await giveAccount(id)
  }
})
afterEach(() => expectTrueBooks(world()))

describe('[money-24] a file for the bank', () => {
  it('records a transfer of the whole balance to each of its shops', async () => {
    const moved = await movedBy(world(), async () => {
      expect(value(await make())).toMatchObject({ count: 2, total: 30_000, by: 'console', returned: 0 })
    })
    expect(moved).toEqual({ seller_payable: -30_000, bank: 30_000 })
    expect(await Promise.all(shops.map(balance))).toEqual([0, 0, 30_000])
    const [first] = await history(shops[0]!)
    expect(first).toMatchObject({
      amount: 10_000,
      direction: 'out',
      account: 'BCA •••• 7821',
      account_holder: 'Hendra',
      file_id: expect.any(Number),
      reference: `TF-${first!.file_id}-${shops[0]}`,
      by: 'console'
    })
    const { acts } = value(
      await world().ops.call('GET /ops/act', { kind: 'payout_file', object_id: first!.file_id! })
    )
    expect(acts).toMatchObject([
      { call: 'POST /ops/payout/file', after: JSON.stringify({ count: 2, total: 30_000 }) }
    ])
    expect(codeOf(await make())).toBe('payout_file_empty')
  })

  it('pays what the shops are owed by then: two at once pay each shop once', async () => {
    const tried = await Promise.all([1, 2, 3, 4].map(() => make()))
    expect(tried.map(codeOf).toSorted()).toEqual(['ok', ...Array<string>(3).fill('payout_file_empty')])
    expect(await Promise.all(shops.map(balance))).toEqual([0, 0, 30_000])
    expect(await Promise.all(shops.map(async id => (await history(id)).length))).toEqual([1, 1, 0])
  })

  it('leaves what a single transfer took first, and takes it from a later one', async () => {
    const single = (reference: string) =>
      world().ops.call(
        'POST /ops/shop/{id}/payout',
        { id: shops[0]!, amount: 4_000, direction: 'out', reference, balance: 10_000 },
        { key: randomUUID() }
      )
    const [file, ...singles] = await Promise.all([make(), single('BCA-1'), single('BCA-2')])
    const recorded = singles.filter(one => codeOf(one) === 'ok').length
    expect(recorded).toBeLessThanOrEqual(1)
    expect(value(file)).toMatchObject({ count: 2, total: 30_000 - recorded * 4_000 })
    expect(await balance(shops[0]!)).toBe(0)
  })

  it('is the same for the same request, however often and whenever it is sent', async () => {
    const key = randomUUID()
    const tried = await Promise.all([1, 2, 3].map(() => make({ shops }, key)))
    await oweShop(world(), shops[0]!, 5_000)
    const bytes = [...tried, await make({ shops }, key)].map(value).map(({ id, csv }) => ({ id, csv }))
    expect(bytes).toEqual(Array(4).fill(bytes[0]))
    expect(await balance(shops[0]!)).toBe(5_000)
    expect(codeOf(await make({ shops: [shops[0]!] }, key))).toBe('idempotency_mismatch')
    expect(codeOf(await world().ops.call('POST /ops/payout/file', { shops }))).toBe(
      'idempotency_key_required'
    )
    const { acts } = value(
      await world().ops.call('GET /ops/act', { kind: 'payout_file', object_id: bytes[0]!.id })
    )
    expect(acts).toHaveLength(1)
    // Another operator's key is another request.
    expect(value(await make({ shops }, key, as('finance')))).toMatchObject({ count: 1, total: 5_000 })
  })

  it('is there with all its transfers, or not at all', async () => {
    const { db } = world().services
    const { files } = value(await world().ops.call('GET /ops/payout/file', {}))
    const [last] = await rows<{ id: string }>(
      db,
      sql`select nextval(pg_get_serial_sequence('shop_payouts', 'id')) as id`
    )
    // The movement of its second transfer has a number that exists.
    await db.execute(sql`insert into ledger_movements (code, trx_id, ref_id, remark, created_at)
      values ('TF', ${`SP-${Number(last!.id) + 2}`}, 'X', '', now())`)
    expect(codeOf(await make())).not.toBe('ok')
    expect(value(await world().ops.call('GET /ops/payout/file', {})).files).toEqual(files)
    expect(await Promise.all(shops.map(balance))).toEqual([10_000, 20_000, 30_000])
    expect(value(await make())).toMatchObject({ count: 2, total: 30_000 })
  })

  it('never changes', async () => {
    value(await make())
    for (const statement of [
      sql`update shop_payout_files set total = total + 1`,
      sql`delete from shop_payout_files`,
      sql`truncate shop_payout_files, shop_payouts`
    ])
      expect(
        sqlState(
          await world()
            .services.db.execute(statement)
            .catch((error: unknown) => error)
        )
      ).toBe('23001')
  })

  it('[ops-208] has up to 500 transfers, and tells what a further one pays', async () => {
    const { db } = world().services
    const copies = sql`insert into shops select (jsonb_populate_record(s, jsonb_build_object('id', s.id * 10000 + n, 'name', 'Massal ' || n, 'slug', 'massal-' || n))).*
      from shops s, generate_series(1, 501) n where s.id = ${shops[0]}`
    await db.execute(copies)
    await db.execute(sql`insert into shop_bank_accounts (shop_id, bank_name, account_number, account_holder)
      select id, 'BCA', '1234567821', 'Hendra' from shops where name like 'Massal %'`)
    await db.execute(sql`with m as (
        insert into ledger_movements (code, trx_id, ref_id, remark, created_at)
        values ('EX', 'UJI-MASSAL', 'UJI', '', now()) returning id
      )
      insert into ledger_entries (movement_id, account, shop_id, amount)
      select m.id, 'seller_payable', s.id, 1000 from m, shops s where s.name like 'Massal %'
      union all select m.id, 'fee_income', null, -501000 from m`)
    const which = { keyword: 'massal' }
    const none = { count: 0, total: 0, shops: [] }
    expect(await due(which)).toEqual({
      count: 500,
      total: 500_000,
      more: { count: 1, total: 1_000 },
      without_account: none
    })
    const file = value(await make(which))
    expect(file).toMatchObject({ count: 500, more: { count: 1, total: 1_000 }, without_account: none })
    expect(file.csv.trim().split('\r\n')).toHaveLength(501)
    expect(value(await make(which))).toMatchObject({ count: 1, more: { count: 0, total: 0 } })
  })
})

describe('[ops-207] the bytes of a file', () => {
  it('name bank, account, amount and the reference that the statement shows; no cell runs a formula', async () => {
    await giveAccount(shops[2]!, '=HYPERLINK("x")')
    const file = value(await make({ shops: [shops[2]!] }))
    expect(file.file_name).toMatch(new RegExp(String.raw`^bayar-toko-${file.id}-\d{8}-\d{4}\.csv$`))
    expect(file.csv.split('\r\n')).toEqual([
      '"id";"bank_code";"bank_name";"account_number";"account_holder";"amount";"remark"',
      `"TOKO-${shops[2]}";"bca";"BCA";"1234567821";"'=HYPERLINK(""x"")";30000;"TF-${file.id}-${shops[2]}"`,
      ''
    ])
  })

  it('[ops-212] stay as they were made, whatever changed since', async () => {
    const { csv, id, file_name } = value(await make())
    const { updated_at } = value(await world().ops.call('GET /ops/shop/{id}/bank-account', { id: shops[0]! }))
    value(
      await world().ops.call('PUT /ops/shop/{id}/bank-account', {
        id: shops[0]!,
        accounts: [{ bank_name: 'BRI', account_number: '5555566666', account_holder: 'Budi' }],
        updated_at
      })
    )
    const [payout] = await history(shops[1]!)
    value(await giveBack(payout!.id))
    await oweShop(world(), shops[0]!, 7_000)
    expect(await readAgain(id)).toMatchObject({ csv, file_name, count: 2, total: 30_000, returned: 1 })
    expect(codeOf(await world().ops.call('GET /ops/payout/file/{id}', { id: 999_999_999 }))).toBe(
      'payout_file_not_found'
    )
  })
})

describe('[ops-208, ops-211] what is due', () => {
  it('is counted with and without account, by name and by shop', async () => {
    const left = { count: 1, total: 30_000, shops: [{ id: shops[2], name: 'Toko Tiga', balance: 30_000 }] }
    const all = { count: 2, total: 30_000, more: { count: 0, total: 0 }, without_account: left }
    expect(await due({ shops })).toEqual(all)
    expect(await due({ shops, keyword: 'dua' })).toMatchObject({ count: 1, total: 20_000 })
    expect(await due({ shops: [shops[0]!] })).toMatchObject({
      count: 1,
      total: 10_000,
      without_account: { count: 0, total: 0, shops: [] }
    })
    await oweShop(world(), shops[1]!, -50_000)
    expect(await due({ shops })).toEqual({ ...all, count: 1, total: 10_000 })
    expect(value(await make())).toMatchObject({ count: 1, without_account: left })
    expect(await balance(shops[1]!)).toBe(-30_000)
  })

  it('[ops-215] is what the overview counts, by the list that it leads to', async () => {
    const { owed_shops: counted } = value(
      await world().ops.call('GET /ops/overview', { from: '2026-11-01', to: '2026-11-02' })
    )
    const listed = await world().ops.call('GET /ops/payout', { state: 'owed', per_page: 100 })
    expect(counted).toEqual({
      count: listed.ok ? listed.meta?.['total'] : 0,
      total: value(listed).reduce((sum, one) => sum + one.balance, 0)
    })
  })
})

describe('[ops-210] files', () => {
  it('are listed page by page, the last first, and made and returned by finance alone', async () => {
    const first = value(await make({ shops: [shops[0]!] }))
    const second = value(await make({ shops: [shops[1]!] }))
    const page = value(await world().ops.call('GET /ops/payout/file', { per_page: 1 }))
    expect(page).toMatchObject({ files: [{ id: second.id, count: 1, total: 20_000 }], next: second.id })
    const older = value(await world().ops.call('GET /ops/payout/file', { per_page: 1, before: page.next! }))
    expect(older.files).toEqual([
      {
        id: first.id,
        date: first.date,
        by: 'console',
        count: 1,
        total: 10_000,
        returned: 0,
        returned_total: 0
      }
    ])
    for (const role of ['clerk', 'support'] as const) {
      expect(codeOf(await make({ shops }, randomUUID(), as(role)))).toBe('forbidden')
      expect(codeOf(await as(role).call('GET /ops/payout/file/{id}', { id: first.id }))).toBe('forbidden')
    }
  })
})

describe('[money-26] a file that is returned', () => {
  it('moves back what was not returned before, each transfer once', async () => {
    const { id } = value(await make())
    const [payout] = await history(shops[0]!)
    value(await giveBack(payout!.id))
    const moved = await movedBy(world(), async () =>
      expect(value(await returnFile(id))).toEqual({ count: 1, total: 20_000 })
    )
    expect(moved).toEqual({ seller_payable: 20_000, bank: -20_000 })
    expect(await Promise.all(shops.map(balance))).toEqual([10_000, 20_000, 30_000])
    const [back, paid] = await history(shops[1]!)
    expect(back).toMatchObject({
      return_of: paid!.id,
      file_id: null,
      remark: 'Tidak jadi dikirim',
      reference: `RETUR-${paid!.id}`
    })
    expect(await readAgain(id)).toMatchObject({
      count: 2,
      total: 30_000,
      returned: 2,
      returned_total: 30_000
    })
    expect(codeOf(await returnFile(id))).toBe('payout_file_returned')
    expect(codeOf(await returnFile(999_999_999))).toBe('payout_file_not_found')
    const { acts } = value(await world().ops.call('GET /ops/act', { kind: 'payout_file', object_id: id }))
    expect(acts[0]).toMatchObject({
      call: 'POST /ops/payout/file/{id}/return',
      after: JSON.stringify({ total: 20_000, remark: 'Tidak jadi dikirim', returned: 1 })
    })
    expect(value(await make())).toMatchObject({ count: 2, total: 30_000 })
  })

  it('has each transfer returned once, also where one of them is returned at the same time', async () => {
    const { id } = value(await make())
    const [payout] = await history(shops[1]!)
    const [file, other, single] = await Promise.all([returnFile(id), returnFile(id), giveBack(payout!.id)])
    expect([file, other].map(codeOf).toSorted()).toEqual(['ok', 'payout_file_returned'])
    expect(['ok', 'payout_returned']).toContain(codeOf(single))
    expect(await Promise.all(shops.map(balance))).toEqual([10_000, 20_000, 30_000])
  })

  it('is answered as before for the same request, and has a reason', async () => {
    const { id } = value(await make())
    const key = randomUUID()
    const tried = await Promise.all([1, 2, 3].map(() => returnFile(id, key)))
    expect([...tried, await returnFile(id, key)].map(value)).toEqual(Array(4).fill(value(tried[0]!)))
    expect(codeOf(await returnFile(id, key, 'Lain'))).toBe('idempotency_mismatch')
    expect(codeOf(await returnFile(id, randomUUID(), ' '))).toBe('invalid_input')
    expect(codeOf(await world().ops.call('POST /ops/payout/file/{id}/return', { id, reason: 'x' }))).toBe(
      'idempotency_key_required'
    )
  })
})

describe('[money-25] the reference of a transfer of a file', () => {
  it('is taken, and free again once the transfer was returned', async () => {
    const { id } = value(await make({ shops: [shops[0]!] }))
    await oweShop(world(), shops[0]!, 10_000)
    const record = (reference: string) =>
      world().ops.call(
        'POST /ops/shop/{id}/payout',
        { id: shops[0]!, amount: 10_000, direction: 'out', reference, balance: 10_000 },
        { key: randomUUID() }
      )
    expect(codeOf(await record(`tf-${id}-${shops[0]}`))).toBe('payout_reference_taken')
    for (const reference of [`TF-${id + 1}-${shops[0]}`, `Tf - ${id + 9} - 1`])
      expect(codeOf(await record(reference))).toBe('payout_reference_reserved')
    value(await make({ shops: [shops[0]!] }))
    value(await returnFile(id))
    expect(codeOf(await record(`TF-${id}-${shops[0]}`))).toBe('ok')
  })
})
