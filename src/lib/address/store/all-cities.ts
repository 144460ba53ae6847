import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { fetched, latest } from '#lib/core/browser/fetched.ts'

const $isWanted = atom(false)

/** All cities of the country, requested once somebody searches for one. */
export const allCities = fetched(
  'GET /buyer/region/city',
  computed($isWanted, isWanted => (isWanted ? {} : undefined)),
  { freshMs: 3_600_000 }
)

/** The cities; they stay during another request, because some of them may be chosen. */
export const $allCities = latest<Reply<'GET /buyer/region/city'> | undefined>(allCities.$state, undefined)

export const wantCities = (): void => $isWanted.set(true)
