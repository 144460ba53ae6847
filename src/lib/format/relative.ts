import { differenceInHours } from 'date-fns/differenceInHours'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'

/**
 * How long ago, in Indonesian: 'Baru saja' below a minute, then 'N menit lalu', 'N jam lalu', 'N hari lalu',
 * 'N bulan lalu' (30 days are a month) and 'Lebih dari 1 tahun lalu' above 365 days (core-24).
 */
export function relativeTime(moment: Date | string, now: Date): string {
  const minutes = differenceInMinutes(now, moment)
  const hours = differenceInHours(now, moment)
  // Days of 24 hours, so that the result does not depend on the reader's time zone.
  const days = Math.floor(hours / 24)
  if (minutes < 1) return 'Baru saja'
  if (hours < 1) return `${minutes} menit lalu`
  if (days < 1) return `${hours} jam lalu`
  if (days < 30) return `${days} hari lalu`
  if (days <= 365) return `${Math.floor(days / 30)} bulan lalu`
  return 'Lebih dari 1 tahun lalu'
}

/**
 * The same for notifications, which count years (notification-15): 365 days are one.
 *
 * notificationTime('2024-01-01T00:00:00Z', new Date('2026-11-22T00:00:00Z')) // => '2 tahun lalu'
 */
export function notificationTime(moment: Date | string, now: Date): string {
  const years = Math.floor(differenceInHours(now, moment) / (24 * 365))
  return years < 1 ? relativeTime(moment, now) : `${years} tahun lalu`
}

/**
 * Presence of a shop or person: 'Online baru saja' below a minute, then how long ago it was seen, 'Offline' if it never
 * was. Plain 'Online' without a known time (shop-3).
 */
export function presence(online: boolean, lastOnline: string | null, now: Date): string {
  if (lastOnline) return `Online ${relativeTime(lastOnline, now).toLowerCase()}`
  return online ? 'Online' : 'Offline'
}
