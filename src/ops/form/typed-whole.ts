import { maxDigits } from '#lib/format/typed-rupiah.ts'

/** What is said where a whole number was typed that cannot be read. */
export const wholeProblem = 'Isi bilangan bulat, misalnya 25 atau 1.000.'

/** The same of an amount of money. */
export const rupiahProblem = 'Isi rupiah bulat tanpa sen, misalnya 150.000.'

/** The same of a number with a decimal comma. */
export const decimalProblem = 'Isi angka, misalnya 2 atau 2,5.'

/** Characters that a field keeps of what is no number. */
export const maxKept = 60

/**
 * Characters of a field of whole numbers: digits, without the points of thousands, without 'Rp' and without ',00' at the end, which are the same
 * number. What is no whole number stays as it was typed, so that its field can say so, and nothing else than what was meant is sent.
 *
 * typedWhole('1.000') // => '1000'
 * typedWhole('Rp 150.000,00') // => '150000'
 * typedWhole('1,5') // => '1,5'
 */
export function typedWhole(typed: string): string {
  const text = typed.trim()
  const bare = text.replace(/^rp\.?\s*(?=\d)/i, '').replace(/(\d),(00|-)$/, '$1')
  // '1000.000' is what stands there before the last zero of '1.000.000' was typed.
  const digits = /^[1-9]\d*([.\s]\d{3})+$/.test(bare) ? bare.replaceAll(/\D/g, '') : bare
  return isUnreadable(digits) ? text.slice(0, maxKept) : digits.slice(0, maxDigits + 1)
}

/** Whether a field has something that is no whole number; an empty one has nothing. */
export const isUnreadable = (typed: string): boolean => typed !== '' && !/^\d+$/.test(typed)

/** What a call gets: the number, or what was typed where it is none, about which the server says what is wrong. */
export const sentWhole = (typed: string): number =>
  typed === '' || isUnreadable(typed) ? (typed as unknown as number) : Number(typed)

/**
 * Characters of a field with a decimal comma, as a call takes them; what is no number stays as it was typed.
 *
 * typedDecimal('2,5') // => '2.5'
 */
export function typedDecimal(typed: string): string {
  const text = typed.trim()
  // As imports read them: '1.250,5' is 1250.5.
  const bare = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text) ? text.replaceAll('.', '') : text
  const number = bare.replace(',', '.')
  return isDecimal(number) ? number : text.slice(0, maxKept)
}

/** Whether a number with a point can be read; '2.' is one that is still being typed. */
export const isDecimal = (text: string): boolean => /^\d+(\.\d*)?$/.test(text)

/** What a call gets that takes numbers alone; see `sentWhole`. */
export const sentDecimal = (typed: string): number =>
  isDecimal(typed) ? Number(typed) : (typed as unknown as number)
