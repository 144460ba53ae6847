import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenAtRest } from '#islands/identity/when-at-rest.ts'

/** A part of a page by its attributes, and how often it is drawn. */
const part = (attributes: readonly string[], boxes = 1) => ({
  getClientRects: () => Array.from({ length: boxes }, () => ({})),
  hasAttribute: (name: string) => attributes.includes(name),
  matches: (selector: string) => selector === ':popover-open' && attributes.includes('is open as a popover'),
  showPopover: () => undefined
})

/** The parts of a page that may be open, and its focus. */
let page: { hidden: boolean; open: ReturnType<typeof part>[]; isTyping: boolean }
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
  ['a dialog or a menu is open', { open: [part([])] }, { open: [] }],
  ['the drawer is open', { open: [part(['popover', 'open'])] }, { open: [] }],
  ['a sheet is open', { open: [part(['popover', 'is open as a popover'])] }, { open: [part(['popover'])] }],
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
  page.open = [part([], 0)]
  whenAtRest(task)
  vi.advanceTimersByTime(2_000)
  expect(task).toHaveBeenCalledOnce()
})
