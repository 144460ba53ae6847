import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { paymentOutcomes } from '#lib/payment/outcomes.ts'

import type { PlaceQuery } from './console-place.ts'
import { isDay } from './period.ts'
import { openRow } from './table/keyset.ts'
import { paged } from './table/paged.ts'
import { idOf, pageOf, queryOf, wordOf } from './table/part-query.ts'

export type OpsReport = Reply<'GET /ops/payment/notification'>[number]

/** The filters of an address, as the call takes them: an outcome, or all money that was not booked; and days on which it was told. */
export function reportFilter({ outcome, from, to }: PlaceQuery) {
  const known = wordOf(outcome, paymentOutcomes)
  return {
    ...(known ? { outcome: known } : { is_rejected: true }),
    ...(isDay(from) && { start_date: from }),
    ...(isDay(to) && { end_date: to })
  } satisfies Sent<'GET /ops/payment/notification'>
}

const $query = queryOf('finance')

/** The table: filters and page stand in the address. */
export const reports = paged(
  'GET /ops/payment/notification',
  computed($query, query => ({ ...reportFilter(query), page: pageOf(query), per_page: 50 }))
)

/** The report that is open beside the table, whatever its outcome. */
export const openReport = openRow(
  'GET /ops/payment/notification',
  computed($query, ({ open }) => idOf(open)),
  id => ({ beyond: id + 1, per_page: 1 }),
  found => found
)
