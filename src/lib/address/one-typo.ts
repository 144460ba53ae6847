import { distance } from 'fastest-levenshtein'

/** Minimum letters of a word that may have a typo: shorter words resemble too many others. */
export const minLetters = 4

/**
 * Whether one typo turns `word` into `typed`: an extra, missing, wrong or swapped letter.
 *
 * isTypoOf('bandng', 'bandung') // => true
 */
export function isTypoOf(typed: string, word: string): boolean {
  const longer = Math.abs(typed.length - word.length)
  if (longer > 1) return false
  const far = distance(typed, word)
  return far === 1 || (far === 2 && longer === 0 && isSwap(typed, word))
}

/** Whether two adjacent letters are swapped. */
function isSwap(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index])
  return (
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2)
  )
}
