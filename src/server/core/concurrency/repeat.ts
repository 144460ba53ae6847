import type { Logger } from 'pino'

import { within } from './unavailable.ts'

type Repeated = { log: Logger; name: string; everyMs: number; maxMs?: number }

/** A run that never ends, whatever it waits for, must not be the last one: longer than any job takes on a large market. */
const maxRunMs = 30 * 60_000

/**
 * Runs work at an interval. A run that takes longer is not joined by a second one, but is given up after `maxMs`.
 * One that throws is logged. Answers what stops it, once running work is done.
 */
export function repeat(
  { log, name, everyMs, maxMs = maxRunMs }: Repeated,
  work: () => Promise<unknown>
): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= within(maxMs, work())
      .catch((error: unknown) => log.error({ error, job: name }, 'job failed'))
      .finally(() => (running = undefined))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
