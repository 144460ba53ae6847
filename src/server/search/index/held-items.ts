/** What an index knows of an item beside its words and facts: its name as word numbers in order, and what orders it. */
type Item = { id: number; name: readonly number[]; isSold: boolean; rank: number }

/** What stands where a name has no word, and for a word without a number. */
export const noWord = -1

const live = 1
const sold = 2
const firstRoom = 16

/**
 * The items of an index by slot, in columns: a broad search looks at hundreds of thousands of them, one after the other, where objects
 * would lie all over the memory.
 */
export class HeldItems {
  #extent = 0
  #ids = new Float64Array(firstRoom)
  #ranks = new Float64Array(firstRoom)
  #states = new Uint8Array(firstRoom)
  /** Where the name of a slot ends in `#words`; it begins where the one before ends. */
  #ends = new Uint32Array(firstRoom)
  #words = new Int32Array(firstRoom)

  /** Number of slots, dead ones included. */
  get extent(): number {
    return this.#extent
  }

  /** Adds an item and returns its slot. */
  add({ id, name, isSold, rank }: Item): number {
    const slot = this.#extent
    if (slot === this.#ids.length) this.#makeRoom()
    const from = this.#startAt(slot)
    while (from + name.length > this.#words.length) this.#words = grown(this.#words, Int32Array)
    this.#words.set(name, from)
    this.#ends[slot] = from + name.length
    this.#ids[slot] = id
    this.#ranks[slot] = rank
    this.#states[slot] = isSold ? live | sold : live
    this.#extent += 1
    return slot
  }

  remove(slot: number): void {
    this.#states[slot] = 0
  }

  isLive(slot: number): boolean {
    return this.#states[slot] !== 0
  }

  isSoldAt(slot: number): boolean {
    return ((this.#states[slot] as number) & sold) !== 0
  }

  idAt(slot: number): number {
    return this.#ids[slot] as number
  }

  rankAt(slot: number): number {
    return this.#ranks[slot] as number
  }

  /** Number of words of a name. */
  lengthAt(slot: number): number {
    return (this.#ends[slot] as number) - this.#startAt(slot)
  }

  /** A word of a name; `noWord` behind its end. */
  wordAt(slot: number, position: number): number {
    const at = this.#startAt(slot) + position
    return at < (this.#ends[slot] as number) ? (this.#words[at] as number) : noWord
  }

  #startAt(slot: number): number {
    return slot === 0 ? 0 : (this.#ends[slot - 1] as number)
  }

  #makeRoom(): void {
    this.#ids = grown(this.#ids, Float64Array)
    this.#ranks = grown(this.#ranks, Float64Array)
    this.#states = grown(this.#states, Uint8Array)
    this.#ends = grown(this.#ends, Uint32Array)
  }
}

type Column = Float64Array | Int32Array | Uint32Array | Uint8Array

/** A copy with room for half as many again. */
function grown<C extends Column>(column: C, Kind: new (length: number) => C): C {
  const larger = new Kind(Math.ceil(column.length * 1.5))
  larger.set(column)
  return larger
}
