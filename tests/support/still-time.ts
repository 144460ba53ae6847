import { onTestFinished, vi } from 'vitest'

/** Stops the time of day until the test ends: remaining seconds are the same on a slow machine. Timers continue. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
