import { isCalendarDay } from '#lib/core/schema/calendar-day.ts'

import { shortDay } from './dates.ts'

/** Jakarta days, both included: '2026-01-31'; empty where the range is open. */
export type DayRange = { start: string; end: string }

/** A range without future days, its ends swapped if needed: ('2026-03-02', '2026-03-01', …) // => 1 to 2 March */
export function dayRange(start: string, end: string, today: string): DayRange {
  const [a, b] = [start, end].map(day => (isCalendarDay(day) && day <= today ? day : '')) as [string, string]
  return a && b && a > b ? { start: b, end: a } : { start: a, end: b }
}

/**
 * A range for display: '1 Nov 2026 – 5 Nov 2026', '1 Nov 2026', 'Sejak 1 Nov 2026', 'Sampai 5 Nov 2026',
 * 'Semua tanggal'.
 */
export function rangeText({ start, end }: DayRange): string {
  if (!start && !end) return 'Semua tanggal'
  if (!end) return `Sejak ${shortDay(start)}`
  if (!start) return `Sampai ${shortDay(end)}`
  return start === end ? shortDay(start) : `${shortDay(start)} – ${shortDay(end)}`
}
