import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { always, defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Milliseconds between two requests while a copy is prepared, and after a failed request. */
const everyMs = 3_000
const afterFailureMs = 30_000
/** A file's address is valid for an hour: returning to the page later requests a new one. */
const freshMs = 30 * 60_000

let requestedAt = 0

const copy = defineQuery<Reply<'GET /buyer/export'>>(
  'GET /buyer/export',
  always('{}'),
  () => {
    requestedAt = Date.now()
    return call('GET /buyer/export', {})
  },
  {
    everyMs,
    isFinal: ({ value, error }) => {
      if (value?.status === 'waiting' && !error) return false
      return Date.now() - requestedAt < (error ? afterFailureMs : freshMs)
    }
  }
)

/** State of the newest copy of the person's data. */
export const $export = copy.$state
export const reloadExport = copy.reload

/** Requests a copy and sets its state; returns the error to show. */
export async function requestExport(): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/export', {})
  if (!answer.ok) return answer.error
  copy.put(answer.value)
  return undefined
}
