import { randomUUID } from 'node:crypto'

import { addDays } from 'date-fns/addDays'
import { and, eq, lt } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { jakartaDay } from '#lib/format/dates.ts'
import { movementCode } from '#lib/money/contract.ts'
import { readMonth } from '#server/money/export-history.ts'
import { ledgerEntries, ledgerMovements } from '#server/money/schema.ts'
import { lockBalance, movementWrites, postMovement, readBalance } from '#server/money/ledger.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { transactor } from '#server/core/transact.ts'

import { buy, expectTrueBooks, movedBy, pay, topUp } from '../support/buying.ts'
import { statementsOf } from '../support/count-statements.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** Posts a movement of a buyer's Saldo against the marketplace's fees. */
function move(
  buyer: Buyer,
  amount: number,
  { against = -amount, trxId = `T-${randomUUID()}`, days = 0 } = {}
) {
  const { db, clock } = world().services
  const entries = [
    { account: 'fee_income' as const, amount: against },
    { account: 'buyer_saldo' as const, userId: buyer.id, amount }
  ]
  const fields = { code: 'EX' as const, trxId, refId: 'UJI', remark: 'Uji' }
  return db.transaction(tx => postMovement(tx, { ...fields, entries }, addDays(clock.now(), days)))
}

/** The same with a given time and text. */
function post(buyer: Buyer, amount: number, at: string, remark: string) {
  const entries = [
    { account: 'fee_income' as const, amount: -amount },
    { account: 'buyer_saldo' as const, userId: buyer.id, amount }
  ]
  const movement = { code: 'EX' as const, trxId: `T-${randomUUID()}`, refId: 'UJI', remark, entries }
  return world().services.db.transaction(tx => postMovement(tx, movement, new Date(at)))
}

it('[money-28] of a Saldo that nobody locked is rejected, and several of one Saldo are one statement', async () => {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 1_000)
  const { db, clock } = world().services
  const paying = (amount: number) => ({
    code: 'EX' as const,
    trxId: `T-${randomUUID()}`,
    refId: 'UJI',
    remark: 'Uji',
    entries: [
      { account: 'fee_income' as const, amount },
      { account: 'buyer_saldo' as const, userId: buyer.id, amount: -amount }
    ]
  })
  const movements = [paying(300), paying(200)]
  expect(() => movementWrites(db, movements, new Map(), clock.now())).toThrow('is not locked')
  const sent = await statementsOf(world(), async () => {
    await transactor(world().services)(async (tx, after) => {
      const held = new Map([[buyer.id, await lockBalance(tx, buyer.id)]])
      after.later(...movementWrites(tx, movements, held, clock.now()))
    })
  })
  expect(sent).toHaveLength(4)
  const written = await db
    .select({
      trxId: ledgerMovements.trxId,
      before: ledgerEntries.balanceBefore,
      after: ledgerEntries.balanceAfter
    })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(and(eq(ledgerEntries.userId, buyer.id), lt(ledgerEntries.amount, 0)))
    .orderBy(ledgerEntries.id)
  expect(written).toEqual([
    { trxId: movements[0]!.trxId, before: 1_000, after: 700 },
    { trxId: movements[1]!.trxId, before: 700, after: 500 }
  ])
  expect(await readBalance(db, buyer.id)).toBe(500)
})

describe('a movement', () => {
  it('[money-1] that does not sum to zero, or is no whole rupiah, is rejected', async () => {
    const buyer = await market.buyer()
    const moved = await movedBy(world(), async () => {
      await expect(move(buyer, 1_000, { against: -999 })).rejects.toThrow('does not sum to zero')
      await expect(move(buyer, 0.5)).rejects.toThrow('does not sum to zero')
    })
    expect(moved).toEqual({})
  })

  it('[money-1] of nothing is rejected, also as a part of one', async () => {
    const buyer = await market.buyer()
    const { db } = world().services
    expect(await readBalance(db, buyer.id)).toBe(0)
    const count = () => db.$count(ledgerMovements)
    const before = await count()
    await move(buyer, 0)
    expect(await count()).toBe(before)
    expect(await readBalance(db, buyer.id)).toBe(0)
    await move(buyer, 700)
    expect(await count()).toBe(before + 1)
    expect(await readBalance(db, buyer.id)).toBe(700)
  })

  it('[money-2] is written once', async () => {
    const buyer = await market.buyer()
    const trxId = `T-${randomUUID()}`
    const moved = await movedBy(world(), async () => {
      await move(buyer, 1_000, { trxId })
      await expect(move(buyer, 1_000, { trxId })).rejects.toThrow()
    })
    expect(moved).toEqual({ fee_income: -1_000, buyer_saldo: 1_000 })
  })

  it('[money-3] never takes Saldo below zero', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 500)
    const rejected = await move(buyer, -501).catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(ApiException)
    expect((rejected as ApiException).error).toMatchObject({
      code: 'balance_too_low',
      message: 'Saldo tidak mencukupi'
    })
    await move(buyer, -500)
  })

  it('[money-9] of a top-up comes from the bank, not from the gateway', async () => {
    const buyer = await market.buyer()
    const moved = await movedBy(world(), () => topUp(world(), buyer, 500))
    expect(moved).toEqual({ bank: -500, buyer_saldo: 500 })
  })

  it('[money-4] has one of seven codes', () => {
    expect(movementCode.options).toEqual(['TR', 'TF', 'TU', 'RF', 'SH', 'EX', 'WD'])
  })
})

