/** Milliseconds for which a search may miss recent changes; the first search after that looks first. */
const freshMs = 500
/** Ms that searches wait for a look that has begun: longer takes what many changes or a slow database take. */
const patienceMs = 2_000

/** The looks at the log of changes: one at a time, shared by all searches that wait for it. */
export class Looks {
  readonly #look: () => Promise<void>
  #running: Promise<void> | undefined
  #begunAt = -Infinity

  constructor(look: () => Promise<void>) {
    this.#look = look
  }

  /** Resolves after a look that takes all changes up to now. */
  now(): Promise<void> {
    if (!this.#running) {
      this.noteFresh()
      this.#running = this.#look().finally(() => (this.#running = undefined))
    }
    return this.#running
  }

  /**
   * Resolves when the last look is at most half a second old. A late one is not waited for: a search then finds what is
   * known, and the look drops the cached answers when it ends. Throws what the look throws.
   */
  async recent(): Promise<void> {
    const age = performance.now() - this.#begunAt
    if (age <= freshMs) return
    const look = this.now()
    const patience = this.#begunAt + patienceMs - performance.now()
    if (patience > 0) await atMost(patience, look)
    else look.catch(() => undefined)
  }

  /** Looks in the background, if the last look is more than half a second ago. */
  soon(): void {
    if (performance.now() - this.#begunAt > freshMs) this.now().catch(() => undefined)
  }

  /** Everything was read just now. */
  noteFresh(): void {
    this.#begunAt = performance.now()
  }

  /** The next search looks: what it would find was read some time ago. */
  noteOld(): void {
    this.#begunAt = -Infinity
  }
}

/** Waits for work at most so many ms; afterwards it goes on by itself. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  })
  try {
    await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
