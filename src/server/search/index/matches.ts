import type { Found } from './found.ts'

/**
 * The matches of a search: slots of an index, each with the weight of every group (0 for an optional group without a
 * match) and whether some group is only mentioned. Stored in columns, because a broad search matches thousands.
 */
export class Matches {
  readonly #slots: Uint32Array
  readonly #far: Uint8Array
  readonly #worths: Float32Array
  readonly #places: number
  #length = 0

  /** `max` is the number of matches, `places` the number of groups of the search. */
  constructor(max: number, places: number) {
    this.#slots = new Uint32Array(max)
    this.#far = new Uint8Array(max)
    this.#worths = new Float32Array(max * places)
    this.#places = places
  }

  get length(): number {
    return this.#length
  }

  slotAt(match: number): number {
    return this.#slots[match] as number
  }

  isFarAt(match: number): boolean {
    return this.#far[match] === 1
  }

  worthAt(match: number, place: number): number {
    return this.#worths[match * this.#places + place] as number
  }

  add(slot: number, isFar: boolean, found: readonly Found[]): void {
    const match = this.#length
    this.#slots[match] = slot
    this.#far[match] = Number(isFar)
    const from = match * this.#places
    for (let place = 0; place < found.length; place += 1)
      this.#worths[from + place] = (found[place] as Found).worthOf(slot)
    this.#length += 1
  }

  /** All slots. */
  slotSet(): Set<number> {
    const slots = new Set<number>()
    for (let match = 0; match < this.#length; match += 1) slots.add(this.slotAt(match))
    return slots
  }

  /** The matches that pass: these themselves if all do. */
  filter(isMatch: (match: number) => boolean): Matches {
    const passing = new Uint32Array(this.#length)
    let count = 0
    for (let match = 0; match < this.#length; match += 1) if (isMatch(match)) passing[count++] = match
    if (count === this.#length) return this
    const places = this.#places
    const found = new Matches(count, places)
    found.#length = count
    for (let to = 0; to < count; to += 1) {
      const match = passing[to] as number
      found.#slots[to] = this.#slots[match] as number
      found.#far[to] = this.#far[match] as number
      for (let place = 0; place < places; place += 1)
        found.#worths[to * places + place] = this.#worths[match * places + place] as number
    }
    return found
  }

  /** The bytes that they take. */
  get bytes(): number {
    return this.#slots.byteLength + this.#far.byteLength + this.#worths.byteLength
  }
}
