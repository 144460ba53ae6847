import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A row's own number. Identity by the database, a safe integer in TypeScript. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A reference to another row; the caller adds `.references()` and `.notNull()`. */
export const ref = () => bigint({ mode: 'number' })

/** Whole rupiah, never a fraction. */
export const rupiah = () => bigint({ mode: 'number' })

/** An instant. Only views convert it to Jakarta time. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * When the counter last changed a row, in milliseconds: the version that a clerk has seen and sends back (ops-58). What buyers do
 * does not move it.
 */
export const version = () =>
  timestamp({ withTimezone: true, mode: 'date', precision: 3 })
    .notNull()
    .default(sql`now()`)

/** The version after a change: later than the one before, also within a millisecond or after the clock went back. */
export const nextVersion = (column: AnyColumn, now: Date): SQL<Date> =>
  sql`greatest(${now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`
