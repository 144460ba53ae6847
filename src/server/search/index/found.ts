/** What a word or a group found: how well each slot of an index matches, 0 where it does not. */
export class Found {
  readonly extent: number
  readonly #worth: Float32Array
  readonly #slots: Uint32Array
  #length = 0

  /** `extent` is one more than the highest slot. */
  constructor(extent: number) {
    this.extent = extent
    this.#worth = new Float32Array(extent)
    this.#slots = new Uint32Array(extent)
  }

  /** Slots that match, each once. */
  get length(): number {
    return this.#length
  }

  slotAt(place: number): number {
    return this.#slots[place] as number
  }

  worthOf(slot: number): number {
    return this.#worth[slot] as number
  }

  /** Lets a slot match at least so well. */
  raise(slot: number, worth: number): void {
    const before = this.#worth[slot] as number
    if (worth <= before) return
    if (before === 0) {
      this.#slots[this.#length] = slot
      this.#length += 1
    }
    this.#worth[slot] = worth
  }

  clear(): void {
    for (let place = 0; place < this.#length; place += 1) this.#worth[this.#slots[place] as number] = 0
    this.#length = 0
  }
}

/** Slots that an index may still grow by before its scratch arrays are too short. */
const spare = 1024

/**
 * Scratch arrays as long as an index, lent to one search after another: made anew for every word they were most of the
 * memory that searches left behind.
 */
export class FoundPool {
  readonly #free: Found[] = []

  take(extent: number): Found {
    const free = this.#free.pop()
    return free && free.extent >= extent ? free : new Found(extent + spare)
  }

  giveBack(...all: readonly Found[]): void {
    for (const found of all) {
      found.clear()
      this.#free.push(found)
    }
  }
}
