import { eq, sql } from 'drizzle-orm'

import { claimRun, releaseRun } from '#server/core/claim-job.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'
import type { Services } from '#server/core/platform/services.ts'
import { checkLedger } from '#server/money/ledger-check.ts'
import { checkLedgerDays } from '#server/money/ledger-days-check.ts'
import { checkBooks } from './books-check.ts'

const job = 'books'
/** Milliseconds after which another process takes over from one that died during a check. */
const claimMs = 10 * 60_000
/** Names in the settings: the number of the last check that was asked for, and the last one that ended. */
const askedFact = 'books asked'
const endedFact = 'books checked'

type Result = Awaited<ReturnType<typeof readFrom>>
type Ended = { id: number; checked_at: string; result: Result | null }

/** Asks for a check of the books; returns its number. Whoever asks while one runs gets the next one. */
export async function askForBooks(db: Db): Promise<number> {
  const [asked] = await rows<{ value: string }>(
    db,
    sql`insert into settings (name, value) values (${askedFact}, '1')
      on conflict (name) do update set value = (settings.value::int + 1)::text returning value`
  )
  return Number(asked?.value)
}

/** The last check of the books that ended, and whether a newer one was asked for. */
export async function readBooksCheck(db: Db) {
  const ended = await readEnded(db)
  const isWaiting = (await readAsked(db)) > (ended?.id ?? 0)
  const state = isWaiting ? 'waiting' : ended ? (ended.result ? 'done' : 'failed') : 'none'
  return {
    id: ended?.id ?? 0,
    state,
    checked_at: ended?.checked_at ?? null,
    result: ended?.result ?? null
  } as const
}

/**
 * Checks the books until nobody has asked for a newer check, one at a time across all processes: it reads every movement, which
 * takes longer than an answer may once there are some hundred thousand orders.
 */
export async function checkAskedBooks(services: Services): Promise<void> {
  const { db, clock } = services
  const isDue = async () => (await readAsked(db)) > ((await readEnded(db))?.id ?? 0)
  while ((await isDue()) && (await claimRun(db, job, claimMs, clock.now()))) {
    try {
      await check(services)
    } finally {
      await releaseRun(db, job)
    }
  }
}

/** The daily check, so that a difference is in the log although nobody asked. */
export async function checkBooksDaily(services: Services): Promise<void> {
  await askForBooks(services.db)
  await checkAskedBooks(services)
}

async function check({ connection, db, clock, log }: Services): Promise<void> {
  const id = await readAsked(db)
  const result = await readBooks(db, connection.engine).catch((error: unknown) => {
    log.error({ error }, 'the books could not be checked')
    return null
  })
  const ended: Ended = { id, checked_at: clock.now().toISOString(), result }
  const { accounts: _accounts, ...differences } = result ?? {}
  if (Object.values(differences).some(found => (Array.isArray(found) ? found.length > 0 : found !== 0))) {
    log.error({ differences }, 'the books differ')
  }
  const value = JSON.stringify(ended)
  await db
    .insert(settings)
    .values({ name: endedFact, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
}

/** One snapshot for all questions, where the database has other sessions beside it. */
async function readBooks(db: Db, engine: 'pglite' | 'postgres'): Promise<Result> {
  if (engine === 'pglite') return readFrom(db)
  return db.transaction(readFrom, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

const readFrom = async (db: Db) => ({
  ...(await checkLedger(db)),
  days: await checkLedgerDays(db),
  ...(await checkBooks(db))
})

const readAsked = async (db: Db): Promise<number> => Number((await readFact(db, askedFact)) ?? 0)

async function readEnded(db: Db): Promise<Ended | undefined> {
  const stored = await readFact(db, endedFact)
  if (stored === undefined) return undefined
  const ended = JSON.parse(stored) as Ended
  // A check of an earlier release compared neither days nor transfers to shops and their files.
  const { days = [], payouts = [], payout_files = [] } = ended.result ?? {}
  return { ...ended, result: ended.result && { ...ended.result, days, payouts, payout_files } }
}

async function readFact(db: Db, name: string): Promise<string | undefined> {
  const [fact] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
  return fact?.value
}
