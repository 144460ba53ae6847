/** Work that continues after a response. The process exits only when it is done. */
export class Background {
  readonly #running = new Set<Promise<void>>()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Starts work after the response that the caller is about to send; nothing waits for it. */
  run(work: () => Promise<unknown>): void {
    const done = new Promise<void>(resolve => setImmediate(resolve))
      .then(work)
      .then(() => undefined, this.#onError)
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  /** Resolves when all running work has ended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
