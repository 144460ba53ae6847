import { browserErrors } from './browser-errors.ts'
import { isLate } from './limited-signal.ts'
import { ourFault } from '../browser/our-fault.ts'

type BrowserError = (typeof browserErrors)[keyof typeof browserErrors]

/**
 * Wraps what comes over the network: a response, its body, a script chunk. A failure throws `offline` or `timeout`,
 * so that only network errors are reported as such. A caller that aborts ignores the result.
 */
export const reach = <T>(given: Promise<T>, signal?: AbortSignal): Promise<T> =>
  given.catch(() => {
    throw isLate(signal) ? browserErrors.timeout : browserErrors.offline
  })

/** The JSON of a response; throws a SyntaxError where it is invalid. */
export const readJson = async (answer: Response, signal: AbortSignal): Promise<unknown> =>
  JSON.parse(await reach(answer.text(), signal))

/** Whether a thrown value means that no response came, or none that can be read. */
export const isNoAnswer = (thrown: unknown): thrown is BrowserError =>
  Object.values(browserErrors).includes(thrown as BrowserError)

/** The error to show for a thrown value; a network error only where the network failed. */
export function told(thrown: unknown): BrowserError {
  if (isNoAnswer(thrown)) return thrown
  return thrown instanceof SyntaxError ? browserErrors.bad_answer : ourFault(thrown)
}
