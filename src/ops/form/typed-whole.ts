import { maxDigits } from '#lib/format/typed-rupiah.ts'

/** What is said where a whole number was typed that nobody can read. */
export const wholeProblem = 'Isi bilangan bulat, misalnya 25 atau 1.000.'

/**
 * Characters of a field of whole numbers: digits, without the points of thousands. What is no whole number stays as it was typed, so that its
 * field can say so, and nothing else than what was meant is sent.
 *
 * typedWhole('1.000') // => '1000'
 * typedWhole('1,5') // => '1,5'
 */
export function typedWhole(typed: string): string {
  const text = typed.trim()
  // '1000.000' is what stands there before the last zero of '1.000.000' was typed.
  return (/^[1-9]\d*(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text).slice(0, maxDigits + 1)
}

/** Whether a field has something that is no whole number; an empty one has nothing. */
export const isUnreadable = (typed: string): boolean => typed !== '' && !/^\d+$/.test(typed)

/** What a call gets: the number, or what was typed where it is none, about which the server says what is wrong. */
export const sentWhole = (typed: string): number =>
  typed === '' || isUnreadable(typed) ? (typed as unknown as number) : Number(typed)
