import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { refetchWhileSeen } from '#lib/core/browser/refetch.ts'

class FakePage extends EventTarget {
  hidden = false
  show(isSeen: boolean) {
    this.hidden = !isSeen
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch(page: FakePage) {
  const work = vi.fn()
  const stop = refetchWhileSeen(work, 60_000, page as unknown as Document)
  return { work, stop }
}

test('[payment-13] fetches every 60 seconds while the page is visible', () => {
  const { work } = watch(new FakePage())
  vi.advanceTimersByTime(59_999)
  expect(work).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(60_001)
  expect(work).toHaveBeenCalledTimes(2)
})

test('[payment-13] a hidden page fetches nothing, and at once when it is visible again', () => {
  const page = new FakePage()
  const { work } = watch(page)
  page.show(false)
  vi.advanceTimersByTime(600_000)
  expect(work).toHaveBeenCalledTimes(0)
  page.show(true)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('once stopped, neither time nor visibility fetches', () => {
  const page = new FakePage()
  const { work, stop } = watch(page)
  stop()
  page.show(false)
  page.show(true)
  vi.advanceTimersByTime(600_000)
  expect(work).toHaveBeenCalledTimes(0)
})
