import { onTestFinished, vi } from 'vitest'

/** Holds the time of day until the test ends: seconds that are left are the same on a slow machine. Timers go on. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
