/** Work that goes on after an answer. The process ends only when it is done. */
export class Background {
  readonly #running = new Set<Promise<void>>()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Begins after the answer that the caller is about to give; nobody waits for it. */
  run(work: () => Promise<unknown>): void {
    const done = new Promise<void>(resolve => setImmediate(resolve))
      .then(work)
      .then(() => undefined, this.#onError)
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  /** Ends when all that is under way has ended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
