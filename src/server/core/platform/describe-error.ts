import { DrizzleQueryError } from 'drizzle-orm'

/** What is told of an error: nothing that a row, a statement's parameters or a request could have put there. */
export type DescribedError = {
  type: string
  message: string
  code?: string
  /** Of a database error: the names of what was broken, never the values. */
  constraint?: string
  table?: string
  column?: string
  query?: string
  stack?: string
  cause?: DescribedError
}

/** What PGlite and postgres.js name differently. */
type DatabaseFields = Partial<
  Record<
    'code' | 'constraint' | 'constraint_name' | 'table' | 'table_name' | 'column' | 'column_name',
    unknown
  >
>

/** Causes that are told; one that names itself would have no end. */
const maxCauses = 5

/**
 * An error for the log or a terminal, without personal data: of a failed statement its text but no parameters, of the
 * database's answer no detail ('Key (email)=(…) already exists') and no value that its message quotes.
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

/** Prints what ends this process (an exception that nobody catches) without personal data, and ends it with 1. */
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
