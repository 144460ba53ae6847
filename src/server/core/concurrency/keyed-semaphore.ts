import { coreErrors } from '#lib/core/schema/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'

/** The limits of one owner of jobs, such as a person or a host: how many run at once, and how many may wait. */
export type Owner = { name: string; atOnce: number; maxWaiting: number }

type Job = { owners: readonly Owner[]; begin: () => void }

/**
 * A semaphore for work that outsiders can make slow. Each job has several owners, its host and its person, and starts
 * when all of them and the whole have a free place, so that slow jobs of one owner delay only that owner. A job that
 * finds no place to wait is rejected as 'busy'.
 */
export function keyedSemaphore(whole: { atOnce: number; maxWaiting: number }) {
  const all: Owner = { name: '', ...whole }
  const working = new Map<string, number>()
  const waitingOf = new Map<string, number>()
  const waiting = new Set<Job>()
  const mayBegin = (job: Job) => job.owners.every(({ name, atOnce }) => countOf(working, name) < atOnce)

  function move(job: Job, from: Map<string, number> | undefined, to: Map<string, number> | undefined) {
    for (const { name } of job.owners) {
      if (from) add(from, name, -1)
      if (to) add(to, name, 1)
    }
  }

  function letNextIn(): void {
    for (const job of waiting) {
      if (countOf(working, all.name) >= all.atOnce) return
      if (!mayBegin(job)) continue
      waiting.delete(job)
      move(job, waitingOf, working)
      job.begin()
    }
  }

  return async <T>(owners: readonly Owner[], work: () => Promise<T>): Promise<T> => {
    const job: Job = { owners: [all, ...owners], begin: () => undefined }
    if (mayBegin(job)) move(job, undefined, working)
    else {
      if (job.owners.some(({ name, maxWaiting }) => countOf(waitingOf, name) >= maxWaiting)) {
        throw new ApiException(coreErrors.busy)
      }
      move(job, undefined, waitingOf)
      await new Promise<void>(begin => waiting.add(Object.assign(job, { begin })))
    }
    try {
      return await work()
    } finally {
      move(job, working, undefined)
      letNextIn()
    }
  }
}

const countOf = (counts: Map<string, number>, name: string): number => counts.get(name) ?? 0

function add(counts: Map<string, number>, name: string, more: number): void {
  const sum = countOf(counts, name) + more
  if (sum > 0) counts.set(name, sum)
  else counts.delete(name)
}
