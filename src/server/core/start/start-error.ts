import { describeDatabaseError } from './database-start-error.ts'
import { errorText } from '../platform/describe-error.ts'
import { describeDiskError } from './disk-start-error.ts'
import { OperatorError } from '../platform/operator-error.ts'

/**
 * Message for the operator about an error that prevents a command from starting: what is wrong and what to do, in one
 * or two sentences; undefined for an unforeseen error.
 */
export function describeStartError(error: unknown): string | undefined {
  for (let cause: unknown = error; isObject(cause); cause = cause['cause']) {
    if (cause instanceof OperatorError) return cause.message
    const described = describeDiskError(cause) ?? describeDatabaseError(cause) ?? describeBuildError(cause)
    if (described) return described
  }
  return undefined
}

/** Warns the operator of a problem that does not prevent a start. */
export const warnOperator = (text: string): void => console.warn(text)

/** Prints the error and exits with 1: a plain message for a known error, otherwise the stack. */
export function exitWithStartError(error: unknown): never {
  console.error(describeStartError(error) ?? errorText(error))
  process.exit(1)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function describeBuildError({ code, url }: Record<string, unknown>): string | undefined {
  const isMissing = code === 'ERR_MODULE_NOT_FOUND' && String(url).endsWith('/dist/server/entry.mjs')
  return isMissing ? 'The site is not built yet. Run npm run build first, or npm start.' : undefined
}
