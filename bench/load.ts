import autocannon from 'autocannon'

import type { BenchRequest } from './scenarios.ts'

export type Measured = { perSecond: number; p50: number; p99: number; failed: number }

export const connections = 10
/** Seconds of a measurement, after two of warming up. */
const seconds = 8

/** Loads one server over some connections, as fast as it answers or at a fixed rate. */
export async function load(
  url: string,
  nextRequest: () => BenchRequest,
  options: { overallRate?: number; connections?: number } = {}
): Promise<Measured> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      ...options,
      requests: [{ setupRequest: request => ({ ...request, ...nextRequest() }) }]
    })
  await run(2)
  const { requests, latency, non2xx, errors, statusCodeStats } = await run(seconds)
  // The kinds of failures say more than their number.
  if (non2xx + errors > 0) console.log(`${url}: ${errors} without an answer`, statusCodeStats)
  return {
    perSecond: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors
  }
}
