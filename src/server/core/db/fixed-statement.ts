import type { PGlite } from '@electric-sql/pglite'
import type postgres from 'postgres'

/** A parameter of a fixed statement. */
type Value = string | number | null

/**
 * A statement with constant text, for hot paths: it is sent as a prepared statement without being built each time.
 * `$1` and so on are its parameters, of these types.
 */
export type FixedStatement = {
  name: string
  text: string
  types: readonly ('text' | 'bigint' | 'timestamptz')[]
}

/** Runs a fixed statement by itself, outside of any transaction. */
export type RunFixed = <T>(statement: FixedStatement, values: readonly Value[]) => Promise<T[]>

export const fixedOnPostgres =
  (sql: postgres.Sql): RunFixed =>
  async <T>({ text }: FixedStatement, values: readonly Value[]) =>
    (await sql.unsafe(text, [...values], { prepare: true })) as unknown as T[]

/** PGlite plans each query again, which costs more than running it; PREPARE keeps the plan. */
export function fixedOnPglite(client: PGlite): RunFixed {
  const prepared = new Map<string, Promise<unknown>>()
  return async <T>({ name, text, types }: FixedStatement, values: readonly Value[]) => {
    const preparing = prepared.get(name) ?? client.exec(`PREPARE ${name} (${types.join(', ')}) AS ${text}`)
    prepared.set(name, preparing)
    await preparing
    const [answer] = await client.exec(`EXECUTE ${name} (${values.map(literal).join(', ')})`)
    return (answer?.rows ?? []) as T[]
  }
}

/** EXECUTE takes no parameters: text is quoted as a standard string, in which only the quote is special. */
function literal(value: Value): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (!Number.isSafeInteger(value)) throw new Error(`No whole number: ${value}`)
  return String(value)
}
