import { stemmer } from '@orama/stemmers/indonesian'
import { distance } from 'fastest-levenshtein'

import { oneTypo } from '#lib/search/one-typo.ts'
import { soundOf } from '#lib/search/sound.ts'

import { firstInOrder } from './first-in-order.ts'
import { namingFields, Postings } from './postings.ts'

/** Letters from which a word forgives two errors, and one; below that it has too many neighbours (D25). */
const lettersForTwo = 9
/** Letters from which words that sound alike are taken for each other. */
const lettersToSound = 4
/** Letters from which a beginning stands for its words, and how many of them (D25). */
const lettersForPrefix = 3
const maxByPrefix = 50

type Term = { word: string; number: number; postings: Postings; stem: string; naming: number }

/** All words of the catalogue, with where they stand. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>()
  readonly #byStem = new Map<string, Term[]>()
  readonly #bySound = new Map<string, Term[]>()
  /** Words of names, in alphabetical order; made anew when one was added. */
  #sorted: string[] | undefined

  add(word: string, slot: number, fields: number): void {
    const term = this.#terms.get(word) ?? this.#addTerm(word)
    term.postings.add(slot, fields)
    if ((fields & namingFields) === 0) return
    if (term.naming === 0) this.#sorted = undefined
    term.naming += 1
  }

  #addTerm(word: string): Term {
    const term = { word, number: this.#terms.size, postings: new Postings(), stem: stemOf(word), naming: 0 }
    this.#terms.set(word, term)
    addTo(this.#byStem, term.stem, term)
    if (word.length >= lettersToSound) addTo(this.#bySound, soundOf(word), term)
    return term
  }

  get size(): number {
    return this.#terms.size
  }

  /** A word's own number, from 0 on, in the order in which words came. */
  numberOf(word: string): number | undefined {
    return this.#terms.get(word)?.number
  }

  postingsOf(word: string): Postings | undefined {
    return this.#terms.get(word)?.postings
  }

  /** Whether some product is called so: by name, brand, variant or category. */
  isNaming(word: string): boolean {
    return (this.#terms.get(word)?.naming ?? 0) > 0
  }

  isKnown(word: string): boolean {
    return this.#terms.has(word)
  }

  /** Other words of the same stem: pelapis and lapisan. */
  kinOf(word: string): string[] {
    const kin = this.#byStem.get(stemOf(word)) ?? []
    return kin.filter(term => term.word !== word).map(term => term.word)
  }

  /**
   * The fifty most used words of names that begin so: what somebody who still types may mean. From three letters on, and no numbers, unless of
   * `any`: a size grows as it is typed, and is another one when it was meant whole.
   */
  beginningWith(prefix: string, beginnings: 'words' | 'any' = 'words'): string[] {
    if (beginnings === 'words' && (prefix.length < lettersForPrefix || /\d/.test(prefix))) return []
    this.#sorted ??= [...this.#terms.values()]
      .filter(term => term.naming > 0)
      .map(term => term.word)
      .toSorted()
    const found: string[] = []
    for (let at = lowerBound(this.#sorted, prefix); ; at += 1) {
      const word = this.#sorted[at]
      if (!word?.startsWith(prefix)) break
      found.push(word)
    }
    if (found.length <= maxByPrefix) return found
    const used = found.map(word => this.#terms.get(word)?.naming ?? 0)
    const order = firstInOrder(found.length, maxByPrefix, (a, b) => (used[b] as number) - (used[a] as number))
    return order.map(place => found[place] as string)
  }

  /**
   * The word of a name that was probably meant: one that sounds alike, or one error away from four letters on, two from
   * nine on; the most used of the nearest for which `isMeant`. Never a number.
   */
  correct(word: string, isMeant: (other: string) => boolean = () => true): string | undefined {
    const isOne = (other: string) => this.isNaming(other) && isMeant(other)
    for (const near of [
      () => this.#soundingLike(word),
      () => oneTypo(word),
      () => this.#twoErrorsFrom(word)
    ]) {
      const [found] = this.#byUse(near().filter(isOne))
      if (found) return found
    }
    return undefined
  }

  #soundingLike(word: string): string[] {
    return (this.#bySound.get(soundOf(word)) ?? []).map(term => term.word).filter(other => other !== word)
  }

  #twoErrorsFrom(word: string): string[] {
    if (word.length < lettersForTwo || /\d/.test(word)) return []
    const found: string[] = []
    for (const { word: other, naming } of this.#terms.values()) {
      if (naming === 0 || Math.abs(other.length - word.length) > 2 || /\d/.test(other)) continue
      if (distance(word, other) === 2) found.push(other)
    }
    return found
  }

  #byUse(words: readonly string[]): string[] {
    const used = (word: string) => this.#terms.get(word)?.naming ?? 0
    return words.toSorted((a, b) => used(b) - used(a) || a.localeCompare(b))
  }
}

function addTo(terms: Map<string, Term[]>, key: string, term: Term): void {
  const known = terms.get(key)
  if (known) known.push(term)
  else terms.set(key, [term])
}

/** The Indonesian stem; a word with digits is its own. */
const stemOf = (word: string): string => (/\d/.test(word) || word.length < 4 ? word : stemmer(word))

function lowerBound(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
