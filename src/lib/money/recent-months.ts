import { dateMonth } from '#lib/format/dates.ts'

/** Number of months that can be exported: two years. */
const count = 24

/**
 * The months up to a Jakarta day, the newest first: '2026-11-22' // => [{ month: '2026-11', name: 'November 2026' }, …]
 */
export function recentMonths(today: string): { month: string; name: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + month - 1 - back
    const name = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { month: name, name: dateMonth(`${name}-01T00:00:00+07:00`) }
  })
}
