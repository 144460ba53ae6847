import { computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { always, fetched } from '#lib/core/browser/fetched.ts'

const counts = fetched('GET /buyer/transaction/count', always({}))

type Counts = Partial<Reply<'GET /buyer/transaction/count'>>

/** Number of orders per tab; a failed request changes nothing. */
export const $orderCounts = computed(counts.$state, ({ value }): Counts => value ?? {})
export const refreshOrderCounts = counts.refresh
