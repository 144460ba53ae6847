/**
 * A rate without its sign, as a field shows it.
 *
 * rateText(150) // => '1,5'
 */
export const rateText = (basisPoints: number): string =>
  (basisPoints / 100).toLocaleString('id-ID', { maximumFractionDigits: 2, useGrouping: false })

/** A rate as people write it: '3,3%' */
export const percentOf = (basisPoints: number): string => `${rateText(basisPoints)}%`

/**
 * Hundredths of a percent of what somebody typed, with a comma or a point; undefined where it is no rate.
 *
 * basisPointsOf('1,5') // => 150
 */
export function basisPointsOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/\s?%$/, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
