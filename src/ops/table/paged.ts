import { computed, type ReadableAtom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { isTotalBounded } from '#lib/core/total-bound.ts'
import { defineQuery, type Query } from '#lib/core/browser/fetched.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'

import { signOutOps } from '../console-store.ts'
import type { Rows } from './column.ts'

type Item<L extends CallName> = Reply<L> extends readonly (infer T)[] ? T : never

/** Milliseconds after which a shown page is requested again: buyers and others act while it is looked at. */
const usualMs = 30_000

/** Arranges the rows of an answer: its key, the rows that are shown for it, and the answer's. */
type Arrange<T> = (key: string, shown: Rows<T> | undefined, answered: Rows<T>) => Rows<T> | Promise<Rows<T>>

/** The page that is meant, or the last one where rows that left the list meanwhile left fewer of them. */
async function requestPage<L extends CallName>(endpoint: L, input: Sent<L>) {
  const answer = await call(endpoint, input)
  const { page = 1 } = input as { page?: number }
  const pages = (answer.ok && answer.meta?.total_pages) || 1
  return answer.ok && page > pages ? call(endpoint, { ...input, page: pages }) : answer
}

/** A page of a list with its total, requested while it is shown; an ended session asks for the token. */
export function paged<L extends CallName>(
  endpoint: L,
  $input: ReadableAtom<Sent<L> | undefined>,
  arrange: Arrange<Item<L>> = (_key, _shown, answered) => answered,
  everyMs = usualMs
): Query<Rows<Item<L>>> {
  const $key = computed($input, input => input && JSON.stringify(input))
  return defineQuery<Rows<Item<L>>>(
    `${endpoint}#`,
    $key,
    async (key, shown) => {
      const answer = await requestPage(endpoint, JSON.parse(key) as Sent<L>)
      if (!answer.ok) {
        if (answer.error.status === 401) signOutOps()
        return answer
      }
      const items = answer.value as unknown as readonly Item<L>[]
      const { total = items.length, total_pages: pages = 1 } = answer.meta ?? {}
      const isBounded = Boolean(answer.meta && isTotalBounded(answer.meta))
      const value = await arrange(key, shown, { items, total, pages: Math.max(1, pages), isBounded })
      return { ...answer, value }
    },
    { everyMs }
  )
}
