import { map } from 'nanostores'

import type { ApiError } from '#lib/core/schema/api-error.ts'
import { cookieErrors } from '#lib/identity/cookie-errors.ts'

/** State of the open identity form, and the error of its last try. */
export type Work = { isBusy: boolean; error?: ApiError }

export const $work = map<Work>({ isBusy: false })

let turn = 0

/**
 * Runs one task at a time for the open form; a second click meanwhile does nothing. Returns whether it succeeded; an
 * error is stored for display. The outcome is ignored if the form was closed meanwhile.
 */
export async function work(task: () => Promise<ApiError | undefined>): Promise<boolean> {
  if ($work.get().isBusy) return false
  turn += 1
  const mine = turn
  $work.set({ isBusy: true })
  // Sessions and passed codes need cookies.
  const isRejecting = globalThis.navigator?.cookieEnabled === false
  const error = isRejecting ? cookieErrors.cookies_refused : await task()
  if (mine !== turn) return false
  $work.set({ isBusy: false, ...(error && { error }) })
  return !error
}

/** Resets the state when the form is closed or its step changes. */
export function endWork(): void {
  turn += 1
  $work.set({ isBusy: false })
}
