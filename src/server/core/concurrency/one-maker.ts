import { within } from './unavailable.ts'

/** Milliseconds that somebody waits for what another one is making, and how often, before they make it themselves. */
const waitMs = 3_000
const maxWaits = 2
/** After so many in a row that came to nothing nobody waits for the next; of so many keys that is remembered. */
const maxVain = 2
const maxNoted = 1_000

/**
 * Lets one make what many ask for at once, and is asked for again where that came to nothing: it failed, is nobody else's,
 * or something that it was made of changed meanwhile. Whoever waits takes only what `find` finds, so a change is never
 * overlooked; and nobody waits for ever.
 */
export class OneMaker {
  readonly #making = new Map<string, Promise<unknown>>()
  /** How often in a row what was made came to nothing for others: somebody's own page, an error. */
  readonly #vain = new Map<string, number>()

  /** What is found under a key, or made; `find` answers undefined where there is nothing. */
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

  #note(key: string, isKept: boolean): void {
    const times = this.#vain.get(key) ?? 0
    this.#vain.delete(key)
    if (isKept) return
    this.#vain.set(key, times + 1)
    const [oldest] = this.#vain.keys()
    if (this.#vain.size > maxNoted && oldest !== undefined) this.#vain.delete(oldest)
  }

  /** How many things are being made for others to wait for. */
  get size(): number {
    return this.#making.size
  }
}
