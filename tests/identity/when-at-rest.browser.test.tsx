import { afterEach, expect, test, vi } from 'vitest'

import { whenAtRest } from '#islands/identity/when-at-rest.ts'

afterEach(() => void vi.useRealTimers())

test('[identity-132] waits while a popover is open, and not for one that is shown in its place without being open', () => {
  document.body.innerHTML = '<aside popover style="display: block">Filter</aside>'
  const filters = document.querySelector('aside')!
  vi.useFakeTimers()
  const task = vi.fn()
  filters.showPopover()
  whenAtRest(task)
  vi.advanceTimersByTime(60_000)
  expect(task).not.toHaveBeenCalled()
  filters.hidePopover()
  expect(filters.getClientRects().length).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(task).toHaveBeenCalledOnce()
})
