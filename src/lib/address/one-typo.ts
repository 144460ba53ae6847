import { distance } from 'fastest-levenshtein'

/** Letters of a word that may hold one typo: of fewer, too many others are as near. */
export const minLetters = 4

/**
 * Whether one typo makes this of a word: a letter too many, too few, another one, or two that changed places.
 *
 * isTypoOf('bandng', 'bandung') // => true
 */
export function isTypoOf(typed: string, word: string): boolean {
  const longer = Math.abs(typed.length - word.length)
  if (longer > 1) return false
  const far = distance(typed, word)
  return far === 1 || (far === 2 && longer === 0 && isSwap(typed, word))
}

/** Whether two letters beside each other changed places. */
function isSwap(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index])
  return (
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2)
  )
}