describe('the history of a Saldo', () => {
  it('[money-5] is filtered by kind and day, 12 per page, the newest first', async () => {
    const buyer = await market.buyer()
    for (let n = 1; n <= 12; n += 1) await move(buyer, n)
    await move(buyer, -70, { days: 3 })
    const read = async (input: { type?: 'credit' | 'debit'; start_date?: string; end_date?: string }) =>
      value(await buyer.person.call('GET /buyer/balance/history', input)).map(entry => entry.amount)
    expect(await read({})).toEqual([70, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(await read({ type: 'debit' })).toEqual([70])
    const day = (days: number) => jakartaDay(addDays(world().services.clock.now(), days))
    expect(await read({ start_date: day(3), end_date: day(3) })).toEqual([70])
    expect(await read({ start_date: day(1), end_date: day(2) })).toEqual([])
    const [newest] = value(await buyer.person.call('GET /buyer/balance/history', {}))
    const id = newest!.id
    expect(value(await buyer.person.call('GET /buyer/balance/history/{id}', { id }))).toMatchObject({
      ref_id: 'UJI',
      balance_before: 78,
      balance_after: 8
    })
  })
})

describe('the file of a month', () => {
  const read = async (buyer: Buyer, month: string) =>
    value(await buyer.person.call('GET /buyer/balance/export', { month }))
  const lines = (csv: string) => csv.split('\r\n').slice(1, -1)

  it("[money-15] holds the owner's movements of that month in Jakarta, the oldest first", async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    await post(buyer, 1_000, '2031-01-31T16:59:59Z', '=HYPERLINK("http://x")')
    await post(buyer, 2_000, '2031-01-31T17:00:00Z', 'awal bulan')
    await post(buyer, -500, '2031-02-28T16:59:59Z', 'akhir bulan')
    await post(buyer, 300, '2031-02-28T17:00:00Z', 'sesudahnya')
    await post(stranger, 9_000, '2031-02-10T00:00:00Z', 'milik orang')
    const { file_name, csv } = await read(buyer, '2031-02')
    expect(file_name).toBe('saldo-baba-2031-02.csv')
    expect(lines(csv).map(line => line.split(';').slice(-4))).toEqual([
      ['"awal bulan"', '2000', '1000', '3000'],
      ['"akhir bulan"', '-500', '3000', '2500']
    ])
    expect(lines((await read(buyer, '2031-01')).csv)[0]).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(lines((await read(buyer, '2031-12')).csv)).toEqual([])
  })

  it.each(['', '2031', '2031-13', '2031-00', '2031-1', '0000-01', '2031-01-01', "2031-01' or 1=1"])(
    '[money-15] does not exist for %j',
    async month => {
      const buyer = await market.buyer()
      expect(codeOf(await buyer.person.call('GET /buyer/balance/export', { month }))).toBe('invalid_input')
    }
  )
})

it('[money-15] does not exist for a month of more movements than a file holds', async () => {
  const buyer = await market.buyer()
  for (const remark of ['satu', 'dua', 'tiga']) await post(buyer, 1_000, '2032-05-10T00:00:00Z', remark)
  const read = (limit?: number) => readMonth(world().services.db, buyer.id, '2032-05', limit)
  expect(await read(2)).toBeUndefined()
  expect(await read(3)).toHaveLength(3)
  expect(await read()).toHaveLength(3)
})

it('[money-14] a movement names its order if it has one', async () => {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 500_000)
  const { id } = await buy(buyer, await market.product(), pay.saldo)
  const [paid, top] = value(await buyer.person.call('GET /buyer/balance/history', {}))
  const read = async (entry: number) =>
    value(await buyer.person.call('GET /buyer/balance/history/{id}', { id: entry })).transaction_id
  expect([await read(paid!.id), await read(top!.id)]).toEqual([id, null])
})

it('[money-7] the check reports a movement and a Saldo that differ', async () => {
  const buyer = await market.buyer()
  const { db } = world().services
  await move(buyer, 1_000)
  const [entry] = await db.select().from(ledgerEntries).limit(1)
  const movementId = entry!.movementId
  const undo = new Error('undone')
  const { checkLedger } = await import('#server/money/ledger-check.ts')
  const broken = db.transaction(async tx => {
    await tx.insert(ledgerEntries).values({ movementId, account: 'buyer_saldo', userId: buyer.id, amount: 5 })
    const found = await checkLedger(tx)
    expect(found).toMatchObject({
      difference: 5,
      movements: [{ id: movementId, sum: 5 }],
      balances: [{ user_id: buyer.id, balance: 1_000, entries: 1_005 }]
    })
    throw undo
  })
  await expect(broken).rejects.toBe(undo)
})
