import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'

import { rows } from '#server/core/db/connect.ts'
import { tablesToVacuum, vacuum, wornTables } from '#server/core/db/vacuum.ts'
import { runPeriodic } from '#server/jobs.ts'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { scaled } from '../support/machine-pace.ts'

const world = useWorld({}, true)

/** Leaves this many dead rows. PostgreSQL counts them up to a second later. */
async function wearOut(dead: number) {
  const { db } = world().services
  await db.execute(
    sql`insert into settings (name, value) select 'worn ' || n, '' from generate_series(1, ${dead}::int) n`
  )
  await db.execute(sql`delete from settings where name like 'worn %'`)
}

const timeout = { timeout: scaled(15_000), interval: 200 }
const ready = async () => (await (await world().app.request('/ready')).json()) as object

it('[product-15] leaves no dead rows behind the seed', async () => {
  const { db } = world().services
  const [products] = await rows<{ vacuumed: boolean }>(
    db,
    sql`select relallvisible > 0 as vacuumed from pg_class where relname = 'product_details'`
  )
  expect(products?.vacuumed).toBe(true)
})

it('[core-37] names bloated tables in /ready and in the console until they are vacuumed', async () => {
  const { services } = world()
  await vacuum(services.connection)
  await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ready' }), timeout)
  await wearOut(1_500)
  await vi.waitFor(
    async () => expect(await ready()).toEqual({ status: 'ready', sick_tables: ['settings'] }),
    timeout
  )
  expect(value(await world().ops.call('GET /ops/database', {}))).toEqual({ sick_tables: ['settings'] })
  await vacuum(services.connection, ['settings'])
  await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ready' }), timeout)
})

it('[core-37] vacuums with the hourly job tables that other work has bloated', async () => {
  const { services } = world()
  // The first round cleans up too, which vacuums the embedded database whole.
  await runPeriodic(services)
  await services.clock.advance(60 * 60 + 1)
  await wearOut(300)
  await vi.waitFor(async () => expect(await wornTables(services.db)).toContain('settings'), timeout)
  expect(await tablesToVacuum(services.db)).toEqual([])
  expect(await runPeriodic(services)).toEqual([
    'cleanup',
    'card prices',
    'demo shops',
    'closings',
    'recipients',
    'ledger days',
    'change log',
    'summaries',
    'checkpoint'
  ])
  await vi.waitFor(async () => expect(await wornTables(services.db)).not.toContain('settings'), timeout)
})
