const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const fine = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 })

/** A figure as Indonesians write it, to the hundredth: 1234.567 // => '1.234,57' */
export const figure = (value: number): string => decimals.format(value)

/** A coefficient, which may be small: 0.0431 // => '0,0431' */
export const coefficient = (value: number): string => fine.format(value)

/** What binary fractions add to a sum that is whole by hand. */
const dust = 1e-9

/** Whole pieces that cover the need: never fewer, and none more for the dust of a division. */
export const wholeUp = (value: number): number => Math.ceil(value - dust)
