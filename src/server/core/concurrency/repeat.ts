import type { Logger } from 'pino'

import { within } from './unavailable.ts'

type Repeated = { log: Logger; name: string; everyMs: number; maxMs?: number }

/** Timeout of a run in ms, longer than any job takes on a large marketplace: a hanging run must not be the last. */
const maxRunMs = 30 * 60_000

/**
 * Runs work at an interval. A run that takes longer delays the next one, and is given up after `maxMs`; one that throws
 * is logged. Returns a function that stops it and waits for the running work.
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
