import { map } from 'nanostores'

import type { ApiError } from '#lib/core/schema/api-error.ts'
import { cookieErrors } from '#lib/identity/cookie-errors.ts'

/** What the open form of a person's identity is doing, and what its last try was rejected with. */
export type Work = { isBusy: boolean; error?: ApiError }

export const $work = map<Work>({ isBusy: false })

let turn = 0

/**
 * Does one thing at a time, for whichever form is open: a second click meanwhile does nothing. Answers whether it was
 * done; an error is kept to be shown. What ends after its form was closed counts for nothing any more.
 */
export async function work(task: () => Promise<ApiError | undefined>): Promise<boolean> {
  if ($work.get().isBusy) return false
  turn += 1
  const mine = turn
  $work.set({ isBusy: true })
  // Sessions and passed codes are cookies: without them nothing that is typed here leads anywhere.
  const isRejecting = globalThis.navigator?.cookieEnabled === false
  const error = isRejecting ? cookieErrors.cookies_refused : await task()
  if (mine !== turn) return false
  $work.set({ isBusy: false, ...(error && { error }) })
  return !error
}

/** The form is closed, or another step of it is shown: nothing is under way and nothing is wrong. */
export function endWork(): void {
  turn += 1
  $work.set({ isBusy: false })
}
