import { addDays } from 'date-fns/addDays'

import { jakartaDay } from '#lib/format/dates.ts'
import { spanOfDays } from './rates.ts'

/** Days that a shop needs for packing and handover. */
const packingDays = 1

/**
 * The days on which goods ordered now may arrive: the carrier's minimum from today, its maximum after a day of packing;
 * the days of a pre-order come first.
 *
 * arrivalDays('2-3 hari', 0, 2026-11-23) // => { from: '2026-11-25', until: '2026-11-27' }
 */
export function arrivalDays(
  estimatedDelivery: string,
  preOrderDays: number,
  now: Date
): { from: string; until: string } {
  const { min, max } = spanOfDays(estimatedDelivery)
  return {
    from: jakartaDay(addDays(now, preOrderDays + min)),
    until: jakartaDay(addDays(now, preOrderDays + packingDays + max))
  }
}
