const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long a delivery is retried, and for how long a webhook may only fail. */
export const retryMs = 3 * 24 * hourMs

/** Waits before the second try and the following ones; the last one is repeated. */
const waitsMs = [
  5_000,
  30_000,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs
]

/**
 * When a delivery that failed is tried again, after so many tries; undefined where its three days are over. The last
 * try is at their end.
 */
export function nextTry(
  { tries, firstTriedAt }: { tries: number; firstTriedAt: Date },
  now: Date
): Date | undefined {
  const end = firstTriedAt.getTime() + retryMs
  if (now.getTime() >= end) return undefined
  const wait = waitsMs[Math.min(tries, waitsMs.length) - 1]!
  return new Date(Math.min(now.getTime() + wait, end))
}
