import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

import { migrationsFolder } from '#server/core/platform/project-paths.ts'
import { warnOperator } from '#server/core/start/start-error.ts'
import { boundedSockets, longStart } from './bounded-socket.ts'
import { checkMigrations, rejectNewer } from './check-migrations.ts'
import { fixedOnPglite, fixedOnPostgres, type RunFixed } from './fixed-statement.ts'
import { guardTransactions } from './guard-transactions.ts'
import type { PreparedDatabase } from './new-database.ts'
import { openPglite } from './pglite.ts'
import { preparedTexts } from './prepared-texts.ts'

/** The database, or a transaction on it: what every query takes as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Connection = {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Runs a statement that Drizzle does not support (VACUUM), without a timeout. */
  exec: (statement: string) => Promise<void>
  runFixed: RunFixed
  /** Runs a statement in the embedded database's only session, outside any transaction, to begin and end a backup. */
  session?: (statement: string) => Promise<Record<string, unknown>[]>
  /** NOTIFY carries realtime between processes when there is no Redis; absent on the embedded database. */
  sql?: postgres.Sql
  close: () => Promise<void>
}

/** Seconds to wait for a connection. */
const connectSeconds = 5
/** Ms in which a start must reach the database: postgres.js retries for ever where connections are closed at once. */
const reachMs = 10_000
/** Seconds between two attempts to connect: short, because a lost database is reported and not waited for. */
const reconnectSeconds = 0.1
/** Ms after which the server ends a statement. */
const maxStatementMs = 60_000
/**
 * How long a connection may be silent or idle, as a factor of the statement timeout. Silent: longer than the server
 * takes to end a statement. An idle connection is closed well before, so one that is silent for longer has lost its
 * server. An idle transaction is ended by the server: the locks of a process that stands still, or whose machine is gone,
 * stop all others (ops-397).
 */
const silent = 1.1
const idle = 0.5
/**
 * The value that PostgreSQL's manual gives for storage with cheap random access. With the default of 4, for spinning
 * disks, a small table of carts is scanned for one buyer, and the prepared plan stays that way while the table grows.
 */
const randomPageCost = 1.1

/**
 * Opens DATABASE_URL, or the embedded database in a folder, and applies the migrations. `prepared` is the initial
 * content of a new folder.
 */
export async function connect(options: {
  url?: string
  folder: string
  prepared?: PreparedDatabase
  poolSize?: number
  statementMs?: number
  reachWithin?: number
}): Promise<Connection> {
  const {
    url,
    folder,
    prepared,
    poolSize = 10,
    statementMs = maxStatementMs,
    reachWithin = reachMs
  } = options
  if (!url) return connectPglite(folder, prepared)
  await migrateOnce(url, reachWithin)
  return connectPostgres(url, poolSize, statementMs)
}

async function connectPglite(folder: string, prepared?: PreparedDatabase): Promise<Connection> {
  const { client, close } = await openPglite(folder, prepared)
  const db = drizzlePglite(client, { casing: 'snake_case' })
  await rejectNewer(db as unknown as Db)
  await migratePglite(db, { migrationsFolder })
  await checkMigrations(db as unknown as Db)
  return {
    db: db as unknown as Db,
    engine: 'pglite',
    exec: async statement => void (await client.exec(statement)),
    runFixed: fixedOnPglite(client),
    session: async statement => (await client.query<Record<string, unknown>>(statement)).rows,
    close
  }
}

/**
 * Statements that may be under way on one connection: never so many. postgres.js does not reserve a connection for the BEGIN that is the
 * last one of its 100: that transaction would stay open, and other statements would run in it (ops-236).
 */
const maxPipeline = 1_000_000_000

function connectPostgres(url: string, poolSize: number, statementMs: number): Connection {
  // The types of postgres.js lack these options.
  const sockets = { socket: boundedSockets(statementMs * silent), max_pipeline: maxPipeline }
  const sql = preparing(
    postgres(url, {
      max: poolSize,
      connect_timeout: connectSeconds,
      idle_timeout: (statementMs * idle) / 1000,
      ...sockets,
      backoff: () => reconnectSeconds,
      onnotice: () => undefined,
      connection: {
        TimeZone: 'UTC',
        application_name: 'baba-bangunan',
        options: longStart,
        statement_timeout: statementMs,
        idle_in_transaction_session_timeout: statementMs * idle,
        random_page_cost: randomPageCost
      }
    })
  )
  const db = drizzlePostgres(sql, { casing: 'snake_case' })
  return {
    db: db as unknown as Db,
    engine: 'postgres',
    exec: statement => execAlone(url, statement),
    runFixed: fixedOnPostgres(sql),
    sql,
    close: () => sql.end({ timeout: 5 })
  }
}

