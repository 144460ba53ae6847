import { subDays } from 'date-fns/subDays'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { jakartaDay } from '#lib/format/dates.ts'
import { dayStart } from '#lib/format/jakarta-day.ts'
import { claimRun, releaseRun } from '#server/core/claim-job.ts'
import { checkLedgerDays } from '#server/money/ledger-days-check.ts'
import { sumLedgerDays } from '#server/money/ledger-days.ts'
import { checkBooksDaily } from '#server/ops/books-job.ts'

import { checkBooks, topUp } from '../support/buying.ts'
import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ DEMO: 'on' })
const read = async () => value(await world().ops.call('GET /ops/ledger/check', {}))
const ask = async () => value(await world().ops.call('POST /ops/ledger/check', {})).id
const settled = () => world().services.background.settled()

it('[money-18] a check runs in the background, and its result stays', async () => {
  expect(await read()).toEqual({ id: 0, state: 'none', checked_at: null, result: null })
  expect(await checkBooks(world().ops)).toMatchObject({ difference: 0, movements: [] })
  expect(await read()).toMatchObject({ id: 1, state: 'done', result: { difference: 0 } })
})

it('[money-18] a check that another process makes is waited for, and a question that comes meanwhile gets the next one', async () => {
  const { db, clock } = world().services
  const before = await read()
  await claimRun(db, 'books', 1, clock.now())
  const id = await ask()
  await settled()
  expect(await read()).toMatchObject({ id: before.id, state: 'waiting', result: before.result })
  await releaseRun(db, 'books')
  expect(await ask()).toBe(id + 1)
  await settled()
  expect(await read()).toMatchObject({ id: id + 1, state: 'done' })
})

describe('[ops-247] sums of days that are not those of the entries', () => {
  /** How the check sees the sums after a change by hand, which is taken back. */
  const daysAfter = async (change: ReturnType<typeof sql>) => {
    const { db } = world().services
    let found: Awaited<ReturnType<typeof checkLedgerDays>> = []
    const undone = new Error('Undone')
    await db
      .transaction(async tx => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(change)
        found = await checkLedgerDays(tx)
        throw undone
      })
      .catch((error: unknown) => expect(error).toBe(undone))
    return found
  }

  it('are named by account and day, those before the last 92 by account', async () => {
    const { services } = world()
    const buyer = await (await openMarket(world())).buyer()
    const day = jakartaDay(services.clock.now())
    await topUp(world(), buyer, 70_000)
    // To the noon of the day after the next: a day is summed some time after its end.
    const noon = dayStart(day).getTime() + 2.5 * 86_400_000
    await services.clock.advance(Math.round((noon - services.clock.now().getTime()) / 1000))
    await sumLedgerDays(services.db, services.clock.now())
    const summed = jakartaDay(subDays(services.clock.now(), 1))
    expect(await checkLedgerDays(services.db)).toEqual([])
    const both = (from: string | null, to: string) =>
      ['bank', 'buyer_saldo'].map(account => ({ account, from, to }))

    const onDay = sql`day = ${day} and account = 'bank'`
    const [bank] = both(day, day)
    expect(await daysAfter(sql`update ledger_days set outgoing = outgoing + 1 where ${onDay}`)).toEqual([
      bank
    ])
    expect(await daysAfter(sql`update ledger_days set entries = entries + 1 where ${onDay}`)).toEqual([bank])
    expect(await daysAfter(sql`delete from ledger_days where ${onDay}`)).toEqual([bank])
    // Written today with the date of a day that is summed, of one that had no entry, and of one long ago.
    const movedTo = (date: string) =>
      daysAfter(
        sql`update ledger_movements set created_at = ${dayStart(date).toISOString()}::timestamptz where id = (
          select max(id) from ledger_movements where code = 'TU')`
      )
    expect(await movedTo(summed)).toEqual([...both(day, day), ...both(summed, summed)])
    const before = jakartaDay(subDays(dayStart(summed), 92))
    expect(await movedTo('2020-02-29')).toEqual([...both(null, before), ...both(day, day)])
  })

  it('are told by the check, and missing in the result of an earlier release', async () => {
    const { db } = world().services
    const newest = sql`account = 'buyer_saldo' and day = (select max(day) from ledger_days where account = 'buyer_saldo')`
    await db.execute(sql`update ledger_days set incoming = incoming + 5 where ${newest}`)
    await ask()
    await settled()
    expect((await read()).result?.days).toMatchObject([{ account: 'buyer_saldo' }])
    await db.execute(sql`update ledger_days set incoming = incoming - 5 where ${newest}`)
    await db.execute(
      sql`update settings set value = (value::jsonb #- '{result,days}')::text where name = 'books checked'`
    )
    expect((await read()).result?.days).toEqual([])
  })
})

it('[money-18] a check that fails says so and is not tried for ever; the daily one logs a difference', async () => {
  const { services } = world()
  const error = vi.spyOn(services.log, 'error')
  await services.db.execute(sql`alter table ledger_entries rename to moved_away`)
  await ask()
  await settled()
  await services.db.execute(sql`alter table moved_away rename to ledger_entries`)
  expect(await read()).toMatchObject({ state: 'failed', result: null })
  await services.db.execute(sql`alter table balances disable trigger all`)
  await services.db.execute(
    sql`insert into balances (user_id, amount) select id, 5 from users order by id limit 1
      on conflict (user_id) do update set amount = balances.amount + 5`
  )
  error.mockClear()
  await checkBooksDaily(services)
  expect(error).toHaveBeenCalledWith(
    { differences: expect.objectContaining({ balances: [expect.anything()] }) },
    'the books differ'
  )
  expect((await read()).result?.balances).toHaveLength(1)
})
