import { computed } from 'nanostores'

import { listed } from './console-lists.ts'
import { $place } from './console-place.ts'
import { periodOf } from './period.ts'

const $period = computed($place, ({ part, query }) =>
  periodOf(part === undefined || part === 'overview' ? query : {})
)

/** Sales of the period, and what waits now. */
export const overview = listed('GET /ops/overview', $period)
