import autocannon from 'autocannon'

import type { BenchRequest } from './scenarios.ts'

/** `answered` counts those of the warm-up too. */
export type Measured = { perSecond: number; p50: number; p99: number; failed: number; answered: number }

export const connections = 10
/** Seconds of a measurement, after two of warming up. */
const seconds = 8

/**
 * Loads one server over some connections, as fast as it answers or at a fixed rate. With `requests` it sends that many,
 * without warming up: each is for something that nobody asked for before.
 */
export async function load(
  url: string,
  nextRequest: () => BenchRequest,
  { requests: amount, ...options }: { overallRate?: number; connections?: number; requests?: number } = {}
): Promise<Measured> {
  const run = (length: { duration: number } | { amount: number }) =>
    autocannon({
      url,
      connections,
      ...length,
      ...options,
      requests: [{ setupRequest: request => ({ ...request, ...nextRequest() }) }]
    })
  const warmedUp = amount ? 0 : (await run({ duration: 2 })).requests.total
  const { requests, latency, duration, non2xx, errors, statusCodeStats } = await run(
    amount ? { amount } : { duration: seconds }
  )
  // The kinds of failures say more than their number.
  if (non2xx + errors > 0) console.log(`${url}: ${errors} without an answer`, statusCodeStats)
  return {
    perSecond: Math.round(amount ? requests.total / duration : requests.average),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
    answered: warmedUp + requests.total
  }
}
