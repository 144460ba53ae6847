import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { Reply } from '#lib/calls.ts'

import { type PlaceQuery, setQuery } from '../console-place.ts'
import { $notice, request, signOutOps } from '../console-store.ts'
import { paged } from '../table/paged.ts'
import { idOf, pageOf, queryOf, sortOf, wordOf } from '../table/part-query.ts'

export type Keyword = Reply<'GET /ops/keyword'>[number]
export type Synonym = Reply<'GET /ops/synonym'>[number]

/** The filters of an address, as both lists take them. */
function termFilter({ q, own }: PlaceQuery) {
  const origin = wordOf(own, ['yes', 'no'])
  return { ...(q && { keyword: q.slice(0, 60) }), ...(origin && { is_own: origin === 'yes' }) }
}

/** The same with the sort of each list. */
export const keywordFilter = (query: PlaceQuery) => ({
  ...termFilter(query),
  ...sortOf(query, ['place', 'word'])
})
export function synonymFilter(query: PlaceQuery) {
  const { order } = sortOf(query, ['word'])
  return { ...termFilter(query), ...(order && { order }) }
}

const $query = queryOf('content')
const pageIn = (query: PlaceQuery) => ({ page: pageOf(query), per_page: 50 })
const $open = computed($query, ({ open }) => idOf(open)?.toString())

/** Whether a term is still the open one: after a save its reader may be elsewhere. */
export const isOpen = (id: number, view: 'keywords' | 'synonyms'): boolean => {
  const query = $query.get()
  return query['view'] === view && query['open'] === String(id)
}

export const keywords = paged(
  'GET /ops/keyword',
  computed($query, query => ({ ...keywordFilter(query), ...pageIn(query) }))
)
export const synonyms = paged(
  'GET /ops/synonym',
  computed($query, query => ({ ...synonymFilter(query), ...pageIn(query) }))
)

/** The open term of a list, also where the list does not show it. */
const opened = <L extends 'GET /ops/keyword/{id}' | 'GET /ops/synonym/{id}'>(endpoint: L) =>
  defineQuery<Reply<L>>(endpoint, $open, async id => {
    const answer = await call(endpoint, { id: Number(id) })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  })

export const keyword = opened('GET /ops/keyword/{id}')
export const synonym = opened('GET /ops/synonym/{id}')

/** Removes a popular search as it was seen; false where it was rejected, and the console says why. */
export async function removeKeyword({ id, keyword: word, updated_at }: Keyword): Promise<boolean> {
  const gone = await request('DELETE /ops/keyword/{id}', { id, updated_at })
  if (gone) closeRemoved(`'${word}'`, isOpen(id, 'keywords'))
  await Promise.all([keywords.refresh(), ...(gone ? [] : [keyword.refresh()])])
  return gone !== undefined
}

/** Removes a synonym in its one direction, as it was seen. */
export async function removeSynonym({ id, word, phrase, updated_at }: Synonym): Promise<boolean> {
  const gone = await request('DELETE /ops/synonym/{id}', { id, updated_at })
  if (gone) closeRemoved(`'${word}' → '${phrase}'`, isOpen(id, 'synonyms'))
  await Promise.all([synonyms.refresh(), ...(gone ? [] : [synonym.refresh()])])
  return gone !== undefined
}

function closeRemoved(name: string, isShown: boolean): void {
  $notice.set({ text: `${name}: dihapus`, isError: false })
  if (isShown) setQuery({ open: undefined })
}
