/** The matches of a word or a group: the weight per slot of an index, 0 without a match. */
export class Found {
  readonly extent: number
  readonly #worth: Float32Array
  readonly #slots: Uint32Array
  #length = 0

  /** `extent` is the number of slots. */
  constructor(extent: number) {
    this.extent = extent
    this.#worth = new Float32Array(extent)
    this.#slots = new Uint32Array(extent)
  }

  /** Number of matching slots. */
  get length(): number {
    return this.#length
  }

  slotAt(place: number): number {
    return this.#slots[place] as number
  }

  worthOf(slot: number): number {
    return this.#worth[slot] as number
  }

  /** Raises the weight of a slot to at least this. */
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

/** Slots by which an index may grow before its scratch arrays are too short. */
const spare = 1024

/**
 * A pool of scratch arrays as long as the index. Allocating them for every word was most of the memory garbage of
 * searches.
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
