/** A day's opening hours: minutes since midnight in the shop's own time; null where it is closed that day. */
export type DayHours = { opens: number; closes: number } | null

/** Indonesia's three times: hours ahead of UTC. */
const hoursAhead = { WIB: 7, WITA: 8, WIT: 9 } as const
export const timeZones = ['WIB', 'WITA', 'WIT'] as const
export type TimeZone = (typeof timeZones)[number]

/** Provinces of central time by their official code: Bali, Nusa Tenggara, Kalimantan without its west and middle, Sulawesi. */
const central = new Set([51, 52, 53, 63, 64, 65, 71, 72, 73, 74, 75, 76])
/** The Moluccas and Papua. */
const isEastern = (provinceId: number) => provinceId >= 81

/** The time of a province: 31 (Jakarta) // => 'WIB' */
export function timeZoneOf(provinceId: number): TimeZone {
  if (central.has(provinceId)) return 'WITA'
  return isEastern(provinceId) ? 'WIT' : 'WIB'
}

/** The weekday at a moment in a time of Indonesia, 0 for Monday: the place in a shop's hours. */
function weekdayIn(zone: TimeZone, now: Date): number {
  const there = new Date(now.getTime() + hoursAhead[zone] * 3_600_000)
  return (there.getUTCDay() + 6) % 7
}

/** 480 // => '08.00' */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join('.')

/**
 * A shop's hours of today in words; undefined where it names none.
 *
 * hoursToday([{ opens: 480, closes: 1020 }, …], 'WIB', monday) // => 'Buka hari ini 08.00–17.00 WIB'
 */
export function hoursToday(hours: readonly DayHours[] | null, zone: TimeZone, now: Date): string | undefined {
  if (!hours) return undefined
  const today = hours[weekdayIn(zone, now)]
  return today ? `Buka hari ini ${clock(today.opens)}–${clock(today.closes)} ${zone}` : 'Hari ini tutup'
}
