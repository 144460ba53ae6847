import { computed, type ReadableAtom } from 'nanostores'

import { $place, type PlaceQuery } from '../console-place.ts'

const none: PlaceQuery = {}

/** The parameters of a part while it is shown; none otherwise. */
export const queryOf = (name: string): ReadableAtom<PlaceQuery> =>
  computed($place, ({ part, query }) => (part === undefined || part === name ? query : none))

/** The page that an address names: { page: '2' } // => 2 */
export const pageOf = (query: PlaceQuery): number =>
  Math.min(10_000, Math.max(1, Math.trunc(Number(query['page'])) || 1))

/** The id that a parameter names; undefined for everything else. */
export const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined

/** What a parameter names of some words; undefined for everything else. */
export const wordOf = <T extends string>(text: string | undefined, words: readonly T[]): T | undefined =>
  words.find(word => word === text)

/** The sort that the head of a column set, of those that the list has: its own direction where only the column is named. */
export function sortOf<T extends string>({ sort, order }: PlaceQuery, words: readonly T[]) {
  const by = wordOf(sort, words)
  const direction = wordOf(order, ['asc', 'desc'] as const)
  return { ...(by && { sort: by }), ...(by && direction && { order: direction }) }
}
