/** The browser's locks; pages without TLS have none. */
export type Locks = Pick<LockManager, 'request'>
export const findLocks = (): Locks | undefined => window.navigator?.locks

/** Elects one tab of this browser by a lock: the tab that holds it leads, and the next one follows when it is gone. */
export class TabElection {
  readonly #name: string
  readonly #locks: Locks
  readonly #results: { won: () => void; lost: () => void }
  /** The present candidacy; another one replaces it. */
  #candidacy: AbortController | undefined
  #release: (() => void) | undefined

  constructor(name: string, locks: Locks, results: { won: () => void; lost: () => void }) {
    this.#name = name
    this.#locks = locks
    this.#results = results
  }

  /** Waits for its turn; `isTakingOver` takes it at once from a tab that no longer answers. */
  stand(isTakingOver = false): void {
    this.resign()
    const candidacy = new AbortController()
    this.#candidacy = candidacy
    const lead = () =>
      new Promise<void>(resolve => {
        if (this.#candidacy !== candidacy) return resolve()
        this.#release = resolve
        this.#results.won()
      })
    const how = isTakingOver ? { steal: true } : { signal: candidacy.signal }
    this.#locks.request(this.#name, how, lead).catch(() => {
      if (this.#candidacy !== candidacy) return
      // A page that gets no locks is its own leader.
      if (!this.#release) return this.#results.won()
      // Another tab took over while this one was frozen.
      this.#release = undefined
      this.#results.lost()
      this.stand()
    })
  }

  /** Leads no more, and does not wait for it. */
  resign(): void {
    this.#candidacy?.abort()
    this.#candidacy = undefined
    this.#release?.()
    this.#release = undefined
  }
}
