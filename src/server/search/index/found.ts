/** What a word or a group found: how well each slot of an index matches, 0 where it does not. */
export class Found {
  readonly #worth: Float32Array
  /** The slots that match, each once. */
  readonly slots: number[] = []

  /** `extent` is one more than the highest slot. */
  constructor(extent: number) {
    this.#worth = new Float32Array(extent)
  }

  worthOf(slot: number): number {
    return this.#worth[slot] as number
  }

  /** Lets a slot match at least so well. */
  raise(slot: number, worth: number): void {
    const before = this.#worth[slot] as number
    if (worth <= before) return
    if (before === 0) this.slots.push(slot)
    this.#worth[slot] = worth
  }
}
