import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { buildApp } from '#server/app.ts'
import { rows } from '#server/core/db/connect.ts'
import { openPglite } from '#server/core/db/pglite.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { advanceTo, expectTrueBooks, readAccounts } from '../support/buying.ts'
import { opsToken, testEnvironment } from '../support/environment.ts'
import { migrationsBefore } from '../support/old-migrations.ts'
import { Person, value } from '../support/person.ts'
import { makeDatabase, type Scratch } from '../support/scratch.ts'
import { signIn } from '../support/sign-in.ts'
import type { World } from '../support/world.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { scaled } from '../support/machine-pace.ts'

type Row = Record<string, unknown>
type Run = (statement: string) => Promise<Row[]>

/** The first migration after the first release. */
const firstAfter = 'narrow_banners'
/**
 * Rows that a later release removed on purpose: tokens that sessions now rotate, searches that did not count each
 * visitor once, and an unused list of files.
 */
const goneSince = new Set(['sibling_tokens', 'search_counts', 'files', 'search_words', 'synonyms'])
const renamedSince: Record<string, string> = {
  facts: 'settings',
  deliveries: 'message_queue',
  outbox: 'message_log'
}

const scratch = scratchFolder('first')
const sample = freshened(readFileSync('tests/support/first-release.sql', 'utf8'))
let database: Scratch | undefined
let world: World
/** The data of the first release: rows of each table, orders, and the balance of each ledger account. */
const old = {
  counts: new Map<string, number>(),
  orders: [] as Row[],
  accounts: [] as Row[],
  balances: [] as Row[]
}

const figures = `t.id, t.code, t.buyer_id, t.status, t.subtotal, t.discount, t.cashback, t.shipping_cost, t.grand_total,
  t.fee_payment, t.payment_type, t.reason`
const ofOrders = `select ${figures}, payment_number from transactions t order by id`
/** The same, once an order's payment has its own table. */
const ofOrdersNow = `select ${figures}, p.number as payment_number
  from transactions t left join payments p on p.id = t.payment_id order by t.id`
const ofAccounts =
  'select account, sum(amount)::text as total from ledger_entries group by account order by account'
const ofBalances = 'select user_id, amount from balances order by user_id'

/**
 * The sample with every time shifted so that its age is the same as when it was taken, by its own clock (ahead of the
 * real one): unpaid orders are still unpaid whenever this runs.
 */
function freshened(text: string): string {
  const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00/g
  const created = text.match(/"created_at":"[^"]+"/g)!.map(found => Date.parse(found.slice(14, -1)))
  const offsetMs = Number(/"offset_ms":(\d+)/.exec(text)![1])
  const ago = Date.now() + offsetMs - Math.max(...created)
  return text.replace(moment, found => new Date(Date.parse(found) + ago).toISOString())
}

async function fill(run: Run): Promise<void> {
  await run(sample)
  const tables = await run(
    "select table_name as name from information_schema.tables where table_schema = 'public'"
  )
  for (const { name } of tables) {
    const [row] = await run(`select count(*) as n from "${String(name)}"`)
    old.counts.set(String(name), Number(row?.['n']))
  }
  old.orders = await run(ofOrders)
  old.accounts = await run(ofAccounts)
  old.balances = await run(ofBalances)
}

/** Every figure as text: the engines return large numbers differently. */
const plain = (list: Row[]) =>
  JSON.parse(JSON.stringify(list, (_, v) => (typeof v === 'number' ? String(v) : v))) as Row[]
const now: Run = statement => rows(world.services.db, sql.raw(statement))

beforeAll(async () => {
  const migrationsFolder = migrationsBefore(scratch, firstAfter)
  const server = inject('template').databaseUrl
  if (server) {
    database = await makeDatabase(server, `baba_first_${process.pid}`)
    const client = postgres(database.url, { max: 1, onnotice: () => undefined })
    await migratePostgres(drizzlePostgres(client, { casing: 'snake_case' }), { migrationsFolder })
    await fill(async statement => [...(await client.unsafe(statement))])
    await client.end()
  } else {
    const { client, close } = await openPglite(join(scratch, 'database'))
    await migratePglite(drizzlePglite(client, { casing: 'snake_case' }), { migrationsFolder })
    await fill(async statement => (await client.exec(statement)).at(-1)?.rows ?? [])
    await close()
  }
  const config = readConfig(testEnvironment(scratch, database?.url))
  const services = await startServices(config)
  setServices(services)
  const app = buildApp()
  const person = () => new Person(app, config.signatureKey)
  world = { services, app, person, ops: new Person(app, config.signatureKey, opsToken) }
}, scaled(120_000))

afterAll(async () => {
  await world.services.close()
  setServices(undefined)
  await database?.drop()
  rmSync(scratch, { recursive: true, force: true })
})

describe("[core-95] the first release's data", () => {
  it('has rows in every table of that release', () => {
    expect(old.counts.size).toBeGreaterThan(50)
    expect([...old.counts].filter(([, count]) => count === 0)).toEqual([])
    expect(new Set(old.orders.map(order => order['status']))).toEqual(
      new Set(['pending', 'paid', 'sent', 'success', 'cancel'])
    )
  })

  it('is complete after all later migrations', async () => {
    for (const [table, count] of old.counts) {
      if (goneSince.has(table)) continue
      const [row] = await now(`select count(*) as n from "${renamedSince[table] ?? table}"`)
      expect([table, Number(row?.['n'])]).toEqual([table, count])
    }
    expect(plain(await now(ofOrdersNow))).toEqual(plain(old.orders))
    expect(plain(await now(ofAccounts))).toEqual(plain(old.accounts))
    expect(plain(await now(ofBalances))).toEqual(plain(old.balances))
  })

  it('has a correct ledger', async () => {
    await expectTrueBooks(world)
    const totals = Object.values(await readAccounts(world))
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0)
  })

  it('shows each buyer their orders, with the original figures', async () => {
    const buyers = new Set(old.orders.map(order => Number(order['buyer_id'])))
    expect(buyers.size).toBe(3)
    for (const buyer of buyers) {
      const person = world.person()
      await signIn(world, person, buyer)
      const own = old.orders.filter(order => Number(order['buyer_id']) === buyer)
      const listed = value(await person.call('GET /buyer/transaction', { per_page: 100 }))
      expect(listed.map(({ id }) => id).toSorted()).toEqual(own.map(order => Number(order['id'])).toSorted())
      for (const order of own) {
        const detail = value(await person.call('GET /buyer/transaction/{id}', { id: String(order['id']) }))
        expect([detail.code, detail.status, detail.grand_total]).toEqual([
          order['code'],
          order['status'],
          Number(order['grand_total'])
        ])
      }
    }
  })

  it('can continue: unpaid orders are paid, sent ones arrive and are confirmed', async () => {
    const orderIn = (status: string) => old.orders.find(order => order['status'] === status)!
    const number = String(orderIn('pending')['payment_number'])
    const paid = value(await world.ops.call('POST /ops/payment/settle', { number }))
    expect(paid).toEqual({ outcome: 'paid' })
    await advanceTo(world, String(orderIn('pending')['code']), 'deliver')
    const sent = orderIn('sent')
    value(await world.ops.call('POST /ops/transaction/{id}/deliver', { id: String(sent['code']) }))
    const person = world.person()
    await signIn(world, person, Number(sent['buyer_id']))
    value(await person.call('POST /buyer/transaction/confirm/{id}', { id: Number(sent['id']) }))
    await expectTrueBooks(world)
  })
})
