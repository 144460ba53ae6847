import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A row's own number. Identity by the database, a safe integer in TypeScript. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A reference to another row; the caller adds `.references()` and `.notNull()`. */
export const ref = () => bigint({ mode: 'number' })

/** Whole rupiah, never a fraction. */
export const rupiah = () => bigint({ mode: 'number' })

/** An instant. Only views convert it to Jakarta time. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
