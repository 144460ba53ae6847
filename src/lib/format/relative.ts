const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How long ago, in Indonesian: 'Baru saja' below a minute, then 'N menit lalu', 'N jam lalu', 'N hari lalu',
 * 'N bulan lalu' (30 days are a month) and 'Lebih dari 1 tahun lalu' above 365 days (specification 1, section 9).
 */
export function relativeTime(moment: Date | string, now: Date): string {
  const passed = now.getTime() - new Date(moment).getTime()
  const days = Math.floor(passed / dayMs)
  if (passed < minuteMs) return 'Baru saja'
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)} menit lalu`
  if (passed < dayMs) return `${Math.floor(passed / hourMs)} jam lalu`
  if (days < 30) return `${days} hari lalu`
  if (days <= 365) return `${Math.floor(days / 30)} bulan lalu`
  return 'Lebih dari 1 tahun lalu'
}

/** A shop's or person's presence: 'Online', else how long ago it was seen, else 'Offline'. */
export function presence(online: boolean, lastOnline: string | null, now: Date): string {
  if (online) return 'Online'
  return lastOnline ? `Online ${relativeTime(lastOnline, now).toLowerCase()}` : 'Offline'
}
