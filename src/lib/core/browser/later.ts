type Work = () => Promise<void>

/** Debounced work. */
export type Later = {
  /** Runs work after a pause in ms; the newest of one name replaces the previous one. */
  set: (name: string, pauseMs: number, work: Work) => void
  /** Cancels the work if it still waits. */
  drop: (name: string) => void
  /** Runs waiting work when the page is left. */
  flushOnLeaving: () => void
  /** Runs all that waits; resolves when all work is done, including what had started before. */
  flush: () => Promise<void>
}

/**
 * A list of debounced work. No class: for older browsers private fields become helpers, with which pages would load
 * other parts.
 */
export function laterWork(): Later {
  /** The last started work of each name that has not finished. */
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; work: Work }>()

  function drop(name: string): void {
    clearTimeout(waiting.get(name)?.timer)
    waiting.delete(name)
  }

  /** Work of one name runs in order; a page that is being left does not wait for running work. */
  function run(name: string, isLeaving = false): void {
    const work = waiting.get(name)?.work
    if (!work) return
    drop(name)
    const before = isLeaving ? undefined : running.get(name)
    const done = (before ? before.then(work, work) : work()).finally(() => {
      if (running.get(name) === done) running.delete(name)
    })
    running.set(name, done)
  }

  return {
    drop,
    set(name, pauseMs, work) {
      clearTimeout(waiting.get(name)?.timer)
      waiting.set(name, { timer: setTimeout(() => run(name), pauseMs), work })
    },
    flushOnLeaving() {
      globalThis.addEventListener?.('pagehide', () => {
        for (const name of waiting.keys()) run(name, true)
      })
    },
    async flush() {
      for (const name of waiting.keys()) run(name)
      await Promise.all(running.values())
    }
  }
}
