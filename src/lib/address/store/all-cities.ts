import { atom, computed } from 'nanostores'

import { fetched } from '#lib/core/fetched.ts'

const $isWanted = atom(false)

/** The cities of the whole country, once somebody looks for one. */
export const allCities = fetched(
  'GET /buyer/region/city',
  computed($isWanted, isWanted => (isWanted ? {} : undefined)),
  { freshMs: 3_600_000 }
)

export const wantCities = (): void => $isWanted.set(true)
