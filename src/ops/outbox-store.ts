import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'

import type { PlaceQuery } from './console-place.ts'
import { beforeIn, keyset } from './table/keyset.ts'
import { queryOf } from './table/part-query.ts'

export type OutboxMessage = Reply<'GET /ops/outbox'>[number]

/** Messages of a page. */
const perPage = 50

/** The receiver that an address names, as the call takes it. */
export const outboxFilter = ({ to }: PlaceQuery) => ({ ...(to && { to }) }) satisfies Sent<'GET /ops/outbox'>

/** The rows of a page for which one more was requested: with it the page has a next one. */
export const outboxRows = (size: number) => (found: Reply<'GET /ops/outbox'>) => {
  const items = found.slice(0, size)
  return { items, next: found.length > size ? items.at(-1)!.id : null }
}

/** Messages that no outside service carried; receiver and page stand in the address. */
export const outbox = keyset(
  'GET /ops/outbox',
  computed(queryOf('settings'), query => ({
    ...outboxFilter(query),
    ...beforeIn(query),
    per_page: perPage + 1
  })),
  outboxRows(perPage)
)
