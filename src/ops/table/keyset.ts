import { computed, type ReadableAtom } from 'nanostores'

import { type Called, call } from '#lib/core/api/call.ts'
import { defineQuery, type Query } from '#lib/core/browser/fetched.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'

import { type PlaceQuery, setQuery } from '../console-place.ts'
import { signOutOps } from '../console-store.ts'
import { idOf } from './part-query.ts'

/** Pages that the address names: their ids of at most ten digits fit into what it takes for one parameter. */
const maxPassed = 18

/** The ids behind which the pages begin that were passed, as the address has them: { page: '80.40' } // => [80, 40] */
export const passedIn = ({ page = '' }: PlaceQuery): readonly number[] =>
  page.split('.').flatMap(text => idOf(text) ?? [])

/** Where the page of an address begins, as the calls of such lists take it. */
export function beforeIn(query: PlaceQuery): { before?: number } {
  const before = passedIn(query).at(-1)
  return before === undefined ? {} : { before }
}

/** Shows the page behind the last of some passed ones: a step that 'Kembali' takes back. */
export const showPage = (passed: readonly number[]): void =>
  setQuery({ page: passed.slice(-maxPassed).join('.') }, true)

/** Requests something, arranged for what shows it; an ended session asks for the token. */
export async function requestRows<L extends CallName, V>(
  endpoint: L,
  input: Sent<L>,
  arrange: (reply: Reply<L>) => V
): Promise<Called<V>> {
  const answer = await call(endpoint, input)
  if (answer.ok) return { ...answer, value: arrange(answer.value) }
  if (answer.error.status === 401) signOutOps()
  return answer
}

/** A page of a list that goes on behind an id, requested while it is shown; nothing is requested without an input. */
export const keyset = <L extends CallName, V>(
  endpoint: L,
  $input: ReadableAtom<Sent<L> | undefined>,
  rowsOf: (reply: Reply<L>) => V
): Query<V> =>
  defineQuery(
    `${endpoint}#`,
    computed($input, input => input && JSON.stringify(input)),
    key => requestRows(endpoint, JSON.parse(key) as Sent<L>, rowsOf)
  )

/** What is open beside such a list; without a row where there is none of this id. */
export type OpenRow<T> = { id: number; row: T | undefined }

/**
 * The open row of a list, whichever page has it.
 *
 * @param inputOf asks for it by its id
 */
export const openRow = <L extends CallName, T extends { id: number }>(
  endpoint: L,
  $id: ReadableAtom<number | undefined>,
  inputOf: (id: number) => Sent<L>,
  rowsOf: (reply: Reply<L>) => readonly T[]
): Query<OpenRow<T>> =>
  defineQuery(
    `${endpoint} one`,
    computed($id, id => id?.toString()),
    key => {
      const id = Number(key)
      return requestRows(endpoint, inputOf(id), reply => ({
        id,
        row: rowsOf(reply).find(row => row.id === id)
      }))
    }
  )
