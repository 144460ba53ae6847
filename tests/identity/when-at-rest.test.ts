import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenAtRest } from '#islands/identity/when-at-rest.ts'

/** The open parts of a page, and its focus. */
let page: { hidden: boolean; open: { getClientRects: () => object[] }[]; isTyping: boolean }
let window: EventTarget
const task = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  task.mockClear()
  page = { hidden: false, open: [], isTyping: false }
  window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    get activeElement() {
      return { matches: () => page.isTyping }
    },
    querySelectorAll: () => page.open
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[identity-132] waits until the person has been idle for two seconds', () => {
  whenAtRest(task)
  vi.advanceTimersByTime(1_900)
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1_900)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(task).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(60_000)
  expect(task).toHaveBeenCalledOnce()
})

it.each([
  ['a dialog, a sheet or a menu is open', { open: [{ getClientRects: () => [{}] }] }, { open: [] }],
  ['something is being typed', { isTyping: true }, { isTyping: false }],
  ['the page is not seen', { hidden: true }, { hidden: false }]
])('[identity-132] waits while %s', (_what, busy, free) => {
  Object.assign(page, busy)
  whenAtRest(task)
  vi.advanceTimersByTime(60_000)
  expect(task).not.toHaveBeenCalled()
  Object.assign(page, free)
  vi.advanceTimersByTime(2_000)
  expect(task).toHaveBeenCalledOnce()
})

it('[identity-132] does not wait for an expanded part that is no longer shown', () => {
  page.open = [{ getClientRects: () => [] }]
  whenAtRest(task)
  vi.advanceTimersByTime(2_000)
  expect(task).toHaveBeenCalledOnce()
})
