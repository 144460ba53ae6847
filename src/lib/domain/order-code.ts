/** Crockford's alphabet: no I, L, O, U, so that a code survives being read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const jakartaDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit'
})

/**
 * The code of an order: 'BB', the Jakarta day, six characters of base 32.
 * orderCode(new Date('2026-01-31T20:00:00Z'), [0, 1, 2, 3, 4, 31]) // => 'BB26020101234Z'
 */
export function orderCode(now: Date, random: ArrayLike<number>): string {
  const day = jakartaDay.format(now).replaceAll('-', '')
  return `BB${day}${Array.from({ length: 6 }, (_, i) => alphabet[(random[i] ?? 0) % 32]).join('')}`
}
