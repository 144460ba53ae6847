import type { Locks } from '#lib/core/browser/tab-election.ts'

type Held = { tab: string; name: string; end: (error?: unknown) => void }
type Waiting = { tab: string; name: string; start: () => void }
type Receive = (event: MessageEvent) => void
type Callback = (lock: Lock | null) => Promise<unknown>

const aborted = () => new DOMException('The request was aborted', 'AbortError')

/**
 * The locks and message channels of a browser with several tabs. Messages arrive in the next microtask; a frozen tab
 * gets none, and a crashed one loses its locks.
 */
export function fakeTabs() {
  let held: Held[] = []
  let waiting: Waiting[] = []
  const frozen = new Set<string>()
  const gone = new Set<string>()
  const receivers = new Map<string, Set<{ tab: string; receive: Receive }>>()

  const next = (name: string) => {
    if (held.some(lock => lock.name === name)) return
    const first = waiting.find(one => one.name === name)
    waiting = waiting.filter(one => one !== first)
    first?.start()
  }
  const drop = (which: (of: { tab: string; name: string }) => boolean, error?: unknown) => {
    const dropped = held.filter(which)
    held = held.filter(lock => !dropped.includes(lock))
    for (const lock of dropped) lock.end(error)
    for (const { name } of dropped) next(name)
  }

  const locksOf = (tab: string): Locks => ({
    request: ((name: string, options: LockOptions, callback: Callback) =>
      new Promise<unknown>((resolve, reject) => {
        const start = () => {
          const lock = { tab, name, end: (error?: unknown) => void (error && reject(error as Error)) }
          held.push(lock)
          const ended = () => {
            held = held.filter(one => one !== lock)
            next(name)
          }
          void callback({ name, mode: 'exclusive' }).then(resolve, reject).finally(ended)
        }
        const mine = { tab, name, start }
        options.signal?.addEventListener('abort', () => {
          if (!waiting.includes(mine)) return
          waiting = waiting.filter(one => one !== mine)
          reject(aborted())
        })
        if (options.steal) {
          waiting.unshift(mine)
          drop(lock => lock.name === name, aborted())
        } else waiting.push(mine)
        next(name)
      })) as unknown as Locks['request']
  })

  /** A class like BroadcastChannel, of one tab. */
  const channelOf = (tab: string) =>
    class {
      readonly #name: string
      readonly #own = new Set<{ tab: string; receive: Receive }>()
      constructor(name: string) {
        this.#name = name
      }
      addEventListener(_type: 'message', receive: Receive) {
        const one = { tab, receive }
        this.#own.add(one)
        const all = receivers.get(this.#name) ?? new Set()
        receivers.set(this.#name, all.add(one))
      }
      postMessage(data: unknown) {
        const copy: unknown = structuredClone(data)
        for (const one of [...(receivers.get(this.#name) ?? [])].filter(other => !this.#own.has(other))) {
          const isHeard = () =>
            receivers.get(this.#name)?.has(one) && !frozen.has(one.tab) && !gone.has(one.tab)
          queueMicrotask(() => isHeard() && one.receive({ data: copy } as MessageEvent))
        }
      }
      close() {
        for (const one of this.#own) receivers.get(this.#name)?.delete(one)
      }
    }

  return {
    locksOf,
    channelOf,
    /** The tab that holds a lock. */
    holder: (name: string) => held.find(lock => lock.name === name)?.tab,
    freeze: (tab: string) => void frozen.add(tab),
    thaw: (tab: string) => void frozen.delete(tab),
    crash(tab: string) {
      gone.add(tab)
      waiting = waiting.filter(one => one.tab !== tab)
      drop(lock => lock.tab === tab)
    }
  }
}
