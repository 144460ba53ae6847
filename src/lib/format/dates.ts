import { tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { lightFormat } from 'date-fns/lightFormat'
import { id } from 'date-fns/locale/id'

type Moment = Date | string

/** The marketplace tells the time of Jakarta, wherever its buyers and its server are. */
const jakarta = { in: tz('Asia/Jakarta'), locale: id }

/** Date and time in Jakarta: '2026-08-17T03:05:00Z' // => '17 Agustus 2026 10:05' */
export const dateTime = (moment: Moment): string => format(moment, 'dd MMMM yyyy HH:mm', jakarta)

/** The same as spreadsheets read and sort it: '2026-08-17T03:05:00Z' // => '2026-08-17 10:05' */
export const sortableTime = (moment: Moment): string => lightFormat(jakarta.in(moment), 'yyyy-MM-dd HH:mm')

/** The date alone in Jakarta: '2026-08-16T20:00:00Z' // => '17 Agustus 2026' */
export const date = (moment: Moment): string => format(moment, 'dd MMMM yyyy', jakarta)

/** The month in Jakarta: '2026-08-16T20:00:00Z' // => 'Agustus 2026' */
export const dateMonth = (moment: Moment): string => format(moment, 'MMMM yyyy', jakarta)

/** The time of day in Jakarta: '2026-08-16T20:00:00Z' // => '03:00' */
export const clockTime = (moment: Moment): string => format(moment, 'HH:mm', jakarta)

/** A calendar day in short: '2026-08-17' // => '17 Agu 2026' */
export const shortDay = (day: string): string => format(`${day}T00:00:00+07:00`, 'd MMM yyyy', jakarta)

/**
 * Two calendar days, the first not after the second: ('2026-11-25', '2026-11-27') // => '25–27 Nov',
 * ('2026-11-29', '2026-12-02') // => '29 Nov – 2 Des'
 */
export function shortSpan(from: string, until: string): string {
  const [first, last] = [from, until].map(day => `${day}T00:00:00+07:00`)
  const end = format(last ?? '', 'd MMM', jakarta)
  if (from === until) return end
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return isOneMonth
    ? `${format(first ?? '', 'd', jakarta)}–${end}`
    : `${format(first ?? '', 'd MMM', jakarta)} – ${end}`
}

/** The calendar day in Jakarta: '2026-08-16T20:00:00Z' // => '2026-08-17' */
export const jakartaDay = (moment: Moment): string => lightFormat(jakarta.in(moment), 'yyyy-MM-dd')
