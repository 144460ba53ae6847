import { limitedSignal } from '#lib/core/limited-signal.ts'

/** Milliseconds after the last key until an answer is asked for. */
const pause = 500
/** Milliseconds that an answer may take. */
const patience = 10_000

export type Asking = {
  /** The form as an address, now. */
  typed: () => string
  /** Asks for the answer of this address; what comes back shows it, and says whether it is one. Throws where none comes. */
  ask: (address: string, signal: AbortSignal) => Promise<() => boolean>
  failed: (error: unknown) => void
}

/** Keeps the answer that is shown in step with its form; it begins with the answer of `shown`. */
export function answerInStep(shown: string, { typed, ask, failed }: Asking) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: { address: string; abort: () => void; done: Promise<void> } | undefined

  /** An answer that a newer one overtook is dropped. */
  async function answer(address: string, abort: AbortController): Promise<void> {
    const isLatest = () => asking?.address === address && !abort.signal.aborted
    try {
      const show = await ask(address, limitedSignal(patience, abort.signal))
      if (!isLatest()) return
      if (show()) shown = address
    } catch (error) {
      if (isLatest()) failed(error)
    } finally {
      if (isLatest()) asking = undefined
    }
  }

  function now(): Promise<void> {
    clearTimeout(timer)
    const address = typed()
    if (asking?.address === address) return asking.done
    asking?.abort()
    const abort = new AbortController()
    asking = { address, abort: () => abort.abort(), done: Promise.resolve() }
    return (asking.done = answer(address, abort))
  }

  return {
    now,
    /** Whether the answer to what is typed stands there already. */
    isSettled: (): boolean => typed() === shown && !asking,
    soon(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void now(), pause)
    },
    /** Waits for the answer to what is typed; false where there is none, or the form changed meanwhile. */
    async settled(): Promise<boolean> {
      if (typed() !== shown || asking) await now()
      return typed() === shown
    }
  }
}