/** Runs a statement on its own connection without a timeout: a VACUUM of a large table may take minutes. */
async function execAlone(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: connectSeconds, onnotice: () => undefined })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end({ timeout: connectSeconds })
  }
}

/**
 * Prepares the statements that are sent often. Drizzle sends unprepared ones, each of which costs a second round trip to the
 * server and a parse; a prepared statement is described and parsed once per connection.
 */
function preparing(sql: postgres.Sql): postgres.Sql {
  const isPrepared = preparedTexts()
  guardTransactions(sql)
  prepareOn(sql, isPrepared)
  const begin = sql.begin.bind(sql) as (work: (tx: postgres.TransactionSql) => unknown) => Promise<unknown>
  sql.begin = ((work: (tx: postgres.TransactionSql) => unknown) =>
    begin(tx => {
      prepareOn(tx, isPrepared)
      return work(tx)
    })) as postgres.Sql['begin']
  return sql
}

function prepareOn(
  client: postgres.Sql | postgres.TransactionSql,
  isPrepared: (text: string) => boolean
): void {
  const { unsafe } = client
  // One without parameters is a simple query, which nothing prepares.
  client.unsafe = ((text, parameters, options) =>
    unsafe(text, parameters, {
      ...options,
      prepare: parameters !== undefined && parameters.length > 0 && isPrepared(text)
    })) as typeof unsafe
}

/**
 * Several processes may start at once: an advisory lock lets one migrate while the others wait, on connections of
 * their own, because a migration may take longer than any other statement.
 */
async function migrateOnce(url: string, reachWithin: number): Promise<void> {
  const sql = postgres(url, { max: 2, connect_timeout: connectSeconds, onnotice: () => undefined })
  const lock = await reach(sql, reachWithin)
  try {
    await takeMigrationLock(lock)
    const db = drizzlePostgres(sql, { casing: 'snake_case' })
    await rejectNewer(db as unknown as Db)
    await migratePostgres(db, { migrationsFolder })
    await checkMigrations(db as unknown as Db)
  } finally {
    await lock`select pg_advisory_unlock(727272)`
    lock.release()
    await sql.end({ timeout: connectSeconds })
  }
}

/** Takes the migration lock. Where another process migrates, warns and waits: a large table may take minutes. */
async function takeMigrationLock(lock: postgres.ReservedSql): Promise<void> {
  const [got] = await lock`select pg_try_advisory_lock(727272) as it`
  if (got?.['it']) return
  warnOperator('Another process is migrating this database. Waiting for it …')
  await lock`select pg_advisory_lock(727272)`
}

/** Reserves a connection; throws CONNECT_TIMEOUT where there is none in time. */
async function reach(sql: postgres.Sql, withinMs: number): Promise<postgres.ReservedSql> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const [address] = sql.options.host
      const [port] = sql.options.port
      reject(Object.assign(new Error('No connection'), { code: 'CONNECT_TIMEOUT', address, port }))
    }, withinMs)
  })
  try {
    return await Promise.race([sql.reserve(), late])
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Rows of a raw statement: the engines return different shapes. */
export const rows = async <T>(db: Db, statement: SQL): Promise<T[]> => rowsOf(await db.execute(statement))

/** The rows of such an answer. */
export const rowsOf = <T>(answer: unknown): T[] =>
  Array.isArray(answer) ? answer : (answer as { rows: T[] }).rows

/** Number of rows that a statement returns; of written rows, where it ends with RETURNING. */
export const countRows = async (db: Db, statement: SQL): Promise<number> => (await rows(db, statement)).length

/** The name of the CHECK constraint that a statement violated; undefined for any other error. */
export function brokenCheck(error: unknown): string | undefined {
  if (sqlState(error) !== '23514') return undefined
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    // PGlite and postgres.js name the field differently.
    const { constraint, constraint_name: name } = e as { constraint?: string; constraint_name?: string }
    if (constraint ?? name) return constraint ?? name
  }
  return undefined
}

/** SQLSTATE of a database error, which Drizzle wraps: '23505' is a violated unique index. */
export function sqlState(error: unknown): string | undefined {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/** Whether a row names another one that is not there (any more), or is named by one. */
export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503'
