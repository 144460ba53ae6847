import { atom } from 'nanostores'

import { always } from '#lib/core/browser/fetched.ts'

import { listed } from './console-lists.ts'
import { request } from './console-store.ts'

/** Milliseconds between two looks at a check that runs. */
export const lookMs = 2_000

/** The last check of the books. */
export const booksCheck = listed('GET /ops/ledger/check', always({}))
export const $tablesToVacuum = atom<readonly string[]>([])

/** Asks for a check of the books, and looks at the tables they lie in. */
export async function askForBooks(): Promise<void> {
  const asked = await request('POST /ops/ledger/check', {})
  if (!asked) return
  await booksCheck.refresh()
  const database = await request('GET /ops/database', {})
  $tablesToVacuum.set(database?.sick_tables ?? [])
}
