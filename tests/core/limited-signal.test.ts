import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { groupBy } from '#lib/core/group-by.ts'
import { isLate, limitedSignal } from '#lib/core/api/limited-signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[core-231] a signal ends with its timeout, and says so', () => {
  const signal = limitedSignal(10_000)
  vi.advanceTimersByTime(9_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([signal.aborted, isLate(signal)]).toEqual([true, true])
})

it('[core-231] a signal ends with the other signal, which is not a timeout', () => {
  const other = new AbortController()
  const signal = limitedSignal(10_000, other.signal)
  other.abort()
  vi.advanceTimersByTime(10_000)
  expect([signal.aborted, isLate(signal)]).toEqual([true, false])
  expect(limitedSignal(10_000, other.signal).aborted).toBe(true)
})

it('[core-231] groups are in the order of their first items', () => {
  const groups = groupBy([3, 1, 5, 2, 4], number => (number % 2 ? 'odd' : 'even'))
  expect([...groups]).toEqual([
    ['odd', [3, 1, 5]],
    ['even', [2, 4]]
  ])
})
