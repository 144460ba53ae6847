/** Index from word prefixes to the places that have such a word. Add all words, then close it, then query it. */
export class PrefixIndex {
  #places = new Map<string, number[]>()
  #sorted: string[] = []

  add(word: string, place: number): void {
    const known = this.#places.get(word)
    if (!known) this.#places.set(word, [place])
    else if (known.at(-1) !== place) known.push(place)
  }

  close(): void {
    this.#sorted = [...this.#places.keys()].toSorted()
  }

  /** The places of all words with this prefix; a place may come several times. */
  *startingWith(beginning: string): Generator<number> {
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length; at++) {
      const word = this.#sorted[at]!
      if (!word.startsWith(beginning)) return
      yield* this.#places.get(word)!
    }
  }

  /** Index of the first word that is not before this one (binary search). */
  #firstFrom(word: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#sorted[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
