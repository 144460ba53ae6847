import { serverNow } from '#lib/core/api/server-time.ts'
import { isCalendarDay } from '#lib/core/schema/calendar-day.ts'
import { jakartaDay } from '#lib/format/dates.ts'

import type { PlaceQuery } from './console-place.ts'

const dayMs = 86_400_000
/** Days of the periods that one button chooses. */
export const periods = [7, 30, 90] as const

/** Whether an address names a day: one that is none, such as 2026-02-31, cannot be shown. */
export const isDay = (text: string | undefined): text is string => isCalendarDay(text ?? '')

/** Days of Jakarta, both included. */
export type Period = { from: string; to: string }

/** The period of an address; without one the last seven days. */
export function periodOf({ from, to }: PlaceQuery): Period {
  return isDay(from) && isDay(to) ? { from, to } : lastDays(7)
}

/** The last days, today included: 7 // => { from: '2026-11-22', to: '2026-11-28' } */
export function lastDays(count: number): Period {
  const now = serverNow()
  return { from: jakartaDay(new Date(now.getTime() - (count - 1) * dayMs)), to: jakartaDay(now) }
}
