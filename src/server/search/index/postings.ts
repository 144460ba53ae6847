/** Fields of a product in which a word may occur; a posting may combine several. */
export const field = { name: 1, brand: 2, variant: 4, category: 8, description: 16, branch: 32 } as const
/** The fields that name a product; a description only mentions, and a branch of the catalogue is too broad. */
export const namingFields = field.name | field.brand | field.variant | field.category
const fieldBits = 6

/** The products that contain one word: slots in the order of addition, each with its fields. */
export class Postings {
  #packed = new Uint32Array(4)
  #length = 0

  get length(): number {
    return this.#length
  }

  add(slot: number, fields: number): void {
    if (this.#length === this.#packed.length) {
      const larger = new Uint32Array(this.#length * 2)
      larger.set(this.#packed)
      this.#packed = larger
    }
    this.#packed[this.#length] = slot * 2 ** fieldBits + fields
    this.#length += 1
  }

  slotAt(index: number): number {
    return (this.#packed[index] as number) >>> fieldBits
  }

  fieldsAt(index: number): number {
    return (this.#packed[index] as number) & (2 ** fieldBits - 1)
  }
}
