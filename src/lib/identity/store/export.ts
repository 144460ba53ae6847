import { atom } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { always, question } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Milliseconds between two questions while a copy is being made, and after a question that failed. */
const everyMs = 3_000
const afterFailureMs = 30_000
/** The address of a file holds for an hour: whoever comes back later gets a new one. */
const freshMs = 30 * 60_000

let askedAt = 0

const copy = question<Reply<'GET /buyer/export'>>(
  'GET /buyer/export',
  always('{}'),
  () => {
    askedAt = Date.now()
    return call('GET /buyer/export', {})
  },
  {
    everyMs,
    isFinal: ({ value, error }) => {
      if (value?.status === 'waiting' && !error) return false
      return Date.now() - askedAt < (error ? afterFailureMs : freshMs)
    }
  }
)

/** Where the newest copy of one's data stands. */
export const $export = copy.$state
export const reloadExport = copy.reload

/** A request that is on its way, and why the last one was rejected. */
export const $exportRequest = atom<{ isBusy: boolean; error?: ApiError }>({ isBusy: false })

/** Asks for a copy; what is known follows it. */
export async function requestExport(): Promise<void> {
  if ($exportRequest.get().isBusy) return
  $exportRequest.set({ isBusy: true })
  const answer = await call('POST /buyer/export', {})
  $exportRequest.set({ isBusy: false, ...(!answer.ok && { error: answer.error }) })
  if (answer.ok) copy.put(answer.value)
}
