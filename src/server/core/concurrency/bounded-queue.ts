import pLimit from 'p-limit'

import { coreErrors } from '#lib/core/schema/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'

/**
 * A line for work that takes threads: so much of it at once, so much waiting, and the rest is rejected with the seconds
 * after which to try again. Threads that everything else needs (compression, files) stay free.
 */
export function boundedQueue(bounds: { atOnce: number; maxWaiting: number; retrySeconds: number }) {
  const line = pLimit(bounds.atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (line.pendingCount >= bounds.maxWaiting) {
      throw new ApiException({ ...coreErrors.busy, details: { retry_after: bounds.retrySeconds } })
    }
    return line(work)
  }
}
