import { onTestFinished, vi } from 'vitest'

type HeldTimeouts = {
  /** Resolves once a timeout of exactly this many ms has begun. */
  begun: (ms: number) => Promise<void>
  /** Ends every timeout of exactly this many ms that has begun and was not cleared. */
  end: (ms: number) => void
}

/** Longer than any test: the longest delay that a timer can have. */
const never = 2 ** 31 - 1

/**
 * Holds all timeouts of `minMs` and more until the test ends, and the clock: no retry or reconnection happens by
 * itself, however long the test takes, while files, sockets and databases continue. Work that still ends has needed
 * no such timeout.
 */
export function holdTimeouts(minMs: number): HeldTimeouts {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  const held = new Map<unknown, { ms: number; run: () => void }>()
  const waiting = new Set<() => void>()
  // Not spies: restoring all mocks again, in a later file, would put these back for good.
  globalThis.setTimeout = ((work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms < minMs) return real.setTimeout(work, ms, ...given)
    const timer = real.setTimeout(() => undefined, never).unref()
    held.set(timer, { ms, run: () => work(...given) })
    for (const look of waiting) look()
    return timer
  }) as typeof setTimeout
  globalThis.clearTimeout = timer => {
    held.delete(timer)
    real.clearTimeout(timer)
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    Object.assign(globalThis, real)
    for (const timer of held.keys()) real.clearTimeout(timer as NodeJS.Timeout)
  })
  return {
    begun: ms =>
      new Promise(resolve => {
        const look = () => {
          if ([...held.values()].some(timeout => timeout.ms === ms)) resolve()
        }
        waiting.add(look)
        look()
      }),
    end(ms) {
      for (const [timer, timeout] of held) {
        if (timeout.ms !== ms) continue
        clearTimeout(timer as NodeJS.Timeout)
        timeout.run()
      }
    }
  }
}
