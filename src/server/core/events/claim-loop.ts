import { within } from '#server/core/concurrency/unavailable.ts'

/** Milliseconds for which a stop waits for work under way. */
const maxStopMs = 3_000

const nothing = { claimed: [], isMore: false }

/** Claims due rows of a queue and handles them, so many at once, until none is left. */
export abstract class ClaimLoop<T> {
  readonly #parallel: number
  readonly #onError: (error: unknown) => void
  readonly #inFlight = new Set<Promise<void>>()
  /** Something may have become claimable since the last claim began. */
  #isWoken = false
  #isStopped = false
  #signal = () => {}

  constructor(parallel: number, onError: (error: unknown) => void) {
    this.#parallel = parallel
    this.#onError = onError
  }

  /** Claims up to `limit` rows. `isMore`: there may be others beyond those that it looked at. */
  protected abstract claim(limit: number): Promise<{ claimed: T[]; isMore: boolean }>

  /** Handles a claimed row to its end. */
  protected abstract handle(claimed: T): Promise<void>

  /** Claims again, also while work is under way. */
  wake(): void {
    this.#isWoken = true
    this.#signal()
  }

  stop(): void {
    this.#isStopped = true
    this.#signal()
  }

  async run(): Promise<void> {
    while (!this.#isStopped) {
      const free = this.#parallel - this.#inFlight.size
      this.#isWoken = false
      const { claimed, isMore } = free > 0 ? await this.claim(free) : nothing
      for (const one of claimed) this.#track(this.handle(one))
      if (claimed.length > 0 || isMore || (this.#isWoken && this.#inFlight.size < this.#parallel)) continue
      if (this.#inFlight.size === 0) return
      await this.#change()
    }
    await within(maxStopMs, Promise.all(this.#inFlight)).catch(() => undefined)
  }

  /** Ends when some work ends, and at a wake or a stop. */
  async #change(): Promise<void> {
    const signalled = new Promise<void>(resolve => (this.#signal = resolve))
    await Promise.race([...this.#inFlight, signalled])
  }

  #track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => this.#onError(error))
      .finally(() => {
        this.#inFlight.delete(tracked)
        // The next row of its object has become claimable.
        this.#isWoken = true
      })
    this.#inFlight.add(tracked)
  }
}
