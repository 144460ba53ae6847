type Work = () => Promise<void>

/** Work that waits for a pause: the newest of one name replaces the one before, and `flush` does all of it now. */
export class Later {
  /** What was begun last under each name, and is not done. */
  readonly #running = new Map<string, Promise<void>>()
  readonly #waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; work: Work }>()

  set(name: string, pauseMs: number, work: Work): void {
    clearTimeout(this.#waiting.get(name)?.timer)
    const timer = setTimeout(() => this.#run(name), pauseMs)
    this.#waiting.set(name, { timer, work })
  }

  /** Does not do it at all, if it still waits. */
  drop(name: string): void {
    clearTimeout(this.#waiting.get(name)?.timer)
    this.#waiting.delete(name)
  }

  /** What still waits when the page is left is done then. */
  flushOnLeaving(): void {
    globalThis.addEventListener?.('pagehide', () => {
      for (const name of this.#waiting.keys()) this.#run(name, true)
    })
  }

  /** Ends when all of it is done, also what began before. */
  async flush(): Promise<void> {
    for (const name of this.#waiting.keys()) this.#run(name)
    await Promise.all(this.#running.values())
  }

  /** Work of one name is done in its order; a page that is being left has no time to wait for what is on its way. */
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
