import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { fetched } from '#lib/core/browser/fetched.ts'

export type FoundPlace = Reply<'GET /buyer/region/search'>[number]

/** Minimum letters of a search: fewer find nothing (address-15). */
const minTyped = 3
/** Debounce of typing, in milliseconds. */
const pauseMs = 200

/** Search of one place field, with its results. */
export function placeSearch() {
  const $keyword = atom('')
  let pause: ReturnType<typeof setTimeout> | undefined
  const { $state, reload } = fetched(
    'GET /buyer/region/search',
    computed($keyword, keyword => (keyword.length >= minTyped ? { keyword } : undefined)),
    { freshMs: 3_600_000 }
  )
  return {
    $state,
    $keyword,
    reload,
    look(typed: string) {
      clearTimeout(pause)
      pause = setTimeout(() => $keyword.set(typed.trim()), pauseMs)
    }
  }
}
