import { isTypoOf, minLetters } from '#lib/address/one-typo.ts'

/** Words that are tried for one that is known nowhere. */
const maxTries = 3

/** The words of all places, and which of them somebody may have meant with one that is none. */
export class PlaceSpelling {
  /** Words with the sum of what the places called so weigh. */
  readonly #weights = new Map<string, number>()

  add(words: readonly string[], weight: number): void {
    for (const word of words) {
      if (/^[a-z]+$/.test(word)) this.#weights.set(word, (this.#weights.get(word) ?? 0) + weight)
    }
  }

  /**
   * Words that are one typo away: a letter too many, too few, another one, or two that changed places. Whole words come
   * before beginnings of longer ones, then those of weightier places.
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

/** One typo leaves one of the first two letters in its place or beside it: nine of ten words need no closer look. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]
