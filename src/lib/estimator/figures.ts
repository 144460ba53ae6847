const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const fine = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 })

/** A figure in Indonesian notation, with up to two decimals: 1234.567 // => '1.234,57' */
export const figure = (value: number): string => decimals.format(value)

/** A coefficient with more decimals: 0.0431 // => '0,0431' */
export const coefficient = (value: number): string => fine.format(value)

/** Cubic metres, with more decimals below 1: 0.005 // => '0,005', 12.3456 // => '12,35' */
export const cubic = (value: number): string => (value < 1 ? coefficient(value) : figure(value))

/** Tolerance for floating-point errors in sums that are whole. */
const dust = 1e-9

/** Whole pieces that cover the need; ignores floating-point errors. */
export const wholeUp = (value: number): number => Math.ceil(value - dust)

/** An amount of a material with its unit; pieces are whole: (10.2, 'buah') // => '11 buah' */
export function amountText(amount: number, unit: string): string {
  if (unit === 'buah') return `${figure(wholeUp(amount))} ${unit}`
  return `${unit === 'm³' ? cubic(amount) : figure(amount)} ${unit}`
}
