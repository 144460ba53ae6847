import { expect, it } from 'vitest'

import { isSecondTap } from '#islands/ui/second-tap.ts'

it('[core-176] recognises the second tap of a double tap by its time and place', () => {
  const first = { x: 180, y: 700, at: 1_000 }
  const tap = { detail: 1, pointerType: 'touch', clientX: 190, clientY: 690, timeStamp: 1_200 }
  const is = (more: object) => isSecondTap({ ...tap, ...more }, first)
  expect(is({})).toBe(true)
  expect(is({ detail: 2, pointerType: 'mouse' })).toBe(true)
  expect(is({ timeStamp: 1_500 })).toBe(false)
  // A variant above the button that opened the sheet is chosen at once.
  expect(is({ clientY: 640 })).toBe(false)
  expect(is({ clientX: 60 })).toBe(false)
  // A keyboard click has no count, and a fast mouse click has one.
  expect(is({ detail: 0, pointerType: '' })).toBe(false)
  expect(is({ pointerType: 'mouse' })).toBe(false)
})
