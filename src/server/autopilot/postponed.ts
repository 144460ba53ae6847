/** What failed and is tried again later: one minute after the first time, twice as long after each further one. */
export type Postponed = {
  isWaiting: (key: string, now: Date) => boolean
  /** Returns whether it is the first failure in a row. */
  postpone: (key: string, now: Date) => boolean
  /** Not before a time, without counting as a failure. */
  waitUntil: (key: string, until: Date) => void
}

const firstMs = 60_000
const maxMs = 60 * 60_000
const maxKept = 1_000

/** Kept in this process alone: after a restart everything is tried once more. */
export function postponed(): Postponed {
  const kept = new Map<string, { until: number; pauseMs: number }>()
  const keep = (key: string, until: number, pauseMs: number) => {
    kept.delete(key)
    kept.set(key, { until, pauseMs })
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  }
  return {
    isWaiting: (key, now) => (kept.get(key)?.until ?? 0) > now.getTime(),
    postpone(key, now) {
      const before = kept.get(key)?.pauseMs ?? 0
      const pauseMs = before === 0 ? firstMs : Math.min(maxMs, before * 2)
      keep(key, now.getTime() + pauseMs, pauseMs)
      return before === 0
    },
    waitUntil: (key, until) => keep(key, until.getTime(), kept.get(key)?.pauseMs ?? 0)
  }
}
