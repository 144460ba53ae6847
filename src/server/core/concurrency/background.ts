import { setImmediate } from 'node:timers/promises'

import PQueue from 'p-queue'

/** Work that continues after a response. The process exits only when it is done. */
export class Background {
  readonly #running = new PQueue()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Starts work after the response that the caller is about to send; nothing waits for it. */
  run(work: () => Promise<unknown>): void {
    this.#running.add(() => setImmediate().then(work)).catch(this.#onError)
  }

  /** Resolves when all running work has ended. */
  settled(): Promise<void> {
    return this.#running.onIdle()
  }
}
