import { refreshProductSummaries } from '#server/product/summaries.ts'
import type { Services } from '#server/core/platform/services.ts'
import { claimRun } from '#server/core/claim-job.ts'
import { cleanUp } from './cleanup-job.ts'
import { runDeadlines } from '#server/order/deadline-job.ts'
import { sendDueDeliveries } from '#server/core/messages/jobs.ts'
import { moveSoldWindow } from '#server/product/sold-window-job.ts'

/** Milliseconds between looks at what is due. */
const deadlineMs = 5_000
const periodicMs = 60_000

/** Jobs that one process runs for all, and how often. */
const periodic = [
  { name: 'summaries', everyMs: 60 * 60 * 1000, run: refreshSummaries },
  { name: 'cleanup', everyMs: 24 * 60 * 60 * 1000, run: cleanUp }
]

/**
 * Starts the background work of this process; every process may. A run that takes longer than its interval is not
 * joined by a second one. Answers what stops it, once running work is done.
 */
export function startJobs(services: Services): { stop: () => Promise<void> } {
  const jobs = [
    repeat(services, 'deadlines', deadlineMs, () => runDeadlines(services)),
    repeat(services, 'deliveries', deadlineMs, () => sendDueDeliveries(services)),
    repeat(services, 'periodic', periodicMs, () => runPeriodic(services))
  ]
  return { stop: async () => void (await Promise.all(jobs.map(stop => stop()))) }
}

async function refreshSummaries(services: Services): Promise<void> {
  await moveSoldWindow(services)
  await refreshProductSummaries(services.db, 'all', services.clock.now())
}

/** Runs the periodic jobs whose interval has passed, each once of all processes. */
export async function runPeriodic(services: Services): Promise<string[]> {
  const ran = []
  for (const { name, everyMs, run } of periodic) {
    if (!(await claimRun(services.db, name, everyMs, services.clock.now()))) continue
    await run(services)
    ran.push(name)
  }
  return ran
}

function repeat(
  services: Services,
  name: string,
  intervalMs: number,
  work: () => Promise<unknown>
): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => services.log.error({ error, job: name }, 'job failed'))
      .finally(() => (running = undefined))
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
