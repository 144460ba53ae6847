import { isIP, Socket } from 'node:net'

import { afterEach, expect } from 'vitest'

// A test talks to this machine alone. Whatever else is asked for fails, and so does the test, even where the code
// under test would have taken the failure for a neighbour that is away.

// Test files share a process: the socket is watched once, and what it saw is known to each.
const slot = Symbol.for('baba-bangunan.outside-calls')
type Holder = { [slot]?: Set<string> }
const isWatched = (globalThis as Holder)[slot] !== undefined
const asked = ((globalThis as Holder)[slot] ??= new Set<string>())

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
    asked.add(host)
    throw new Error(`No test prepared for a call to ${host}`)
  }
  return connect.apply(this, args)
}

if (!isWatched) Object.assign(Socket.prototype, { connect: watched })

afterEach(() => {
  const hosts = [...asked]
  asked.clear()
  expect(hosts, 'calls to the outside that no test prepared').toEqual([])
})

/** What was asked for so far; it is told to the test that expects it, and to no other. */
export function outsideCalls(): string[] {
  const hosts = [...asked]
  asked.clear()
  return hosts
}
