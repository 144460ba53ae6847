import { DrizzleQueryError } from 'drizzle-orm'

/** Safe description of an error: nothing that came from a row, a statement's parameters or a request. */
export type DescribedError = {
  type: string
  message: string
  code?: string
  /** Of a database error: the names of what was violated, never the values. */
  constraint?: string
  table?: string
  column?: string
  query?: string
  stack?: string
  cause?: DescribedError
}

/** Fields that PGlite and postgres.js name differently. */
type DatabaseFields = Partial<
  Record<
    'code' | 'constraint' | 'constraint_name' | 'table' | 'table_name' | 'column' | 'column_name',
    unknown
  >
>

/** Maximum number of causes described; a cause that refers to itself would never end. */
const maxCauses = 5

/**
 * Describes an error for the log or a terminal, without personal data: the text of a failed statement but not its
 * parameters, and neither the detail of a database error ('Key (email)=(…) already exists') nor a value in its message.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const { code, constraint, constraint_name, table, table_name, column, column_name } =
    error as DatabaseFields & Error
  const message = messageOf(error)
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  const cause = error.cause !== undefined && depth < maxCauses && describeError(error.cause, depth + 1)
  return {
    type: error.name,
    message,
    ...textsOf({
      code,
      constraint: constraint ?? constraint_name,
      table: table ?? table_name,
      column: column ?? column_name,
      query: error instanceof DrizzleQueryError ? error.query : undefined
    }),
    ...(frames && { stack: [`${error.name}: ${message}`, ...frames].join('\n') }),
    ...(cause && { cause })
  }
}

/** An error as lines for a terminal. */
export function errorText(error: unknown): string {
  const { stack, type, message, cause, constraint, query } = describeError(error)
  const lines = [stack ?? `${type}: ${message}`]
  if (constraint) lines.push(`Constraint: ${constraint}`)
  if (query) lines.push(`Statement: ${query}`)
  for (let one = cause; one; one = one.cause) {
    lines.push(`Caused by ${one.type}${one.code ? ` ${one.code}` : ''}: ${one.message}`)
  }
  return lines.join('\n')
}

/** Prints an uncaught exception without personal data, then exits with 1. */
export function printFatalErrors(): void {
  process.on('uncaughtException', error => {
    process.stderr.write(`${errorText(error)}\n`)
    process.exit(1)
  })
}

/** Drizzle's message repeats the parameters; that of a database error may quote a value: '… for type integer: "abc"'. */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'Failed query'
  const isFromDatabase = 'severity' in error
  return isFromDatabase ? error.message.replace(/: ".*$/s, ': …').split('\n')[0]! : error.message
}

const textsOf = (facts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  )
