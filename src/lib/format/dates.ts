type Moment = Date | string

/** Jakarta's distance from UTC in milliseconds; since 1964 it has never changed. */
const jakartaOffsetMs = 7 * 60 * 60 * 1000

/**
 * A moment on Jakarta's clock, as all times are shown, wherever buyers and server are: '2026-08-17T03:05:00Z'
 * // => '2026-08-17T10:05:00.000Z'. Throws a RangeError if it is no moment. A library of zones adds 2 kB to pages.
 */
const jakarta = (moment: Moment): string =>
  new Date(new Date(moment).getTime() + jakartaOffsetMs).toISOString()

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

/** A moment in Jakarta; the pattern may have d, dd, MMM and MMMM (the month's name, short and long), yyyy and HH:mm. */
function format(moment: Moment, pattern: string): string {
  const at = jakarta(moment)
  const [name, short] = months[(Number(at.slice(5, 7)) - 1) as 0]
  const found: Record<string, string> = {
    d: String(Number(at.slice(8, 10))),
    dd: at.slice(8, 10),
    MMM: short,
    MMMM: name,
    yyyy: at.slice(0, 4),
    'HH:mm': at.slice(11, 16)
  }
  return pattern.replace(/d+|M+|yyyy|HH:mm/g, part => found[part] ?? part)
}

/** Date and time in Jakarta: '2026-08-17T03:05:00Z' // => '17 Agustus 2026 10:05' */
export const dateTime = (moment: Moment): string => format(moment, 'dd MMMM yyyy HH:mm')

/** The same in a form that spreadsheets read and sort: '2026-08-17T03:05:00Z' // => '2026-08-17 10:05' */
export const sortableTime = (moment: Moment): string => jakarta(moment).slice(0, 16).replace('T', ' ')

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
export const jakartaDay = (moment: Moment): string => jakarta(moment).slice(0, 10)
