import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { Dispatcher } from '#server/core/events/dispatcher.ts'
import { type Subscriber, subscribe } from '#server/core/events/subscriber.ts'
import { rows } from '#server/core/db/connect.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { setServices } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { startServices } from '#server/start-services.ts'

import { makeDatabase } from '../tests/support/scratch.ts'

// `npm run bench:events`: events a second on PostgreSQL (TEST_POSTGRES_URL), from three subscribers, and the milliseconds
// from a commit to the delivery.

const perSecond = 1_000
const seconds = 10
const names = ['one', 'two', 'three']

const server = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const dataDir = mkdtempSync(join(tmpdir(), 'baba-events-'))
const database = await makeDatabase(server, `baba_events_${randomBytes(4).toString('hex')}`)
const services = await startServices(
  readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SITE_URL: 'http://localhost',
    LOG_LEVEL: 'warn',
    ...secrets()
  })
)
setServices(services)

const written = new Map<number, number>()
const lags: number[] = []
const subscribers = names.map((name): Subscriber => ({
  name,
  maxTries: 1,
  retrySeconds: 1,
  parallel: 50,
  deliver: {
    'order.noted': async (_services, { objectId }) => {
      const since = written.get(objectId)
      if (since !== undefined) lags.push(performance.now() - since)
    }
  }
}))
await subscribe(services.db, subscribers)
const dispatcher = new Dispatcher(() => services, subscribers)

const begun = performance.now()
let last = 0
const writing: Promise<unknown>[] = []
for (let tick = 0; tick < seconds * 10; tick += 1) {
  writing.push(...Array.from({ length: perSecond / 10 }, () => write((last += 1))))
  await pause(Math.max(0, begun + (tick + 1) * 100 - performance.now()))
  dispatcher.wake()
}
await Promise.all(writing)
const writtenMs = performance.now() - begun
dispatcher.wake()
await services.background.settled()
const allMs = performance.now() - begun
const [left] = await rows<{ n: string }>(services.db, sql`select count(*) as n from event_queue`)
lags.sort((a, b) => a - b)
const at = (share: number) => Math.round(lags[Math.floor((lags.length - 1) * share)] ?? 0)
console.log(
  `${last} events in ${Math.round(writtenMs)} ms, ${lags.length} deliveries to ${names.length} subscribers in ${Math.round(allMs)} ms; ` +
    `from the commit p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; left on the queue: ${left?.n}`
)
await services.close()
await database.drop()
rmSync(dataDir, { recursive: true, force: true })

async function write(id: number): Promise<void> {
  await transactor(services)((_tx, after) =>
    after.record('order.noted', id, { code: 'BENCH', status: 'paid', buyer_id: 1, shop_id: 1 })
  )
  written.set(id, performance.now())
}

function secrets() {
  const secret = () => randomBytes(32).toString('hex')
  return { APP_SECRET: secret(), PUBLIC_API_SIGNATURE_KEY: secret() }
}
