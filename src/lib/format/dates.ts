const parts = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23'
})

type Moment = Date | string

function read(moment: Moment): Record<string, string> {
  const found = parts.formatToParts(new Date(moment))
  return Object.fromEntries(found.map(part => [part.type, part.value]))
}

/** Date and time in Jakarta: '2026-08-17T03:05:00Z' // => '17 Agustus 2026 10:05' */
export function dateTime(moment: Moment): string {
  const { day, month, year, hour, minute } = read(moment)
  return `${day} ${month} ${year} ${hour}:${minute}`
}

/** The date alone in Jakarta: '2026-08-16T20:00:00Z' // => '17 Agustus 2026' */
export function date(moment: Moment): string {
  const { day, month, year } = read(moment)
  return `${day} ${month} ${year}`
}

/** Jakarta is seven hours ahead of UTC and has no summer time. */
const jakartaAheadMs = 7 * 60 * 60 * 1000

/** The calendar day in Jakarta: '2026-08-16T20:00:00Z' // => '2026-08-17' */
export const jakartaDay = (moment: Moment): string =>
  new Date(new Date(moment).getTime() + jakartaAheadMs).toISOString().slice(0, 10)
