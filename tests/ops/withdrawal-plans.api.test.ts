import { subDays } from 'date-fns/subDays'
import { sql as text } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { jakartaDay } from '#lib/format/dates.ts'

import { explainAll, type Statement } from '../../bench/explain.ts'
import { addBanks } from '../support/banks.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({}, true)
const rows = 100_000

beforeAll(async () => {
  await addBanks(world())
  const { db, connection } = world().services
  await db.execute(text`
    insert into users (id, name, phone, phone_verified_at, created_at)
    select 1000000 + n, 'Pembeli ' || n, '6285' || (100000000 + n), now(), now()
    from generate_series(1, 20000) n`)
  await db.execute(text`
    insert into bank_accounts (id, user_id, bank_code, account_number, account_holder, created_at)
    select user_id, user_id, 'bca', 9000000000 + user_id, 'Pemilik ' || user_id, now()
    from (select id as user_id from users where id > 1000000) u`)
  await db.execute(text`
    insert into withdrawals (user_id, bank_account_id, bank_code, bank_name, account_number, account_holder, nominal, fee,
      status, verified_by, payout_tries, next_payout_at, created_at, closed_at)
    select b.user_id, b.id, 'bca', 'BCA', b.account_number, b.account_holder, 50000 + n * 7919 % 900000, 2500,
      case when n > ${rows}::int - 500 then 'pending' when n % 20 = 0 then 'failed' else 'success' end, 'pin', 0, now(),
      now() - interval '1 minute' * (${rows}::int - n), case when n <= ${rows}::int - 500 then now() end
    from generate_series(1, ${rows}::int) n join bank_accounts b on b.id = 1000001 + n % 20000
    order by n`)
  await connection.exec('vacuum analyze')
})

it('[ops-291] filters, sorts and searches of 100,000 withdrawals read what an index names', async () => {
  const { ops, services } = world()
  const statements: Statement[] = []
  const sql = services.connection.sql!
  const options = sql.options as { debug?: unknown }
  const day = jakartaDay(subDays(services.clock.now(), 30))
  const outcomes = []
  for (const [input, count] of [
    [{}, 20],
    [{ status: 'pending' }, 20],
    [{ is_late: true, sort: 'nominal' }, 0],
    [{ status: 'success', sort: 'nominal', order: 'asc' }, 20],
    [{ sort: 'nominal' }, 20],
    [{ status: 'failed', sort: 'date', order: 'asc' }, 20],
    [{ start_date: day, end_date: day, status: 'success' }, 20],
    [{ keyword: '9001000500' }, 5],
    [{ keyword: '085100000500' }, 5],
    [{ keyword: 'embeli 19999' }, 5],
    [{ keyword: 'emilik 1019999', status: 'success', sort: 'nominal' }, 4],
    [{ keyword: 'WD-050000' }, 1],
    [{ keyword: 'tidakada' }, 0]
  ] as const) {
    options.debug = (_: number, sent: string, parameters: unknown[]) =>
      void statements.push({ text: sent, parameters })
    const found = value(await ops.call('GET /ops/withdraw', input))
    options.debug = undefined
    const cost = await explainAll(sql, statements.splice(0))
    outcomes.push({
      input: JSON.stringify(input),
      count: found.length,
      endToEnd: cost['read end to end'],
      isMuch: cost.discarded > 2_000
    })
    expect(outcomes.at(-1)).toEqual({ input: JSON.stringify(input), count, endToEnd: '', isMuch: false })
  }
})
