import { atom } from 'nanostores'

import { call } from '#lib/core/call.ts'
import { always, fetched } from '#lib/core/fetched.ts'
import type { Refusal } from '#lib/core/refusal.ts'

/** Milliseconds between two questions while a copy is being made. */
const everyMs = 3_000

const copy = fetched('GET /buyer/export', always({}), {
  everyMs,
  // The address of a file holds for an hour: coming back to the page asks for a new one.
  isFinal: ({ value, error }) => !error && value !== undefined && !['waiting', 'ready'].includes(value.status)
})

/** Where the newest copy of one's data stands. */
export const $export = copy.$state
export const reloadExport = copy.reload

/** A request that is on its way, and why the last one was refused. */
export const $exportRequest = atom<{ isBusy: boolean; error?: Refusal }>({ isBusy: false })

/** Asks for a copy; the list of what is known follows it. */
export async function requestExport(): Promise<void> {
  if ($exportRequest.get().isBusy) return
  $exportRequest.set({ isBusy: true })
  const answer = await call('POST /buyer/export', {})
  $exportRequest.set({ isBusy: false, ...(!answer.ok && { error: answer.error }) })
  if (answer.ok) copy.put(answer.value)
}
