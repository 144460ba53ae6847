import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { paymentStatuses } from '#lib/payment/statuses.ts'

import { listed } from './console-lists.ts'
import type { PlaceQuery } from './console-place.ts'
import { lastDays, periodOf } from './period.ts'
import { beforeIn, keyset, openRow } from './table/keyset.ts'
import { idOf, queryOf, sortOf, wordOf } from './table/part-query.ts'

export type OpsPayment = Reply<'GET /ops/payment'>['payments'][number]

/** The filters and the order of an address, as the call takes them; what is none of its words is left out. */
export function paymentFilter(query: PlaceQuery) {
  const { status, q } = query
  const known = wordOf(status, paymentStatuses)
  const { order } = sortOf(query, ['date'])
  return {
    ...periodOf(query),
    ...(known && { status: known }),
    ...(q && { keyword: q.slice(0, 60) }),
    ...(order && { order })
  } satisfies Sent<'GET /ops/payment'>
}

const $query = queryOf('finance')

export const paymentRows = ({ payments: items, next }: Reply<'GET /ops/payment'>) => ({ items, next })

/** The table: period, filters, order and page stand in the address. */
const list = keyset(
  'GET /ops/payment',
  computed($query, query => ({ ...paymentFilter(query), ...beforeIn(query), per_page: 50 })),
  paymentRows
)

/** How many there are by state in the address's period, and how much. */
export const paymentSums = listed('GET /ops/payment/sum', computed($query, periodOf))

/** The payment that is open beside the table, whatever its period. */
export const openPayment = openRow(
  'GET /ops/payment',
  computed($query, ({ open }) => idOf(open)),
  id => ({ ...lastDays(1), id, per_page: 1 }),
  ({ payments: found }) => found
)

export const payments = {
  ...list,
  /** With what belongs to it. */
  refresh: async (): Promise<void> => {
    await Promise.all([list.refresh(), paymentSums.refresh(), openPayment.refresh()])
  }
}
