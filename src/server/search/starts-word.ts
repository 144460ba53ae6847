import { sql } from 'drizzle-orm'

/** Whether a word of a column begins with these letters. */
export const startsWord = (column: unknown, prefix: string) =>
  sql`(lower(${column}) like ${`${prefix}%`} or lower(${column}) like ${`% ${prefix}%`})`
