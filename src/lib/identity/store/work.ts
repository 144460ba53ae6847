import { submission } from '#lib/core/browser/submission.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { cookieErrors } from '#lib/identity/cookie-errors.ts'

// One submission for all steps of the open identity form, like the one code of the page: an error of a step may be shown
// by the next one, and each opening begins with `endWork`.
const form = submission()

/** State of the open identity form, and the error of its last try. */
export const $work = form.$state

/** Runs one task at a time for the open form. Returns whether it succeeded. */
export const work = (task: () => Promise<ApiError | undefined>): Promise<boolean> =>
  // Sessions and passed codes need cookies.
  form.submit(async () =>
    globalThis.navigator?.cookieEnabled === false ? cookieErrors.cookies_refused : task()
  )

/** Resets the state when the form is closed or its step changes. */
export const endWork = form.end
