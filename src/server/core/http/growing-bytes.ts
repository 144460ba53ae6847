/** Bytes of the first block, which doubles when it is full. */
const firstBlock = 16_384

/** Bytes that arrive in pieces, copied into one block: held as they come, single bytes take a hundred times their memory. */
export class GrowingBytes {
  #block = new Uint8Array(firstBlock)
  #size = 0

  /** Number of bytes so far. */
  get size(): number {
    return this.#size
  }

  /** Adds a piece at the end. */
  add(piece: Uint8Array): void {
    const size = this.#size + piece.length
    if (size > this.#block.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.#block.length))
      larger.set(this.#block.subarray(0, this.#size))
      this.#block = larger
    }
    this.#block.set(piece, this.#size)
    this.#size = size
  }

  /** All of them, without a copy. */
  whole(): Uint8Array<ArrayBuffer> {
    return this.#block.subarray(0, this.#size)
  }
}
