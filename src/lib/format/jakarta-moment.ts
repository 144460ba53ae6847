import { sortableTime } from './dates.ts'

/** A moment as a field for date and time takes it, on Jakarta's clock: '2026-08-17T03:05:00Z' // => '2026-08-17T10:05' */
export const jakartaLocal = (moment: string): string => sortableTime(moment).replace(' ', 'T')

/** What such a field has, as a moment: '2026-08-17T10:05' // => '2026-08-17T10:05:00+07:00'; '' // => '' */
export const jakartaMoment = (typed: string): string => (typed === '' ? '' : `${typed.slice(0, 16)}:00+07:00`)
