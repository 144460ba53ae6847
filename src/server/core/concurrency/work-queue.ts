import PQueue from 'p-queue'

import { coreErrors } from '#lib/core/schema/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'

/** How many jobs run at once, and how many more may wait. */
type Bounds = { atOnce: number; maxWaiting: number }

/** An owner of jobs, such as a person or a host, with its own bounds. */
export type Owner = Bounds & { name: string }

/**
 * A queue for work that is slow or occupies threads. A job may have owners: it waits for a free place of each of them,
 * one after another, and then for one of the whole. So the slow jobs of one owner delay only that owner, and owners
 * take turns. A job that finds no place to wait is rejected as 'busy', with the seconds after which to retry, if given.
 */
export function workQueue({ retrySeconds, ...whole }: Bounds & { retrySeconds?: number }) {
  /** The queue of each owner and of the whole, which has no name, and the number of its unfinished jobs. */
  const places = new Map<string, { queue: PQueue; jobs: number }>()

  const isFull = ({ name, atOnce, maxWaiting }: Owner) => (places.get(name)?.jobs ?? 0) >= atOnce + maxWaiting

  function enter({ name, atOnce }: Owner): PQueue {
    const place = places.get(name) ?? { queue: new PQueue({ concurrency: atOnce }), jobs: 0 }
    places.set(name, place)
    place.jobs += 1
    return place.queue
  }

  function leave({ name }: Owner): void {
    const place = places.get(name)!
    place.jobs -= 1
    if (place.jobs === 0) places.delete(name)
  }

  return async <T>(work: () => Promise<T>, owners: readonly Owner[] = []): Promise<T> => {
    const all = [...owners, { name: '', ...whole }]
    if (all.some(isFull)) {
      throw new ApiException({
        ...coreErrors.busy,
        ...(retrySeconds && { details: { retry_after: retrySeconds } })
      })
    }
    const run = all.map(enter).reduceRight((inner, queue) => () => queue.add(inner), work)
    try {
      return await run()
    } finally {
      all.forEach(leave)
    }
  }
}
