import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'

import { claimRun, releaseRun } from '#server/core/claim-job.ts'
import { checkBooksDaily } from '#server/ops/books-job.ts'

import { checkBooks } from '../support/buying.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
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
