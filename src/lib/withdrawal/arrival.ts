import { jakartaDay } from '#lib/format/dates.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Hour of Jakarta at which a working day's transfers have arrived. */
export const arrivalHour = 17

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/**
 * When a withdrawal has arrived at the latest: at 17:00 WIB of the next working day after it was asked for. Public
 * holidays are not known here, so texts say 'perkiraan'.
 */
export function latestArrival(requestedAt: Date | string): Date {
  const first = Date.parse(`${jakartaDay(requestedAt)}T00:00:00Z`)
  let next = first + dayMs
  while (!isWorkingDay(new Date(next).toISOString().slice(0, 10))) next += dayMs
  const day = new Date(next).toISOString().slice(0, 10)
  return new Date(`${day}T${arrivalHour}:00:00+07:00`)
}
