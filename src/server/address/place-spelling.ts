import { isTypoOf, minLetters } from '#lib/address/one-typo.ts'

/** Maximum number of corrections tried for an unknown word. */
const maxTries = 3

/** The words of all places; suggests which of them an unknown word may mean. */
export class PlaceSpelling {
  /** Each word with the summed weight of the places that have it. */
  readonly #weights = new Map<string, number>()

  add(words: readonly string[], weight: number): void {
    for (const word of words) {
      if (/^[a-z]+$/.test(word)) this.#weights.set(word, (this.#weights.get(word) ?? 0) + weight)
    }
  }

  /**
   * Words that are one typo away: an extra letter, a missing one, a wrong one, or two swapped. Whole words come before
   * prefixes of longer words, then words of places with more weight.
   *
   * nearest('tebte') // => ['tebet', …]
   */
  nearest(typed: string): string[] {
    if (typed.length < minLetters || !/^[a-z]+$/.test(typed)) return []
    const found: { word: string; rank: number; weight: number }[] = []
    for (const [word, weight] of this.#weights) {
      if (word.length < typed.length - 1 || !beginsAlike(typed, word)) continue
      const rank = isTypoOf(typed, word) ? 0 : isTypoOf(typed, word.slice(0, typed.length)) ? 1 : undefined
      if (rank !== undefined) found.push({ word, rank, weight })
    }
    return found
      .toSorted((a, b) => a.rank - b.rank || b.weight - a.weight || a.word.localeCompare(b.word))
      .slice(0, maxTries)
      .map(({ word }) => word)
  }
}

/**
 * Pre-filter that rules out nine of ten words: one typo leaves one of the first two letters in its place or next to it.
 */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]
