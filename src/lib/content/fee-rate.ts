/**
 * A rate without the percent sign, as a field shows it.
 *
 * rateText(150) // => '1,5'
 */
export const rateText = (basisPoints: number): string =>
  (basisPoints / 100).toLocaleString('id-ID', { maximumFractionDigits: 2, useGrouping: false })

/** A rate for display: '3,3%' */
export const percentOf = (basisPoints: number): string => `${rateText(basisPoints)}%`

/**
 * Parses a typed rate, with a comma or a point, into hundredths of a percent; undefined if invalid.
 *
 * basisPointsOf('1,5') // => 150
 */
export function basisPointsOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/\s?%$/, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
