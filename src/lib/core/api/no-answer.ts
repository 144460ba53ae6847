import { browserErrors } from './browser-errors.ts'
import { isLate } from './limited-signal.ts'
import { ourFault } from '../browser/our-fault.ts'

type BrowserError = (typeof browserErrors)[keyof typeof browserErrors]

/**
 * What the network gives: an answer, its text, a part of our scripts. What fails here is the network's, and nothing else is;
 * it throws what is said of it. Who aborted by themselves reads no answer.
 */
export const reach = <T>(given: Promise<T>, signal?: AbortSignal): Promise<T> =>
  given.catch(() => {
    throw isLate(signal) ? browserErrors.timeout : browserErrors.offline
  })

/** The JSON of an answer; throws a SyntaxError where it is none. */
export const readJson = async (answer: Response, signal: AbortSignal): Promise<unknown> =>
  JSON.parse(await reach(answer.text(), signal))

/** Whether what was thrown says that no answer came, or none that can be read. */
export const isNoAnswer = (thrown: unknown): thrown is BrowserError =>
  Object.values(browserErrors).includes(thrown as BrowserError)

/** What is said of what was thrown: of the network only where the network failed. */
export function told(thrown: unknown): BrowserError {
  if (isNoAnswer(thrown)) return thrown
  return thrown instanceof SyntaxError ? browserErrors.bad_answer : ourFault(thrown)
}
