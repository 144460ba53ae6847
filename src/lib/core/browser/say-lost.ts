import { browserErrors } from '../api/browser-errors.ts'
import { isNoAnswer } from '../api/no-answer.ts'
import { ourFault } from './our-fault.ts'
import { toast } from './toasts.ts'

/** How the messages of Chromium, Firefox and Safari begin when a script chunk did not load. */
const notLoaded =
  /^(?:Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script)/

/** Whether an error comes from the network: no response, or a script chunk that did not load. */
export const isOfNetwork = (error: unknown): boolean =>
  isNoAnswer(error) || (error instanceof TypeError && notLoaded.test(error.message))

/** Shows why an action failed: a network error if something did not load, otherwise a fault of ours. */
export function sayLost(error: unknown): void {
  toast((isOfNetwork(error) ? browserErrors.offline : ourFault(error)).message, 'error')
}
