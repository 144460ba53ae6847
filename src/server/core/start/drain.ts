import { once } from 'node:events'
import type { Server } from 'node:http'

/** Milliseconds in which requests under way are answered after a stop was asked for. */
const drainMs = 10_000
/** Milliseconds after which the process ends as it is, which loses nothing that was acknowledged. */
const endMs = 14_000
/** Milliseconds between looks for connections that have nothing under way any more. */
const lookMs = 50

export type Stopping = {
  server: Server
  log: { info: (facts: object, text: string) => void }
  /** Ends what keeps connections open for ever: websockets. */
  closeSockets: () => Promise<void>
  /** Ends what the process works with, once nobody asks any more. */
  close: () => Promise<void>
}

/**
 * Stops on SIGTERM and SIGINT: takes no new connection, answers what is under way, then closes and ends with 0. A
 * second signal ends the process at once. Answers the same stop for a parent that has left.
 */
export function stopOnSignals(stopping: Stopping): (reason: string) => void {
  let isStopping = false
  const stop = (reason: string) => {
    if (isStopping) return process.exit(1)
    isStopping = true
    stopping.log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), endMs).unref()
    void drain(stopping).then(
      () => process.exit(0),
      () => process.exit(1)
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return stop
}

/** Takes no new connection, answers what is under way, then closes. */
export async function drain({ server, log, closeSockets, close }: Stopping): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await closeSockets()
  // A connection that is kept for a next request counts as open until somebody looks.
  const looking = setInterval(() => server.closeIdleConnections(), lookMs)
  const cutting = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(looking)
  clearTimeout(cutting)
  await close()
  log.info({}, 'stopped')
}
