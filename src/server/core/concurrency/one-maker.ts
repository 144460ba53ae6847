import { within } from './unavailable.ts'

/** Milliseconds for which a caller waits for another one's result, and how often, before it makes its own. */
const waitMs = 3_000
const maxWaits = 2
/** Unusable results in a row after which nobody waits for the next, and how many keys they are counted for. */
const maxVain = 2
const maxNoted = 1_000

/**
 * Lets one caller make what many request at the same time. The others try again where its result is unusable for them:
 * it failed, is personal, or its data changed meanwhile. They take only what `find` returns, so that a change is never
 * overlooked, and they do not wait for ever.
 */
export class OneMaker {
  readonly #making = new Map<string, Promise<unknown>>()
  /** Results in a row that others could not use, by key: a personal page, an error. */
  readonly #vain = new Map<string, number>()

  /**
   * Returns what `find` finds, or else what `make` makes; `find` returns undefined where there is nothing. It is also asked whether what
   * was made is stored, so it answers no request and counts none: an answer is made of what it returns.
   */
  async run<T, F>(key: string, find: () => F | undefined, make: () => Promise<T>): Promise<T | F> {
    for (let waits = 0; waits < maxWaits; waits += 1) {
      const found = find()
      if (found !== undefined) return found
      const others = this.#making.get(key)
      if (!others || (this.#vain.get(key) ?? 0) >= maxVain) break
      await within(waitMs, others).catch(() => undefined)
    }
    const found = find()
    if (found !== undefined) return found
    const mine = make()
    if (this.#making.has(key)) return mine
    this.#making.set(key, mine)
    try {
      const made = await mine
      this.#note(key, find() !== undefined)
      return made
    } finally {
      this.#making.delete(key)
    }
  }

  #note(key: string, isStored: boolean): void {
    const times = this.#vain.get(key) ?? 0
    this.#vain.delete(key)
    if (isStored) return
    this.#vain.set(key, times + 1)
    const [oldest] = this.#vain.keys()
    if (this.#vain.size > maxNoted && oldest !== undefined) this.#vain.delete(oldest)
  }

  /** Number of results in the making that others can wait for. */
  get size(): number {
    return this.#making.size
  }
}
