import { isIP, Socket } from 'node:net'

import { afterEach, expect } from 'vitest'

// A test connects to this machine only. Any other connection fails, and so does the test, even if the code
// under test would have taken the failure for an unavailable service.

// Test files share a process: the socket is patched once, and its record is shared.
const slot = Symbol.for('baba-bangunan.outside-calls')
type Holder = { [slot]?: Set<string> }
const isWatched = (globalThis as Holder)[slot] !== undefined
const outsideHosts = ((globalThis as Holder)[slot] ??= new Set<string>())

const isHere = (host: string) =>
  host === 'localhost' || host === '::1' || host === '::' || (isIP(host) === 4 && host.startsWith('127.'))

type Connect = (this: Socket, ...args: unknown[]) => Socket
const { connect } = Socket.prototype as unknown as { connect: Connect }

/** The host of connect(options), connect(port, host) and connect(path); a path has none. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: string; path?: string }
    return path ? undefined : (host ?? 'localhost')
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return undefined
  return typeof second === 'string' ? second : 'localhost'
}

function watched(this: Socket, ...args: unknown[]): Socket {
  const host = hostOf(args)
  if (host !== undefined && !isHere(host)) {
    outsideHosts.add(host)
    throw new Error(`No test prepared for a call to ${host}`)
  }
  return connect.apply(this, args)
}

if (!isWatched) Object.assign(Socket.prototype, { connect: watched })

afterEach(() => {
  const hosts = [...outsideHosts]
  outsideHosts.clear()
  expect(hosts, 'calls to the outside that no test prepared').toEqual([])
})

/** The connections so far; returned to the test that expects them, and to no other. */
export function outsideCalls(): string[] {
  const hosts = [...outsideHosts]
  outsideHosts.clear()
  return hosts
}
