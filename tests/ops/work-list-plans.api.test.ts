import { sql as text } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { explainAll, type Statement } from '../../bench/explain.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { openMarket } from '../support/market.ts'
import { negotiate } from '../support/negotiating.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({}, true)
const rows = 100_000

/** 100,000 orders with a complaint each, of which 500 are open; 500 orders between them are negotiated. */
beforeAll(async () => {
  const { db, connection, clock } = world().services
  const market = await openMarket(world())
  const buyer = await market.buyer()
  const complaint = await complain(buyer, await deliveredTo(world(), buyer, await market.product({})))
  const negotiated = await negotiate(world(), await market.buyer(), await market.product(), {})
  // The calls judge what is due by this clock, which is ahead of the database's.
  const now = text`${clock.now().toISOString()}::timestamptz`
  await db.execute(text`
    insert into transactions overriding system value
    select r.* from generate_series(1, ${rows}::int) n cross join transactions t
    cross join lateral jsonb_populate_record(t, jsonb_build_object('id', 1000000 + n, 'code', 'BB' || n, 'status', 'success',
      'deadline_at', null, 'created_at', ${now} - interval '1 minute' * (${rows}::int - n))) r
    where t.id = ${complaint.transaction_id} order by n`)
  await db.execute(text`
    insert into transactions overriding system value
    select r.* from generate_series(1, 500) n cross join transactions t
    cross join lateral jsonb_populate_record(t, jsonb_build_object('id', 2000000 + n, 'code', 'BN' || n,
      'deadline_at', ${now} + interval '1 day' + interval '1 minute' * (n * 7919 % 500),
      'created_at', ${now} - interval '1 minute' * (5000 + n * 31))) r
    where t.id = ${negotiated.id}`)
  await db.execute(text`
    insert into negotiations (transaction_id, address, quote, shipping_discount)
    select id, address, 0, 0 from transactions where id > 2000000`)
  await db.execute(text`
    insert into complaints overriding system value
    select r.* from generate_series(1, ${rows}::int) n cross join complaints c
    cross join lateral jsonb_populate_record(c, jsonb_build_object('id', 1000000 + n, 'transaction_id', 1000000 + n,
      'client_id', null, 'nominal', 1000 + n * 7919 % 90000,
      'created_at', ${now} - interval '1 minute' * (${rows}::int - n)) ||
      case when n % 200 = 0 then jsonb_build_object('deadline_at', ${now} + interval '1 minute' * (n * 7919 % 5000))
        else jsonb_build_object('status', 'closed', 'outcome', 'rejected', 'closed_at', ${now}, 'deadline_at', null) end) r
    where c.id = ${complaint.id} order by n`)
  await connection.exec('vacuum analyze')
})

it('[ops-304] the sorts of 100,000 complaints, and of negotiations among as many orders, read what an index names', async () => {
  const { ops, services } = world()
  const statements: Statement[] = []
  const sql = services.connection.sql!
  const options = sql.options as { debug?: unknown }
  const complaints = [
    {},
    { sort: 'deadline', order: 'desc' },
    { sort: 'date' },
    { sort: 'date', order: 'asc', page: 3 },
    { sort: 'nominal' },
    { sort: 'nominal', order: 'asc' },
    { sort: 'nominal', is_due: true },
    { open: false },
    { open: false, sort: 'date', order: 'asc' }
  ] as const
  const negotiations = [
    {},
    { sort: 'deadline' },
    { sort: 'deadline', order: 'desc' },
    { sort: 'date' },
    { sort: 'date', order: 'asc', page: 3 },
    { sort: 'total', is_waiting: true },
    { sort: 'total', order: 'asc' }
  ] as const
  const reads = [
    ...complaints.map(input => ['complain', input, () => ops.call('GET /ops/complain', input)] as const),
    ...negotiations.map(input => ['nego', input, () => ops.call('GET /ops/nego', input)] as const)
  ]
  for (const [list, input, read] of reads) {
    options.debug = (_: number, sent: string, parameters: unknown[]) =>
      void statements.push({ text: sent, parameters })
    const count = value<unknown[]>(await read()).length
    options.debug = undefined
    const cost = await explainAll(sql, statements.splice(0))
    expect({
      read: `${list} ${JSON.stringify(input)}`,
      hasRows: count > 0,
      endToEnd: cost['read end to end'],
      isMuch: cost.discarded > 2_000
    }).toEqual({ read: `${list} ${JSON.stringify(input)}`, hasRows: true, endToEnd: '', isMuch: false })
  }
})
