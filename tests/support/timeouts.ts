import { onTestFinished, vi } from 'vitest'

/** Milliseconds after which a silent service is given up here, instead of the real timeout in seconds. */
const hastenedMs = 300

/**
 * For this test the timeouts of services are short, or only the first one is, or those of this many ms. Returns the
 * requested ms, and a function that ends this.
 */
export function shortenTimeout(who: 'all' | 'first' | number = 'all'): {
  timeouts: number[]
  end: () => void
} {
  const timeouts: number[] = []
  const real = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    timeouts.push(ms)
    const isHastened = who === 'all' || (who === 'first' ? timeouts.length === 1 : ms === who)
    return real(isHastened ? hastenedMs : ms)
  })
  const end = () => spy.mockRestore()
  onTestFinished(end)
  return { timeouts, end }
}

/** The error that a call ends with; throws if it succeeds. */
export async function failure(work: Promise<unknown>): Promise<Error> {
  const ended = await work.then(
    () => undefined,
    (error: unknown) => error
  )
  if (!(ended instanceof Error)) throw new Error('It did not fail')
  return ended
}
