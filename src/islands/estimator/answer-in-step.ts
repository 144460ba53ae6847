import { limitedSignal } from '#lib/core/api/limited-signal.ts'

/** Milliseconds after the last key until an answer is requested. */
const pauseMs = 500
/** Milliseconds that an answer may take. */
const timeoutMs = 10_000

export type Requests = {
  /** The form as an address, now. */
  typed: () => string
  /** Requests the answer of this address; what comes back shows it, and says whether it is one. Throws where none comes. */
  request: (address: string, signal: AbortSignal) => Promise<() => boolean>
  failed: (error: unknown) => void
}

/** Keeps the answer that is shown in step with its form; it begins with the answer of `shown`. */
export function answerInStep(shown: string, { typed, request, failed }: Requests) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: { address: string; abort: () => void; done: Promise<void> } | undefined

  /** An answer that a newer one overtook is dropped. */
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
    /** Whether the answer to what is typed stands there already. */
    isSettled: (): boolean => typed() === shown && !pending,
    soon(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void now(), pauseMs)
    },
    /** Waits for the answer to what is typed; false where there is none, or the form changed meanwhile. */
    async settled(): Promise<boolean> {
      if (typed() !== shown || pending) await now()
      return typed() === shown
    }
  }
}
