import { addMinutes } from 'date-fns/addMinutes'
import { getTableName, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { cleanUp, removalOf } from '#server/cleanup-job.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { runPeriodic } from '#server/jobs.ts'
import { retention } from '#server/retention.ts'

import { buy, pay } from '../support/buying.ts'
import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const hour = 60
const day = 24 * hour
/** The statement that inserts a row of a certain age; `mark` makes rows unique. */
type Writer = (at: string, mark: string) => string

/** A row of each table that is removed by age, with its age in minutes. */
const aging: [table: string, column: string, minutes: number, write: Writer][] = [
  [
    'complaint_photos',
    'created_at',
    day,
    (at, mark) =>
      `(transaction_id, path, created_at) values ((select max(id) from transactions), '${mark}', ${at})`
  ],
  ['photo_uploads', 'uploaded_at', day, (at, mark) => `(path, uploaded_at) values ('${mark}', ${at})`],
  [
    'idempotency_keys',
    'created_at',
    48 * hour,
    (at, mark) =>
      `(user_id, route, key, body_hash, answer, created_at) values (1, 'r', '${mark}', '', '{}', ${at})`
  ],
  ['sessions', 'refresh_expires_at', 7 * day, (at, mark) => session(mark, at, 'null')],
  ['sessions', 'revoked_at', 7 * day, (at, mark) => session(mark, `'2099-01-01'`, at)],
  [
    'otp_codes',
    'expires_at',
    7 * day,
    (at, mark) =>
      `(id, identifier, purpose, code_hash, created_at, expires_at) values ('${mark}', 'a', 'login', '', ${at}, ${at})`
  ],
  [
    'grants',
    'expires_at',
    day,
    (at, mark) => `(token_hash, identifier, purpose, expires_at) values ('${mark}', 'a', 'login', ${at})`
  ],
  [
    'security_tokens',
    'expires_at',
    day,
    (at, mark) => `(token_hash, user_id, identifier, expires_at) values ('${mark}', 1, 'a', ${at})`
  ],
  ['guess_counters', 'updated_at', 7 * day, (at, mark) => `(key, updated_at) values ('${mark}', ${at})`],
  [
    'known_browsers',
    'last_at',
    180 * day,
    (at, mark) => `(requester, user_id, last_at) values ('${mark}', 1, ${at})`
  ],
  [
    'account_events',
    'created_at',
    365 * day,
    (at, mark) => `(user_id, kind, device, ip, created_at) values (1, 'signed_in', '${mark}', '', ${at})`
  ],
  [
    'data_exports',
    'requested_at',
    day,
    (at, _mark) => `(user_id, requested_at, failed_at) values (1, ${at}, ${at})`
  ],
  [
    'console_sessions',
    'expires_at',
    day,
    (at, mark) => `(secret_hash, token_hash, expires_at) values ('${mark}', '', ${at})`
  ],
  [
    'message_queue',
    'created_at',
    7 * day,
    (at, mark) =>
      `(kind, "to", next_try_at, ends_at, created_at) values ('email', '${mark}', ${at}, ${at}, ${at})`
  ],
  [
    'message_log',
    'created_at',
    30 * day,
    (at, mark) => `(channel, "to", text, created_at) values ('email', '${mark}', '', ${at})`
  ],
  [
    'notifications',
    'created_at',
    365 * day,
    (at, mark) =>
      `(user_id, type, title, body, value, created_at) values (1, 'promotion', '${mark}', '', '', ${at})`
  ],
  [
    'events',
    'created_at',
    30 * day,
    (at, mark) =>
      `(type, kind, object_id, data, created_at) values ('payment.changed', '${mark}', 1, '{}', ${at})`
  ],
  [
    'webhook_deliveries',
    'ended_at',
    30 * day,
    (at, mark) =>
      `(webhook_id, message_id, type, kind, object_id, body, status, created_at, ended_at)
        values (1, '${mark}', 't', 'k', 1, '', 'delivered', ${at}, ${at})`
  ],
  [
    'imports',
    'created_at',
    30 * day,
    (at, mark) =>
      `(name, role, request_id, file_name, options, state, created_at)
        values ('${mark}', 'owner', 'r', 'f', '{}', 'done', ${at})`
  ],
  [
    'import_photos',
    'created_at',
    30 * day,
    (at, mark) => `(source, path, created_at) values ('${mark}', 'p', ${at})`
  ],
  [
    'product_views',
    'viewed_at',
    90 * day,
    (at, mark) => `(user_id, product_id, c1, viewed_at) values (1, ${mark === 'old' ? 901 : 902}, 1, ${at})`
  ],
  [
    'search_visitors',
    'day',
    8 * day,
    (at, mark) => `(keyword, visitor, day) values ('k', '${mark}', ${dayOf(at)})`
  ],
  [
    'search_counts',
    'day',
    8 * day,
    (at, mark) => `(keyword, day, count) values ('${mark}', ${dayOf(at)}, 1)`
  ],
  [
    'missed_searches',
    'day',
    191 * day,
    (at, mark) => `(keyword, day, count) values ('${mark}', ${dayOf(at)}, 1)`
  ],
  [
    'article_readers',
    'day',
    2 * day,
    (at, mark) => `(slug, day, visitor) values ('uji', ${dayOf(at)}, '${mark}')`
  ],
  [
    'article_reads',
    'day',
    31 * day,
    (at, mark) => `(slug, day, readers) values ('${mark}', ${dayOf(at)}, 1)`
  ],
  ['addresses', 'deleted_at', 30 * day, (at, mark) => address(mark, at)]
]

const session: (mark: string, refreshEnds: string, revoked: string) => string = (
  mark,
  refreshEnds,
  revoked
) =>
  `(user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at, family_hash, ends_at, device,
    user_agent, ip, last_activity_at, created_at, revoked_at)
  values (1, '${mark}', '2026-01-01', '${mark}', ${refreshEnds}, '${mark}', '2099-01-01', '', '', '', '2026-01-01',
    '2026-01-01', ${revoked})`
const address = (mark: string, deleted: string) =>
  `(user_id, label, name, phone, province_id, city_id, district_id, subdistrict_id, zip_code, lat, lng,
    address_detail, created_at, deleted_at)
  select 1, '${mark}', '', '', p.id, c.id, d.id, v.id, '', 0, 0, '', '2026-01-01', ${deleted}
  from villages v join districts d on d.id = v.district_id join cities c on c.id = d.city_id
    join provinces p on p.id = c.province_id order by v.id limit 1`
const dayOf = (at: string) => `(${at}::timestamptz at time zone 'Asia/Jakarta')::date::text`

const run = (statement: string): Promise<Record<string, unknown>[]> =>
  rows(world().services.db, sql.raw(statement))
const count = async (table: string) => Number((await run(`select count(*) as n from ${table}`))[0]?.['n'])
const ago = (minutes: number) => `'${addMinutes(world().services.clock.now(), -minutes).toISOString()}'`
const ruleOf = (table: string, column: string) => {
  const rule = retention.find(
    ({ since }) => getTableName(since.table) === table && columnOf(since) === column
  )
  if (!rule) throw new Error(`No rule for ${table}.${column}`)
  return rule
}
const columnOf = (since: (typeof retention)[number]['since']) =>
  new PgDialect({ casing: 'snake_case' })
    .sqlToQuery(sql`${since}`)
    .sql.split('"')
    .at(-2)

beforeAll(async () => {
  const { db } = world().services
  await db.execute(sql`insert into users (id, role, name, created_at) values (1, 'buyer', 'Rina', '2026-01-01')
    on conflict do nothing`)
  await db.execute(sql`insert into webhooks (id, url, topics, is_active, secret, created_at)
    values (1, 'https://example.com', '[]', false, '', '2026-01-01')`)
  const market = await openMarket(world())
  await buy(await market.buyer(), await market.product(), pay.account)
})

describe('[core-90] clean-up', () => {
  it.each(aging)('removes %s whose %s is more than %i minutes ago', async (table, column, minutes, write) => {
    await run(`truncate ${table} cascade`)
    // Days of searches are whole ones: a row one day younger stays.
    const minute = column === 'day' ? day : 1
    await run(`insert into ${table} ${write(ago(minutes + 1), 'old')}`)
    await run(`insert into ${table} ${write(ago(minutes - minute), 'young')}`)
    expect(await count(table)).toBe(2)
    expect(await cleanUp(world().services, [ruleOf(table, column)])).toBe(true)
    expect(JSON.stringify(await run(`select * from ${table}`))).not.toMatch(/"old"|":901[,}]/)
    expect(await count(table)).toBe(1)
  })

  it('has a row of every table that is removed by age', () => {
    expect(aging.map(([table, column]) => `${table}.${column}`)).toEqual(
      retention.map(({ since }) => `${getTableName(since.table)}.${columnOf(since)}`)
    )
  })

  it('keeps live sessions, addresses in use, and those of an open checkout', async () => {
    await run('truncate addresses, sessions, checkouts cascade')
    await run(`insert into sessions ${session('going on', `'2099-01-01'`, 'null')}`)
    await run(`insert into addresses ${address('in use', 'null')}`)
    await run(`insert into addresses ${address('checked out', ago(31 * day))}`)
    await run(`insert into checkouts (user_id, id, shop_id, address_id, line_ids, is_buy_now, created_at)
      select 1, 'c', (select min(id) from shops), id, '[]', false, '2026-01-01'
      from addresses where label = 'checked out'`)
    await cleanUp(world().services)
    expect([await count('sessions'), await count('addresses')]).toEqual([1, 2])
    await run('delete from checkouts')
    await cleanUp(world().services)
    expect(await run('select label from addresses')).toEqual([{ label: 'in use' }])
  })

  it.each(aging)('finds old %s by an index on %s', async (table, column) => {
    const plan = await planOf(
      world().services.db,
      removalOf(ruleOf(table, column), world().services.clock.now())
    )
    expect(plan).toMatch(/(?:Index Scan|Index Only Scan) using/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })
})

/** The plan for a large table: for a few rows any plan will do. */
const planOf = (db: Db, statement: ReturnType<typeof removalOf>): Promise<string> =>
  db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    const lines = await rows<Record<string, string>>(tx, sql`explain ${statement}`)
    return lines.flatMap(line => Object.values(line)).join('\n')
  })

describe('[core-91] clean-up', () => {
  const writeMany = (many: number) =>
    run(
      `insert into search_visitors select 'k', 'v' || n, '2020-01-01' from generate_series(1, ${many}) as n`
    )

  it('removes 10,000 rows of a table per run, and continues with the next', async () => {
    const { services } = world()
    await runPeriodic(services)
    await run('truncate search_visitors')
    await writeMany(10_600)
    await services.clock.advance(61 * 60)
    expect(await runPeriodic(services)).toContain('cleanup')
    expect(await count('search_visitors')).toBe(600)
    expect(await runPeriodic(services)).toEqual(['cleanup'])
    expect(await count('search_visitors')).toBe(0)
    expect(await runPeriodic(services)).toEqual([])
  })

  it('gives waiting queries a turn between its statements', async () => {
    await writeMany(3_000)
    let turns = 0
    let isOver = false
    const take = () => {
      turns += 1
      if (!isOver) setImmediate(take)
    }
    setImmediate(take)
    await cleanUp(world().services, [ruleOf('search_visitors', 'day')])
    isOver = true
    expect(turns).toBeGreaterThan(5)
  })

  it('of several concurrent processes removes the same rows', async () => {
    const { services } = world()
    await writeMany(3_000)
    await Promise.all([cleanUp(services), cleanUp(services), cleanUp(services)])
    await cleanUp(services)
    expect(await count('search_visitors')).toBe(0)
  })
})
