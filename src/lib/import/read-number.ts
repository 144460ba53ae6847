/** Characters of a number with its currency: more is no number. */
const maxLength = 40

/**
 * A number as people write it, in Indonesian or in English; undefined where it is none. In a field of whole numbers every group of
 * three digits is thousands; in one with decimals a comma is a decimal comma, and a point is one unless it makes thousands.
 *
 * readNumber('Rp 1.250.000', 'whole') // => 1_250_000
 * readNumber('12,500', 'whole') // => 12_500, with 'decimal' // => 12.5
 * readNumber('1.44', 'decimal') // => 1.44
 */
export function readNumber(cell: string | number, kind: 'whole' | 'decimal'): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined
  if (cell.length > maxLength) return undefined
  const text = cell
    .replace(/[\s\u00A0\u202F']/g, '')
    .replace(/^(?:rp|idr)\.?/i, '')
    .replace(/,-+$/, '')
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined
  return Number(asPlain(text, kind))
}

/** '1.250.000,50' // => '1250000.50' */
function asPlain(text: string, kind: 'whole' | 'decimal'): string {
  const point = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  // Both: the last one is the decimal sign, if it stands once and the other one makes groups of three.
  if (point >= 0 && comma >= 0) {
    const [groups = '', rest = '', ...more] = text.split(point > comma ? '.' : ',')
    const sign = point > comma ? ',' : '.'
    return more.length === 0 && isGrouped(groups, sign) ? `${groups.replaceAll(sign, '')}.${rest}` : 'NaN'
  }
  const sign = point >= 0 ? '.' : ','
  const isThousands =
    isGrouped(text, sign) &&
    (kind === 'whole' || text.split(sign).length > 2 || (sign === '.' && !text.startsWith('0')))
  return isThousands ? text.replaceAll(sign, '') : text.replace(sign, '.')
}

/** Whether a sign divides a number into thousands: '1.250.000' */
const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...groups] = text.replace(/^-/, '').split(sign)
  return groups.length === 0 || (/^\d{1,3}$/.test(first) && groups.every(group => /^\d{3}$/.test(group)))
}

/** A number with decimals as the export writes it: 1.44 // => '1,44' */
export const writeDecimal = (value: number): string => String(value).replace('.', ',')
