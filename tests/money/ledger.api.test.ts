import { randomUUID } from 'node:crypto'

import { addDays } from 'date-fns/addDays'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { jakartaDay } from '#lib/format/dates.ts'
import { movementCode } from '#lib/money/contract.ts'
import { ledgerEntries } from '#server/money/schema.ts'
import { postMovement } from '#server/money/ledger.ts'
import { Refused } from '#server/core/refused.ts'

import { expectTrueBooks, movedBy, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** Posts a movement of a buyer's Saldo against the bank. */
function move(
  buyer: Buyer,
  amount: number,
  { against = -amount, trxId = `T-${randomUUID()}`, days = 0 } = {}
) {
  const { db, clock } = world().services
  const entries = [
    { account: 'bank' as const, amount: against },
    { account: 'buyer_saldo' as const, userId: buyer.id, amount }
  ]
  const fields = { code: 'EX' as const, trxId, refId: 'UJI', remark: 'Uji' }
  return db.transaction(tx => postMovement(tx, { ...fields, entries }, addDays(clock.now(), days)))
}

describe('a movement', () => {
  it('[money-1] that does not sum to zero, or is no whole rupiah, is not written', async () => {
    const buyer = await market.buyer()
    const moved = await movedBy(world(), async () => {
      await expect(move(buyer, 1_000, { against: -999 })).rejects.toThrow('does not sum to zero')
      await expect(move(buyer, 0.5)).rejects.toThrow('does not sum to zero')
    })
    expect(moved).toEqual({})
  })

  it('[money-2] is written once', async () => {
    const buyer = await market.buyer()
    const trxId = `T-${randomUUID()}`
    const moved = await movedBy(world(), async () => {
      await move(buyer, 1_000, { trxId })
      await expect(move(buyer, 1_000, { trxId })).rejects.toThrow()
    })
    expect(moved).toEqual({ bank: -1_000, buyer_saldo: 1_000 })
  })

  it('[money-3] takes no Saldo below zero', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 500)
    const refused = await move(buyer, -501).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect((refused as Refused).refusal).toMatchObject({
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
  it('[money-5] is narrowed by kind and day, 12 a page, the newest first, and is its owner’s alone', async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
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
    expect(codeOf(await stranger.person.call('GET /buyer/balance/history/{id}', { id }))).toBe('not_found')
  })
})

it('[money-7] the check names a movement and a Saldo that differ', async () => {
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
