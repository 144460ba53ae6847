import pLimit from 'p-limit'

import { coreErrors } from '#lib/core/schema/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'

/**
 * A queue for work that occupies threads. It bounds the running and the waiting work; more is rejected as 'busy', with
 * the seconds after which to retry. Threads that everything else needs (compression, files) stay free.
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
