import { addDays } from 'date-fns/addDays'

/** Jakarta is at UTC+7 all year. */
const jakarta = '+07:00'

/** The instant at which a Jakarta day begins. dayStart('2026-01-31') // => 2026-01-30T17:00:00Z */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00${jakarta}`)

/** The instant at which a Jakarta day ends and the next begins. */
export const dayEnd = (day: string): Date => addDays(dayStart(day), 1)
