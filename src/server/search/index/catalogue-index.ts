import { adjacentPairs, wordsOf } from './entry-words.ts'
import { FoundPool } from './found.ts'
import { namingFields } from './postings.ts'
import type { Entry } from './product-entry.ts'
import { Vocabulary } from './vocabulary.ts'

/** An indexed item: its facts, the word numbers of its name in order, and its brand. */
export type Held<F> = { id: number; facts: F; name: readonly number[]; brand: string }

/** Ratio of dead to live slots from which the index should be rebuilt. */
const maxDead = 0.5

/**
 * An in-memory inverted index of products or shops. The newest version of an item has its own slot; older versions stay
 * as dead slots until `isWorn` says that a rebuild pays.
 */
export class CatalogueIndex<F> {
  readonly vocabulary = new Vocabulary()
  /** Scratch space for the running search: searches are synchronous, so there is one at a time. */
  readonly founds = new FoundPool()
  readonly #slots: (Held<F> | undefined)[] = []
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
    return this.#slots.length
  }

  get isWorn(): boolean {
    return this.#slots.length > 1000 && this.#slots.length - this.size > this.size * maxDead
  }

  /** The product in a slot; undefined in a dead one. */
  at(slot: number): Held<F> | undefined {
    return this.#slots[slot]
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
      const held = this.#slots[postings.slotAt(i)]
      if (!held || (postings.fieldsAt(i) & namingFields) === 0) continue
      maker ??= held.brand
      if (held.brand === '' || held.brand !== maker) return false
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
    const slot = this.#slots.length
    const { name, brand, fields } = wordsOf(entry)
    for (const [word, where] of fields) this.vocabulary.add(word, slot, where)
    const numbers = name.map(word => this.vocabulary.numberOf(word) ?? -1)
    this.#slots.push({ id: entry.id, facts: entry.facts, name: numbers, brand: brand.join(' ') })
    this.#slotOf.set(entry.id, slot)
    for (const [one, next] of adjacentPairs([...name, ...brand])) this.#joined.set(one + next, [one, next])
    for (const word of this.#headsAre === 'any word' ? name : [name[0], brand[0]])
      if (word !== undefined) this.#heads.add(word)
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#changes += 1
    this.#slots[slot] = undefined
    this.#slotOf.delete(id)
  }
}
