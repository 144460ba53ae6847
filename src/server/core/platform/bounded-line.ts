import pLimit from 'p-limit'

import { coreRefusals } from '#lib/core/refusals.ts'

import { Refused } from '#server/core/refused.ts'

/**
 * A line for work that takes threads: so much of it at once, so much waiting, and the rest is refused with the seconds
 * after which to try again. Threads that everything else needs (compression, files) stay free.
 */
export function boundedLine(bounds: { atOnce: number; mostWaiting: number; retrySeconds: number }) {
  const line = pLimit(bounds.atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (line.pendingCount >= bounds.mostWaiting) {
      throw new Refused({ ...coreRefusals.busy, details: { retry_after: bounds.retrySeconds } })
    }
    return line(work)
  }
}
