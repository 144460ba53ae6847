type Work = () => Promise<void>

/** Work that waits for a pause: the newest of one name replaces the one before, and `flush` does all of it now. */
export class Later {
  readonly #waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; work: Work }>()

  set(name: string, pauseMs: number, work: Work): void {
    clearTimeout(this.#waiting.get(name)?.timer)
    const timer = setTimeout(() => void this.#run(name), pauseMs)
    this.#waiting.set(name, { timer, work })
  }

  async flush(): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map(name => this.#run(name)))
  }

  async #run(name: string): Promise<void> {
    const waiting = this.#waiting.get(name)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(name)
    await waiting?.work()
  }
}
