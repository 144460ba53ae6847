import { browserErrors } from '../api/browser-errors.ts'

/** Logs an unexpected exception and returns the error to show. */
export function ourFault(error: unknown): typeof browserErrors.our_fault {
  // oxlint-disable-next-line eslint/no-console -- the only place to find the cause
  console.error(error)
  return browserErrors.our_fault
}
