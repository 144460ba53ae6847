import { limitedSignal } from '#lib/core/api/limited-signal.ts'

/** Debounce before an answer is requested, in milliseconds. */
const pauseMs = 500
/** Timeout of an answer, in milliseconds. */
const timeoutMs = 10_000

export type Requests = {
  /** The address of the form's current values. */
  typed: () => string
  /**
   * Requests the page of this address. The returned function renders it, and returns whether it is an estimate. Throws
   * if there is no answer.
   */
  request: (address: string, signal: AbortSignal) => Promise<() => boolean>
  failed: (error: unknown) => void
}

/** Keeps the displayed answer in sync with its form; `shown` is the address of the initial answer. */
export function answerInStep(shown: string, { typed, request, failed }: Requests) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: { address: string; abort: () => void; done: Promise<void> } | undefined

  /** Drops an answer that a newer request replaced. */
  async function answer(address: string, abort: AbortController): Promise<void> {
    const isLatest = () => pending?.address === address && !abort.signal.aborted
    try {
      const show = await request(address, limitedSignal(timeoutMs, abort.signal))
      if (!isLatest()) return
      if (show()) shown = address
    } catch (error) {
      if (isLatest()) failed(error)
    } finally {
      if (isLatest()) pending = undefined
    }
  }

  function now(): Promise<void> {
    clearTimeout(timer)
    const address = typed()
    if (pending?.address === address) return pending.done
    pending?.abort()
    const abort = new AbortController()
    pending = { address, abort: () => abort.abort(), done: Promise.resolve() }
    return (pending.done = answer(address, abort))
  }

  return {
    now,
    /** Whether the displayed answer matches the form's values. */
    isSettled: (): boolean => typed() === shown && !pending,
    soon(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void now(), pauseMs)
    },
    /** Waits for the answer to the form's values; false if there is none, or the form changed meanwhile. */
    async settled(): Promise<boolean> {
      if (typed() !== shown || pending) await now()
      return typed() === shown
    }
  }
}
