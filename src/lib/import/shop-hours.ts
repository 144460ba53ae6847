import type { DayHours } from '#lib/shop/hours.ts'

const days = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const
const shown = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
/** Minutes of a day. */
const wholeDay = 24 * 60
/** Characters of the hours of a week. */
const maxLength = 400

/**
 * Opening hours as people write them, Monday first; days that are not named are closed. Undefined where they cannot be read.
 *
 * readHours('Senin–Jumat 08.00–17.00; Sabtu 8–12') // => seven days
 * readHours('Setiap hari 24 jam')
 */
export function readHours(text: string): DayHours[] | undefined {
  if (text.length > maxLength) return undefined
  const week: DayHours[] = Array.from({ length: 7 }, () => null)
  for (const part of text.split(/[;|\n]/).filter(one => one.trim() !== '')) {
    const read = readPart(part.trim().toLowerCase().replaceAll("jum'at", 'jumat'))
    if (!read) return undefined
    for (const day of read.days) week[day] = read.hours
  }
  return week
}

function readPart(part: string): { days: number[]; hours: DayHours } | undefined {
  const at = part.search(/\d|tutup|libur/)
  if (at < 1) return undefined
  const [names, rest] = [part.slice(0, at).replace(':', ' '), part.slice(at)]
  const found = readDays(names)
  const hours = readTimes(rest.trim())
  return found && hours !== undefined ? { days: found, hours } : undefined
}

function readDays(names: string): number[] | undefined {
  if (/^(?:setiap|tiap) hari$/.test(names.trim())) return days.map((_, day) => day)
  const found: number[] = []
  for (const list of names.split(/,|&| dan /).filter(one => one.trim() !== '')) {
    const [from = -1, to = from, ...more] = list.split(/[–—-]|s\/d|sampai/).map(dayOf)
    if (from < 0 || to < 0 || more.length > 0) return undefined
    // 'Sabtu–Senin' runs over the week's end.
    for (let day = from; ; day = (day + 1) % 7) {
      found.push(day)
      if (day === to) break
    }
  }
  return found
}

/** 'sen' // => 0 */
const dayOf = (name: string): number => {
  const word = name.trim()
  return word.length < 3 ? -1 : days.findIndex(day => day.startsWith(word))
}

function readTimes(text: string): DayHours | undefined {
  if (text === 'tutup' || text === 'libur') return null
  if (text === '24 jam') return { opens: 0, closes: wholeDay }
  const [, from = '', to = ''] =
    /^(\d{1,2}(?:[.:]\d{2})?)\s*(?:[–—-]|s\/d|sampai)\s*(\d{1,2}(?:[.:]\d{2})?)(?:\s*wi(?:b|ta|t))?$/.exec(
      text
    ) ?? []
  const [opens, closes] = [minutesOf(from), minutesOf(to)]
  return opens < closes && closes <= wholeDay ? { opens, closes } : undefined
}

/** '08.30' // => 510 */
const minutesOf = (time: string): number => {
  const [hours = '', minutes = '0'] = time.split(/[.:]/)
  return hours === '' || Number(minutes) > 59 ? Number.NaN : Number(hours) * 60 + Number(minutes)
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join('.')

/** Hours of a week as `readHours` reads them: 'Senin–Jumat 08.00–17.00; Sabtu 08.00–12.00' */
export function writeHours(week: readonly DayHours[]): string {
  const parts: { from: number; to: number; text: string }[] = []
  for (const [day, hours] of week.entries()) {
    const text = hours ? `${clock(hours.opens)}–${clock(hours.closes)}` : 'tutup'
    const last = parts.at(-1)
    if (last?.text === text) last.to = day
    else parts.push({ from: day, to: day, text })
  }
  const isOpen = parts.filter(({ text }) => text !== 'tutup')
  const told = isOpen.length > 0 ? isOpen : parts
  return told
    .map(({ from, to, text }) => `${shown[from]}${to > from ? `–${shown[to]}` : ''} ${text}`)
    .join('; ')
}
