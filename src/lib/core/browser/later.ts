type Work = () => Promise<void>

/** Debounced work: the newest of one name replaces the previous one, and `flush` runs all of it now. */
export class Later {
  /** The last started work of each name that has not finished. */
  readonly #running = new Map<string, Promise<void>>()
  readonly #waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; work: Work }>()

  set(name: string, pauseMs: number, work: Work): void {
    clearTimeout(this.#waiting.get(name)?.timer)
    const timer = setTimeout(() => this.#run(name), pauseMs)
    this.#waiting.set(name, { timer, work })
  }

  /** Cancels the work if it still waits. */
  drop(name: string): void {
    clearTimeout(this.#waiting.get(name)?.timer)
    this.#waiting.delete(name)
  }

  /** Runs waiting work when the page is left. */
  flushOnLeaving(): void {
    globalThis.addEventListener?.('pagehide', () => {
      for (const name of this.#waiting.keys()) this.#run(name, true)
    })
  }

  /** Resolves when all work is done, including what had started before. */
  async flush(): Promise<void> {
    for (const name of this.#waiting.keys()) this.#run(name)
    await Promise.all(this.#running.values())
  }

  /** Work of one name runs in order; a page that is being left does not wait for running work. */
  #run(name: string, isLeaving = false): void {
    const waiting = this.#waiting.get(name)
    if (!waiting) return
    clearTimeout(waiting.timer)
    this.#waiting.delete(name)
    const { work } = waiting
    const before = isLeaving ? undefined : this.#running.get(name)
    const done = (before ? before.then(work, work) : work()).finally(() => {
      if (this.#running.get(name) === done) this.#running.delete(name)
    })
    this.#running.set(name, done)
  }
}
