import { once } from 'node:events'
import type { Server } from 'node:http'

/** Milliseconds that requests in progress may take after a stop was requested. */
const drainMs = 10_000
/** Milliseconds after which the process exits in any case, which loses nothing that was acknowledged. */
const endMs = 14_000
/** Milliseconds between two checks for idle connections. */
const lookMs = 50

export type Stopping = {
  server: Server
  log: { info: (facts: object, text: string) => void }
  /** Closes websockets, which would keep connections open for ever. */
  closeSockets: () => Promise<void>
  /** Closes the services, once no requests are left. */
  close: () => Promise<void>
}

/**
 * Stops on SIGTERM and SIGINT: accepts no new connections, finishes requests in progress, then closes and exits with 0.
 * A second signal exits at once. Returns the same stop, for the exit of a parent process.
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

/** Accepts no new connections, finishes requests in progress, then closes. */
export async function drain({ server, log, closeSockets, close }: Stopping): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await closeSockets()
  // A keep-alive connection counts as open until it is closed explicitly.
  const looking = setInterval(() => server.closeIdleConnections(), lookMs)
  const cutting = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(looking)
  clearTimeout(cutting)
  await close()
  log.info({}, 'stopped')
}
