import { onTestFinished, vi } from 'vitest'

/** Milliseconds after which a neighbour is given up here, instead of the seconds that it is given in earnest. */
const hastenedMs = 300

/**
 * For this test nobody waits for a neighbour as long as in earnest, or only the first who asks does not, or those who
 * ask for so many ms. Answers the ms that were asked for, and its end.
 */
export function shortenTimeout(who: 'all' | 'first' | number = 'all'): { asked: number[]; end: () => void } {
  const asked: number[] = []
  const real = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    asked.push(ms)
    const isHastened = who === 'all' || (who === 'first' ? asked.length === 1 : ms === who)
    return real(isHastened ? hastenedMs : ms)
  })
  const end = () => spy.mockRestore()
  onTestFinished(end)
  return { asked, end }
}

/** The error that a call ends with; throws where it succeeds. */
export async function failure(work: Promise<unknown>): Promise<Error> {
  const ended = await work.then(
    () => undefined,
    (error: unknown) => error
  )
  if (!(ended instanceof Error)) throw new Error('It did not fail')
  return ended
}
