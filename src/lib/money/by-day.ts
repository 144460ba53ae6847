import { jakartaDay } from '#lib/format/dates.ts'

/** Entries of one Jakarta day. */
export type DayOf<T> = { day: string; entries: T[] }

/** Groups a list, newest first, by Jakarta day: the next one begins at 17:00 UTC. */
export function byDay<T extends { date: string }>(entries: readonly T[]): DayOf<T>[] {
  const days: DayOf<T>[] = []
  for (const entry of entries) {
    const day = jakartaDay(entry.date)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
