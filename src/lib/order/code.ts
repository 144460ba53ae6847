import { tz } from '@date-fns/tz'
import { format } from 'date-fns/format'

/** Crockford's alphabet: no I, L, O, U, so that a code survives being read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const jakarta = tz('Asia/Jakarta')

/**
 * The code of an order: 'BB', the Jakarta day, six characters of base 32.
 * orderCode(new Date('2026-01-31T20:00:00Z'), [0, 1, 2, 3, 4, 31]) // => 'BB26020101234Z'
 */
export function orderCode(now: Date, random: ArrayLike<number>): string {
  const day = format(now, 'yyMMdd', { in: jakarta })
  return `BB${day}${Array.from({ length: 6 }, (_, i) => alphabet[(random[i] ?? 0) % 32]).join('')}`
}
