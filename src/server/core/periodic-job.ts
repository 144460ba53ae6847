import { claimRun, noteSuccess, postponeRun, releaseRun } from './claim-job.ts'
import type { Services } from './platform/services.ts'

/** `run` returns false if work is left over: the job is then due again at the next poll. */
export type PeriodicJob = {
  name: string
  everyMs: number
  run: (services: Services) => Promise<boolean | void>
}

/** Runs a job if it is due and no other process runs it. Returns whether it ran; its failure is logged and postpones it. */
export async function runIfDue(services: Services, { name, everyMs, run }: PeriodicJob): Promise<boolean> {
  const { db, clock, log } = services
  if (!(await claimRun(db, name, everyMs, clock.now()))) return false
  try {
    const isDone = (await run(services)) !== false
    await noteSuccess(db, name)
    if (!isDone) await releaseRun(db, name)
  } catch (error) {
    log.error({ error, job: name }, 'job failed')
    await postponeRun(db, name, everyMs, clock.now())
  }
  return true
}
