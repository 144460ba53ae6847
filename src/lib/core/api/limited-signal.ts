const late = 'late'

/** A signal that is aborted after so many milliseconds, or with another one: AbortSignal.timeout and any are too young. */
export function limitedSignal(ms: number, other?: AbortSignal): AbortSignal {
  const limited = new AbortController()
  const abort = () => limited.abort()
  setTimeout(() => limited.abort(late), ms)
  if (other?.aborted) abort()
  other?.addEventListener('abort', abort)
  return limited.signal
}

/** Whether the time was over first. */
export const isLate = (signal?: AbortSignal): boolean => signal?.reason === late
