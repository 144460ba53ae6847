import { coreErrors } from '#lib/core/schema/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'

/**
 * A line for work that one does at a time. Whoever has one in work waits behind everybody else, and has few places of
 * their own: a person who sends many keeps nobody out. What finds no place is rejected with the seconds after which to
 * try again.
 */
export function fairQueue(bounds: { maxWaiting: number; maxOfOne: number; retrySeconds: number }) {
  /** What begins the work of each person, the next one first; persons in the order of their turns. */
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
