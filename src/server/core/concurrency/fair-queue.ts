import { coreErrors } from '#lib/core/schema/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'

/**
 * A queue that runs one job at a time and takes turns between persons. A person whose job ran last goes behind
 * everybody else and has at most `maxOfOne` waiting jobs, so that nobody can block the others. A job that finds no
 * place is rejected as 'busy', with the seconds after which to retry.
 */
export function fairQueue(bounds: { maxWaiting: number; maxOfOne: number; retrySeconds: number }) {
  /** Functions that start each person's waiting jobs, the next one first; persons in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>()
  let isWorking = false
  const countWaiting = () => [...waiting.values()].reduce((sum, own) => sum + own.length, 0)

  function letNextIn(last: string): void {
    const more = waiting.get(last)
    if (more) {
      waiting.delete(last)
      waiting.set(last, more)
    }
    const [next] = waiting
    if (!next) {
      isWorking = false
      return
    }
    const [who, [begin, ...rest]] = next
    if (rest.length > 0) waiting.set(who, rest)
    else waiting.delete(who)
    begin!()
  }

  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (isWorking) {
      const own = waiting.get(who) ?? []
      if (own.length >= bounds.maxOfOne || countWaiting() >= bounds.maxWaiting) {
        throw new ApiException({ ...coreErrors.busy, details: { retry_after: bounds.retrySeconds } })
      }
      await new Promise<void>(begin => waiting.set(who, [...own, begin]))
    }
    isWorking = true
    try {
      return await work()
    } finally {
      letNextIn(who)
    }
  }
}
