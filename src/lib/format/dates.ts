import { tz } from '@date-fns/tz'
import { lightFormat } from 'date-fns/lightFormat'

type Moment = Date | string

/** All times are shown in Jakarta time, wherever buyers and server are. */
const jakarta = tz('Asia/Jakarta')

/** Month names instead of the library's locale, which with its English one and its formatter adds 5 kB to pages. */
const months = [
  ['Januari', 'Jan'],
  ['Februari', 'Feb'],
  ['Maret', 'Mar'],
  ['April', 'Apr'],
  ['Mei', 'Mei'],
  ['Juni', 'Jun'],
  ['Juli', 'Jul'],
  ['Agustus', 'Agt'],
  ['September', 'Sep'],
  ['Oktober', 'Okt'],
  ['November', 'Nov'],
  ['Desember', 'Des']
] as const

/** A moment in Jakarta; MMMM and MMM are the month's name, long and short, the rest is lightFormat's. */
function format(moment: Moment, pattern: string): string {
  const at = jakarta(moment)
  const [name, short] = months[at.getMonth() as 0]
  return lightFormat(
    at,
    pattern.replace(/M{3,4}/, found => `'${found.length === 4 ? name : short}'`)
  )
}

/** Date and time in Jakarta: '2026-08-17T03:05:00Z' // => '17 Agustus 2026 10:05' */
export const dateTime = (moment: Moment): string => format(moment, 'dd MMMM yyyy HH:mm')

/** The same in a form that spreadsheets read and sort: '2026-08-17T03:05:00Z' // => '2026-08-17 10:05' */
export const sortableTime = (moment: Moment): string => lightFormat(jakarta(moment), 'yyyy-MM-dd HH:mm')

/** The date alone in Jakarta: '2026-08-16T20:00:00Z' // => '17 Agustus 2026' */
export const date = (moment: Moment): string => format(moment, 'dd MMMM yyyy')

/** The month in Jakarta: '2026-08-16T20:00:00Z' // => 'Agustus 2026' */
export const dateMonth = (moment: Moment): string => format(moment, 'MMMM yyyy')

/** The time of day in Jakarta: '2026-08-16T20:00:00Z' // => '03:00' */
export const clockTime = (moment: Moment): string => format(moment, 'HH:mm')

/** A calendar day, abbreviated: '2026-08-17' // => '17 Agt 2026' */
export const shortDay = (day: string): string => format(`${day}T00:00:00+07:00`, 'd MMM yyyy')

/**
 * Two calendar days, the first not after the second: ('2026-11-25', '2026-11-27') // => '25–27 Nov',
 * ('2026-11-29', '2026-12-02') // => '29 Nov – 2 Des'
 */
export function shortSpan(from: string, until: string): string {
  const [first, last] = [from, until].map(day => `${day}T00:00:00+07:00`)
  const end = format(last ?? '', 'd MMM')
  if (from === until) return end
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return isOneMonth ? `${format(first ?? '', 'd')}–${end}` : `${format(first ?? '', 'd MMM')} – ${end}`
}

/** The calendar day in Jakarta: '2026-08-16T20:00:00Z' // => '2026-08-17' */
export const jakartaDay = (moment: Moment): string => lightFormat(jakarta(moment), 'yyyy-MM-dd')
