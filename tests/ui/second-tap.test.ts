import { expect, it } from 'vitest'

import { isSecondTap } from '#islands/ui/second-tap.ts'

it('[core-176] the second tap of a double one is told from a first one', () => {
  expect(isSecondTap({ detail: 2 }, 200)).toBe(true)
  expect(isSecondTap({ detail: 1, pointerType: 'touch' }, 200)).toBe(true)
  expect(isSecondTap({ detail: 1, pointerType: 'touch' }, 500)).toBe(false)
  // A keyboard's click counts none, and a fast hand at a mouse one.
  expect(isSecondTap({ detail: 0 }, 10)).toBe(false)
  expect(isSecondTap({ detail: 1, pointerType: 'mouse' }, 10)).toBe(false)
})
