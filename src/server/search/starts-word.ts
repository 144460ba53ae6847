import { sql } from 'drizzle-orm'

/** SQL condition: some word of a column begins with this prefix, in which LIKE wildcards are escaped. */
export function startsWord(column: unknown, prefix: string) {
  const letters = prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`(lower(${column}) like ${`${letters}%`} or lower(${column}) like ${`% ${letters}%`})`
}
