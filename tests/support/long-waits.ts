import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a test waits for a condition, ms. */
    waitLimitMs: number
  }
}

// `vi.waitFor` gives up after a second by default: too little on busy cores, and it proves nothing.
// It stops a test that would wait for ever; speed is measured in bench/.

const waitLimitMs = inject('waitLimitMs')

// Test files share a process, and with it this object.
const marked = vi as typeof vi & { hasLongWaits?: true }
if (!marked.hasLongWaits) {
  marked.hasLongWaits = true
  const { waitFor, waitUntil } = vi
  const withLimit = (options: number | { timeout?: number; interval?: number } | undefined) =>
    typeof options === 'number' ? options : { timeout: waitLimitMs, ...options }
  vi.waitFor = (check, options) => waitFor(check, withLimit(options))
  vi.waitUntil = (check, options) => waitUntil(check, withLimit(options))
}
