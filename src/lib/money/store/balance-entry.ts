import { atom, computed } from 'nanostores'

import { fetched, isMissing } from '#lib/core/browser/fetched.ts'

/** The movement whose dialog is open. */
export const $openEntry = atom<number | undefined>()

const entry = fetched(
  'GET /buyer/balance/history/{id}',
  computed($openEntry, id => (id === undefined ? undefined : { id })),
  // The ledger never changes.
  { isFinal: ({ value, error }) => value !== undefined || isMissing(error) }
)

export const $balanceEntry = entry.$state
export const retryEntry = entry.reload

export const openEntry = (id: number): void => $openEntry.set(id)
export const closeEntry = (): void => $openEntry.set(undefined)
