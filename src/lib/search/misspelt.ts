import { isHeardAs, isSlip, missingOf } from './slips.ts'

/** Minimum letters of a word of which a misspelling is surely one: a shorter one is a letter away from too many. */
const lettersToBeSure = 5
/** Minimum letters of a word of which a consonant is missing. */
const lettersOfLack = 6

/** Whether a word surely is another one: with a slip of the fingers, as it was heard, or without a letter. */
export function isMisspelt(typed: string, meant: string): boolean {
  if (meant.length < lettersToBeSure || Math.abs(typed.length - meant.length) > 1) return false
  if (isSlip(typed, meant) || isHeardAs(typed, meant)) return true
  const missing = missingOf(typed, meant)
  return missing !== undefined && (meant.length >= lettersOfLack || /[aeiou]/.test(missing))
}

/** Whether a word, however short, may be another one with a slip of the fingers or without a letter. */
export const isNearlyTyped = (typed: string, meant: string): boolean =>
  isSlip(typed, meant) || missingOf(typed, meant) !== undefined
