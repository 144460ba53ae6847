import { computed } from 'nanostores'

import { serverNow } from '#lib/core/api/server-time.ts'
import { jakartaDay } from '#lib/format/dates.ts'

import { listed } from './console-lists.ts'
import { $place, type PlaceQuery } from './console-place.ts'

const dayMs = 86_400_000
/** Days of the periods that one button chooses. */
export const periods = [7, 30, 90] as const
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The period of an address; without one the last seven days. */
export function periodOf({ from, to }: PlaceQuery): { from: string; to: string } {
  return isDay(from) && isDay(to) ? { from, to } : lastDays(7)
}

/** The last days, today included: 7 // => { from: '2026-11-22', to: '2026-11-28' } */
export function lastDays(count: number): { from: string; to: string } {
  const now = serverNow()
  return { from: jakartaDay(new Date(now.getTime() - (count - 1) * dayMs)), to: jakartaDay(now) }
}

const $period = computed($place, ({ part, query }) =>
  periodOf(part === undefined || part === 'overview' ? query : {})
)

/** Sales of the period, and what waits now. */
export const overview = listed('GET /ops/overview', $period)
