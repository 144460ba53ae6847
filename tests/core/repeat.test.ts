import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { repeat } from '#server/core/concurrency/repeat.ts'

const log = pino({ level: 'silent' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[core-193] a run that never ends is given up, and the next one starts', async () => {
  const failed = vi.spyOn(log, 'error')
  let runs = 0
  const stop = repeat({ log, name: 'stuck', everyMs: 10, maxMs: 100 }, () => {
    runs += 1
    return new Promise(() => undefined)
  })
  await vi.advanceTimersByTimeAsync(105)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(runs).toBe(2)
  expect(failed).toHaveBeenCalledWith({ error: expect.any(Error), job: 'stuck' }, 'job failed')
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(100)
  await stopped
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toBe(2)
})
