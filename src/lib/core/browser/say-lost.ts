import { browserErrors } from '../api/browser-errors.ts'
import { isNoAnswer } from '../api/no-answer.ts'
import { ourFault } from './our-fault.ts'
import { toast } from './toasts.ts'

/** How Chromium, Firefox and Safari begin to say that a part of our scripts did not come. */
const notLoaded =
  /^(?:Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script)/

/** Whether an error is the network's: no answer, or a part of our scripts that did not come. */
export const isOfNetwork = (error: unknown): boolean =>
  isNoAnswer(error) || (error instanceof TypeError && notLoaded.test(error.message))

/** Says why what somebody pressed did nothing: what did not come is the network's, everything else is ours. */
export function sayLost(error: unknown): void {
  toast((isOfNetwork(error) ? browserErrors.offline : ourFault(error)).message, 'error')
}
