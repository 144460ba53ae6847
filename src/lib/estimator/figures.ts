const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const fine = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 })

/** A figure as Indonesians write it, to the hundredth: 1234.567 // => '1.234,57' */
export const figure = (value: number): string => decimals.format(value)

/** A coefficient, which may be small: 0.0431 // => '0,0431' */
export const coefficient = (value: number): string => fine.format(value)

/** Cubic metres, of which a small work needs less than a hundredth: 0.005 // => '0,005', 12.3456 // => '12,35' */
export const cubic = (value: number): string => (value < 1 ? coefficient(value) : figure(value))

/** What binary fractions add to a sum that is whole by hand. */
const dust = 1e-9

/** Whole pieces that cover the need: never fewer, and none more for the dust of a division. */
export const wholeUp = (value: number): number => Math.ceil(value - dust)

/** An amount of a material with its unit; pieces are whole: (10.2, 'buah') // => '11 buah' */
export function amountText(amount: number, unit: string): string {
  if (unit === 'buah') return `${figure(wholeUp(amount))} ${unit}`
  return `${unit === 'm³' ? cubic(amount) : figure(amount)} ${unit}`
}
