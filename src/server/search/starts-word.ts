import { sql } from 'drizzle-orm'

/** Whether a word of a column begins with these letters; they are letters, and no signs of a pattern. */
export function startsWord(column: unknown, prefix: string) {
  const letters = prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`(lower(${column}) like ${`${letters}%`} or lower(${column}) like ${`% ${letters}%`})`
}
