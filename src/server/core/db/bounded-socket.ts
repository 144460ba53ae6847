import { Socket } from 'node:net'

/** What postgres.js hands to whoever opens its sockets. */
type Place = { host: readonly string[]; port: readonly number[]; path?: string | false }

/**
 * A socket to PostgreSQL that is given up after so many ms without a byte in either direction. A network that loses
 * everything says nothing of it, so postgres.js would wait for ever, and the pool with it. Closed, the socket rejects
 * what waits on it and the pool opens another.
 */
class BoundedSocket extends Socket {
  // No listener: postgres.js removes them all where TLS begins, which goes on over this socket.
  override emit(event: string | symbol, ...rest: unknown[]): boolean {
    if (event === 'timeout') this.destroy()
    return super.emit(event, ...(rest as []))
  }

  // Where connecting fails at once (ENETUNREACH), postgres.js does not listen yet: an error nobody hears ends the process.
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    super._destroy(error, failure => void setImmediate(done, failure))
  }
}

/** For the option `socket` of postgres.js: opens one after another where several hosts are named. */
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
