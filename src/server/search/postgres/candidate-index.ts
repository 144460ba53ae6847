import { FoundPool } from '../index/found.ts'
import type { AnyIndex } from '../index/match.ts'
import { HeldItems } from '../index/held-items.ts'
import { Postings } from '../index/postings.ts'
import type { ProductFacts } from '../index/product-entry.ts'
import type { Group } from '../index/query-groups.ts'
import { groupQuery } from './group-query.ts'
import type { HeldWords } from './held-words.ts'

/** A product that a search may show: its words with their fields, and its name in order. */
export type Candidate = {
  id: number
  facts: ProductFacts
  name: readonly string[]
  words: readonly (readonly [word: string, fields: number])[]
}

/** What is the same for all steps of one search: the words of the catalogue, and which of those typed are two. */
export type Ground = {
  words: HeldWords
  /** Number of products in the catalogue. */
  size: number
  splits: ReadonlyMap<string, readonly [string, string]>
  /** Pairs of words, each joined, of those that may be corrections, that names have. */
  pairs: ReadonlySet<string>
}

/**
 * The candidates of one search as an index, which `index/` reads like that of a whole catalogue: words are those of the
 * catalogue, products are the candidates.
 */
export class CandidateIndex {
  readonly vocabulary: AnyIndex['vocabulary']
  readonly founds = new FoundPool()
  readonly size: number
  readonly #ground: Ground
  readonly items = new HeldItems()
  readonly #candidates: readonly Candidate[]
  readonly #counts: ReadonlyMap<string, number>
  readonly #postings = new Map<string, Postings>()
  readonly #numbers = new Map<string, number>()

  /** `counts` are the numbers of products in the whole catalogue by query (`groupQuery`). */
  constructor(
    ground: Ground,
    candidates: readonly Candidate[] = [],
    counts: ReadonlyMap<string, number> = new Map()
  ) {
    this.#ground = ground
    this.#counts = counts
    this.size = ground.size
    for (const [slot, { words }] of candidates.entries())
      for (const [word, fields] of words) this.#addPosting(word, slot, fields)
    for (const { id, name, facts } of candidates)
      this.items.add({
        id,
        name: name.map(word => this.#number(word)),
        isSold: facts.isSold,
        rank: facts.rank
      })
    this.#candidates = candidates
    const { vocabulary } = ground.words
    this.vocabulary = {
      kinOf: word => vocabulary.kinOf(word),
      beginningWith: (prefix, beginnings) => vocabulary.beginningWith(prefix, beginnings),
      isNaming: word => vocabulary.isNaming(word),
      isKnown: word => vocabulary.isKnown(word),
      correct: (word, isMeant, fits) => vocabulary.correct(word, isMeant, fits),
      correctionsOf: word => vocabulary.correctionsOf(word),
      byUse: words => vocabulary.byUse(words),
      postingsOf: word => this.#postings.get(word),
      numberOf: word => this.#numbers.get(word)
    }
  }

  get extent(): number {
    return this.items.extent
  }

  factsAt(slot: number): ProductFacts {
    return (this.#candidates[slot] as Candidate).facts
  }

  isHead(word: string): boolean {
    return this.#ground.words.isHead(word)
  }

  isLine(word: string): boolean {
    return this.#ground.words.isLine(word)
  }

  splitOf(word: string): readonly [string, string] | undefined {
    return this.#ground.splits.get(word)
  }

  isPair(joined: string): boolean {
    return this.#ground.pairs.has(joined)
  }

  countOf(group: Group, ending: 'whole' | 'maybe begun' | 'being typed'): number {
    const query = groupQuery(this, group, { ending })
    return this.#counts.get(query) ?? 0
  }

  #addPosting(word: string, slot: number, fields: number): void {
    const postings = this.#postings.get(word) ?? new Postings()
    postings.add(slot, fields)
    this.#postings.set(word, postings)
    this.#number(word)
  }

  #number(word: string): number {
    const known = this.#numbers.get(word) ?? this.#numbers.size
    this.#numbers.set(word, known)
    return known
  }
}
