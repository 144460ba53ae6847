const late = 'late'

/** A signal that aborts after `ms` or with `other`: AbortSignal.timeout and any lack browser support. */
export function limitedSignal(ms: number, other?: AbortSignal): AbortSignal {
  const limited = new AbortController()
  const abort = () => limited.abort()
  setTimeout(() => limited.abort(late), ms)
  if (other?.aborted) abort()
  other?.addEventListener('abort', abort)
  return limited.signal
}

/** Whether the timeout aborted the signal. */
export const isLate = (signal?: AbortSignal): boolean => signal?.reason === late
