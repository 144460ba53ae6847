import { distance } from 'fastest-levenshtein'

/** Letters of a word that may hold one typo: of fewer, too many others are as near. */
const leastLetters = 4
/** Words that are tried for one that is known nowhere. */
const mostTries = 3

/** The words of all places, and which of them somebody may have meant with one that is none. */
export class PlaceSpelling {
  /** Words with the thousands of people who live in places called so. */
  readonly #people = new Map<string, number>()

  add(words: readonly string[], people: number): void {
    for (const word of words) {
      if (/^[a-z]+$/.test(word)) this.#people.set(word, (this.#people.get(word) ?? 0) + people)
    }
  }

  /**
   * Words that are one typo away: a letter too many, too few, another one, or two that changed places. Whole words come
   * before beginnings of longer ones, then what more people's places are called.
   *
   * nearest('tebte') // => ['tebet', …]
   */
  nearest(typed: string): string[] {
    if (typed.length < leastLetters || !/^[a-z]+$/.test(typed)) return []
    const found: { word: string; rank: number; people: number }[] = []
    for (const [word, people] of this.#people) {
      if (word.length < typed.length - 1 || !beginsAlike(typed, word)) continue
      const rank = isTypoOf(typed, word) ? 0 : isTypoOf(typed, word.slice(0, typed.length)) ? 1 : undefined
      if (rank !== undefined) found.push({ word, rank, people })
    }
    return found
      .toSorted((a, b) => a.rank - b.rank || b.people - a.people || a.word.localeCompare(b.word))
      .slice(0, mostTries)
      .map(({ word }) => word)
  }
}

/** One typo leaves one of the first two letters in its place or beside it: nine of ten words need no closer look. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]

function isTypoOf(typed: string, word: string): boolean {
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
