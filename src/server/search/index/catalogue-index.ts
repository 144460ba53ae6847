import { adjacentPairs, wordsOf } from './entry-words.ts'
import { FoundPool } from './found.ts'
import { HeldItems, noWord } from './held-items.ts'
import { namingFields } from './postings.ts'
import type { Entry, ProductFacts } from './product-entry.ts'
import { Vocabulary } from './vocabulary.ts'

/** Ratio of dead to live slots from which the index should be rebuilt. */
const maxDead = 0.5

/**
 * An in-memory inverted index of products or shops. The newest version of an item has its own slot; older versions stay
 * as dead slots until `isWorn` says that a rebuild pays.
 */
export class CatalogueIndex<F extends Pick<ProductFacts, 'isSold' | 'rank'> | null> {
  readonly vocabulary = new Vocabulary()
  /** Scratch space for the running search: searches are synchronous, so there is one at a time. */
  readonly founds = new FoundPool()
  readonly items = new HeldItems()
  readonly #facts: (F | undefined)[] = []
  /** The brand of each slot, as one text per brand. */
  readonly #brands: string[] = []
  readonly #brandTexts = new Map<string, string>()
  readonly #slotOf = new Map<number, number>()
  readonly #heads = new Set<string>()
  readonly #headsAre: 'first word' | 'any word'
  /** Two adjacent words of a name, joined: tigaroda // => tiga roda */
  readonly #joined = new Map<string, readonly [string, string]>()
  #changes = 0

  /** `heads` says which words of a name can stand for the item: the first in product names, any in shop names. */
  constructor(heads: 'first word' | 'any word' = 'first word') {
    this.#headsAre = heads
  }

  /** Number of changes so far: what was found before a change may no longer be right. */
  get changes(): number {
    return this.#changes
  }

  get size(): number {
    return this.#slotOf.size
  }

  /** Number of slots, dead ones included. */
  get extent(): number {
    return this.items.extent
  }

  get isWorn(): boolean {
    return this.extent > 1000 && this.extent - this.size > this.size * maxDead
  }

  /** The facts of the item in a slot that is not dead. */
  factsAt(slot: number): F {
    return this.#facts[slot] as F
  }

  /** The slots of all products. */
  slots(): Iterable<number> {
    return this.#slotOf.values()
  }

  /** Whether a name or a brand begins with this word: such a word stands for a thing, not for a property. */
  isHead(word: string): boolean {
    return this.#heads.has(word)
  }

  /** Whether the word is a product line of one brand: 'vinilex' stands for a thing, as the brand's name does. */
  isLine(word: string): boolean {
    const postings = this.vocabulary.postingsOf(word)
    if (!postings) return false
    let maker: string | undefined
    let products = 0
    for (let i = 0; i < postings.length; i += 1) {
      const slot = postings.slotAt(i)
      if (!this.items.isLive(slot) || (postings.fieldsAt(i) & namingFields) === 0) continue
      const made = this.#brands[slot]
      maker ??= made
      if (made === '' || made !== maker) return false
      products += 1
    }
    return products > 1
  }

  splitOf(word: string): readonly [string, string] | undefined {
    return this.#joined.get(word)
  }

  /** Whether two words, given as one, are adjacent in some name or brand. */
  isPair(joined: string): boolean {
    return this.#joined.has(joined)
  }

  /** Adds an item, or replaces its older version. */
  put(entry: Entry<F>): void {
    this.remove(entry.id)
    this.#changes += 1
    const { id, facts } = entry
    const { name, brand, fields } = wordsOf(entry)
    for (const [word, where] of fields) this.vocabulary.add(word, this.extent, where)
    const slot = this.items.add({
      id,
      name: name.map(word => this.vocabulary.numberOf(word) ?? noWord),
      isSold: facts?.isSold ?? false,
      rank: facts?.rank ?? 0
    })
    this.#facts.push(facts)
    this.#brands.push(this.#sameText(brand.join(' ')))
    this.#slotOf.set(id, slot)
    for (const [one, next] of adjacentPairs([...name, ...brand])) this.#joined.set(one + next, [one, next])
    for (const word of this.#headsAre === 'any word' ? name : [name[0], brand[0]])
      if (word !== undefined) this.#heads.add(word)
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#changes += 1
    this.items.remove(slot)
    this.#facts[slot] = undefined
    this.#slotOf.delete(id)
  }

  #sameText(brand: string): string {
    const known = this.#brandTexts.get(brand) ?? brand
    this.#brandTexts.set(brand, known)
    return known
  }
}
