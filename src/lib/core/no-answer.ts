import { browserRefusals } from './browser-refusals.ts'
import { isLate } from './limited-signal.ts'
import { ourFault } from './our-fault.ts'

type BrowserRefusal = (typeof browserRefusals)[keyof typeof browserRefusals]

/**
 * What the network gives: an answer, its text, a part of our scripts. What fails here is the network's, and nothing else is;
 * it throws what is said of it. Who aborted by themselves reads no answer.
 */
export const reach = <T>(given: Promise<T>, signal?: AbortSignal): Promise<T> =>
  given.catch(() => {
    throw isLate(signal) ? browserRefusals.timeout : browserRefusals.offline
  })

/** The JSON of an answer; throws a SyntaxError where it is none. */
export const readJson = async (answer: Response, signal: AbortSignal): Promise<unknown> =>
  JSON.parse(await reach(answer.text(), signal))

/** Whether what was thrown says that no answer came, or none that can be read. */
export const isNoAnswer = (thrown: unknown): thrown is BrowserRefusal =>
  Object.values(browserRefusals).includes(thrown as BrowserRefusal)

/** What is said of what was thrown: of the network only where the network failed. */
export function told(thrown: unknown): BrowserRefusal {
  if (isNoAnswer(thrown)) return thrown
  return thrown instanceof SyntaxError ? browserRefusals.bad_answer : ourFault(thrown)
}
