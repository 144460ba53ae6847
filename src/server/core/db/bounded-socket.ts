import { Socket } from 'node:net'

/** Options that postgres.js passes to its `socket` function. */
type Place = { host: readonly string[]; port: readonly number[]; path?: string | false }

/**
 * A socket to PostgreSQL that closes after a timeout without a byte in either direction. A network that drops every
 * packet raises no error, so postgres.js and its pool would wait for ever. Closing the socket rejects its pending
 * queries, and the pool opens another.
 */
class BoundedSocket extends Socket {
  // Not a listener: postgres.js removes them all when TLS starts on this socket.
  override emit(event: string | symbol, ...rest: unknown[]): boolean {
    if (event === 'timeout') this.destroy()
    return super.emit(event, ...(rest as []))
  }

  // Where connecting fails at once (ENETUNREACH), postgres.js has no listener yet: an unhandled error ends the
  // process. Later the error must not wait: it would come after 'close', at which postgres.js takes its listeners away.
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const isHeard = this.listenerCount('error') > 0
    super._destroy(error, isHeard ? done : failure => void setImmediate(done, failure))
  }
}

/**
 * Blanks for the `options` of a start, which PostgreSQL skips. postgres.js writes what is shorter than 1,024 bytes by a timer, which a
 * lost connection stops for good: the start of the next one would never be written, and its query wait until it is too late. What was left
 * before it ends that connection at once, and postgres.js opens another.
 */
export const longStart = ' '.repeat(1_024)

/** Makes the `socket` option of postgres.js; rotates through the hosts where several are named. */
export function boundedSockets(silentMs: number): (place: Place) => Socket {
  let opened = 0
  return ({ host, port, path }) => {
    const socket = new BoundedSocket()
    socket.setTimeout(silentMs)
    if (path) return socket.connect(path)
    const at = opened++ % host.length
    // Read by postgres.js: the name that the certificate must have.
    Object.assign(socket, { host: host[at], port: port[at] })
    return socket.connect(port[at] ?? 5432, host[at] ?? 'localhost')
  }
}
