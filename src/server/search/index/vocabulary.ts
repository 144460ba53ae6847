import { stemmer } from '@orama/stemmers/indonesian'
import { distance } from 'fastest-levenshtein'

import { oneTypo, spellingsOfShort } from '#lib/search/typo-spellings.ts'
import { skeletonOf, soundOf } from '#lib/search/sound.ts'

import { firstInOrder } from './first-in-order.ts'
import { namingFields, Postings } from './postings.ts'

/** Minimum word length for correcting two errors; a shorter word has too many neighbours (D25). */
const lettersForTwo = 9
/** Minimum word length for matching by sound. */
const lettersToSound = 4
/** Minimum letters of a word whose sound may be one letter off. */
const lettersForNearSound = 6
/** Minimum length of a word that was written without its vowels. */
const lettersToSkip = 3
/** Minimum letters of a word whose vowels alone are wrong, and of its other letters: gragaji // => gergaji */
const lettersForVowels = 6
const consonantsForVowels = 4
/** The first ways to correct a word, of which one that its neighbours confirm comes before a nearer one. */
const surest = 3
/** Minimum prefix length for completion, and the maximum of completions (D25). */
const lettersForPrefix = 3
const maxByPrefix = 50

type Term = { word: string; number: number; postings: Postings; stem: string; naming: number }

/** All words of the catalogue with their postings. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>()
  readonly #byStem = new Map<string, Term[]>()
  readonly #bySound = new Map<string, Term[]>()
  readonly #bySkeleton = new Map<string, Term[]>()
  /** Words of names in alphabetical order; rebuilt after one was added. */
  #sorted: string[] | undefined

  add(word: string, slot: number, fields: number): void {
    const term = this.#terms.get(word) ?? this.#addTerm(word)
    term.postings.add(slot, fields)
    if ((fields & namingFields) === 0) return
    if (term.naming === 0) this.#sorted = undefined
    term.naming += 1
  }

  /** Sets how many products a word names, for a vocabulary whose products are elsewhere. */
  setNaming(word: string, naming: number): void {
    const term = this.#terms.get(word) ?? this.#addTerm(word)
    if (term.naming > 0 !== naming > 0) this.#sorted = undefined
    term.naming = naming
  }

  #addTerm(word: string): Term {
    const term = { word, number: this.#terms.size, postings: new Postings(), stem: stemOf(word), naming: 0 }
    this.#terms.set(word, term)
    addTo(this.#byStem, term.stem, term)
    if (word.length >= lettersToSound) {
      addTo(this.#bySound, soundOf(word), term)
      addTo(this.#bySkeleton, skeletonOf(word), term)
    }
    return term
  }

  get size(): number {
    return this.#terms.size
  }

  /** A word's number: 0, 1, … in the order of addition. */
  numberOf(word: string): number | undefined {
    return this.#terms.get(word)?.number
  }

  postingsOf(word: string): Postings | undefined {
    return this.#terms.get(word)?.postings
  }

  /** Whether the word occurs in some product's name, brand, variant or category. */
  isNaming(word: string): boolean {
    return (this.#terms.get(word)?.naming ?? 0) > 0
  }

  isKnown(word: string): boolean {
    return this.#terms.has(word)
  }

  /** Other words of the same stem: pelapis and lapisan. */
  kinOf(word: string): string[] {
    const kin = this.#byStem.get(this.#terms.get(word)?.stem ?? stemOf(word)) ?? []
    return kin.filter(term => term.word !== word).map(term => term.word)
  }

  /**
   * The fifty most used words of names with this prefix, as completions while typing. Needs three letters and no digit,
   * unless `any`: a size grows as it is typed, but a complete size must not match longer ones.
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
   * The probable correction among words of names: one that sounds alike, that was written without its vowels (krn //
   * => kran), one error away from four letters on, of the same four or more consonants from six on (gragaji // => gergaji), two errors
   * away from nine on, or whose sound is one letter off from six on (dinamik // => dynamix); of those that pass `isMeant` one that sounds alike or is one error away and that `fits` prefers, then the most used
   * of the nearest. A word of two or three letters is only corrected to one that fits, by a missing letter, or of two
   * letters by its missing vowels (bj ringan // => baja ringan). Never a number.
   */
  correct(
    word: string,
    isMeant: (other: string) => boolean = () => true,
    fits: (other: string) => boolean = () => false
  ): string | undefined {
    const isOne = (other: string) => this.isNaming(other) && isMeant(other)
    const ways = this.#waysToCorrect(word)
    const nearest = ways.slice(0, surest).map(near => this.byUse(near().filter(isOne)))
    const confirmed = nearest.flat().find(fits)
    if (confirmed !== undefined) return confirmed
    const sure = nearest.find(some => some.length > 0)?.[0]
    if (sure !== undefined) return sure
    for (const near of ways.slice(surest)) {
      const found = this.byUse(near().filter(isOne))
      if (found.length > 0) return found.find(fits) ?? found[0]
    }
    const short = [...spellingsOfShort(word), ...this.#shortFor(word)]
    return this.byUse(short.filter(other => isOne(other) && fits(other)))[0]
  }

  /** All words of names that may be the correction of a word. */
  correctionsOf(word: string): string[] {
    const near = this.#waysToCorrect(word).flatMap(way => way())
    const all = [...near, ...spellingsOfShort(word), ...this.#shortFor(word)]
    return [...new Set(all)].filter(other => this.isNaming(other))
  }

  #waysToCorrect(word: string): (() => readonly string[])[] {
    return [
      () => this.#soundingLike(word),
      () => this.#writtenInFull(word),
      () => oneTypo(word),
      () => this.#otherVowels(word),
      () => this.#twoErrorsFrom(word),
      () => this.#soundingNearly(word)
    ]
  }

  #soundingLike(word: string): string[] {
    return (this.#bySound.get(soundOf(word)) ?? []).map(term => term.word).filter(other => other !== word)
  }

  /** Words that begin alike and whose sound is one letter off. */
  #soundingNearly(word: string): string[] {
    if (word.length < lettersForNearSound) return []
    const sound = soundOf(word)
    const near = oneTypo(sound).filter(other => other[0] === sound[0])
    return near.flatMap(other => this.#bySound.get(other) ?? []).map(term => term.word)
  }

  #writtenInFull(word: string): string[] {
    return word.length < lettersToSkip ? [] : this.#withSkeleton(word)
  }

  /** Words of the same consonants in the same order, whatever their vowels. */
  #otherVowels(word: string): string[] {
    const skeleton = skeletonOf(word)
    if (word.length < lettersForVowels || skeleton.length < consonantsForVowels || /\d/.test(word)) return []
    return (this.#bySkeleton.get(skeleton) ?? []).map(term => term.word).filter(other => other !== word)
  }

  /** The words that two letters may be short for, the most used first. */
  #shortFor(word: string): string[] {
    return word.length === 2 ? this.byUse(this.#withSkeleton(word)) : []
  }

  #withSkeleton(word: string): string[] {
    return skeletonOf(word) === word ? (this.#bySkeleton.get(word) ?? []).map(term => term.word) : []
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

  /** The words with those first that most names have. */
  byUse(words: readonly string[]): string[] {
    const used = (word: string) => this.#terms.get(word)?.naming ?? 0
    return words.toSorted((a, b) => used(b) - used(a) || a.localeCompare(b))
  }
}

function addTo(terms: Map<string, Term[]>, key: string, term: Term): void {
  const known = terms.get(key)
  if (known) known.push(term)
  else terms.set(key, [term])
}

/** The Indonesian stem; words with digits are not stemmed. */
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
