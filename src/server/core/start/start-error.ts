import { describeDatabaseError } from './database-start-error.ts'
import { errorText } from '../platform/describe-error.ts'
import { describeDiskError } from './disk-start-error.ts'
import { OperatorError } from '../platform/operator-error.ts'

/**
 * What an operator is told of an error that keeps a command from starting: what is wrong and what to do, in one
 * sentence or two; undefined for an error that nobody foresaw.
 */
export function describeStartError(error: unknown): string | undefined {
  for (let cause: unknown = error; isObject(cause); cause = cause['cause']) {
    if (cause instanceof OperatorError) return cause.message
    const described = describeDiskError(cause) ?? describeDatabaseError(cause) ?? describeBuildError(cause)
    if (described) return described
  }
  return undefined
}

/** Tells an operator of something that is not as it should be and keeps nothing from starting. */
export const warnOperator = (text: string): void => console.warn(text)

/** Ends the process with 1 and says why: plainly where that is known, else with the stack. */
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
