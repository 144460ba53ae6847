import { addDays } from 'date-fns/addDays'

import { clockTime, date, jakartaDay, shortDay, shortSpan } from '#lib/format/dates.ts'

/** The day of messages as a separator names it: 'Hari ini', 'Kemarin', '17 Agustus 2026' (chat-41). */
export function dayName(moment: string, now: Date): string {
  const day = jakartaDay(moment)
  if (day === jakartaDay(now)) return 'Hari ini'
  if (day === jakartaDay(addDays(now, -1))) return 'Kemarin'
  return date(moment)
}

/** The time of a conversation's last message in the list: '10:05', 'Kemarin', '17 Agt', '17 Agt 2025'. */
export function listTime(moment: string, now: Date): string {
  const day = jakartaDay(moment)
  if (day === jakartaDay(now)) return clockTime(moment)
  if (day === jakartaDay(addDays(now, -1))) return 'Kemarin'
  const isThisYear = day.slice(0, 4) === jakartaDay(now).slice(0, 4)
  return isThisYear ? shortSpan(day, day) : shortDay(day)
}
