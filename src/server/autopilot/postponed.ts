/** What failed and is tried again later: one minute after the first time, twice as long after each further one. */
export type Postponed = {
  isWaiting: (key: string, now: Date) => boolean
  /** Returns whether it is the first failure in a row. */
  postpone: (key: string, now: Date) => boolean
}

const firstMs = 60_000
const maxMs = 60 * 60_000
const maxKept = 1_000

/** Kept in this process alone: after a restart everything is tried once more. */
export function postponed(): Postponed {
  const kept = new Map<string, { until: number; pauseMs: number }>()
  return {
    isWaiting: (key, now) => (kept.get(key)?.until ?? 0) > now.getTime(),
    postpone(key, now) {
      const before = kept.get(key)
      const pauseMs = Math.min(maxMs, before ? before.pauseMs * 2 : firstMs)
      kept.delete(key)
      kept.set(key, { until: now.getTime() + pauseMs, pauseMs })
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
      return before === undefined
    }
  }
}
