import { expect, test } from 'vitest'

import { isOnTheWay } from '#islands/shell/safe-triangle.ts'

const side = { x: 300, top: 0, bottom: 400 }

test.each([
  ['straight to the panel', { x: 110, y: 200 }, true],
  ['down and to the panel', { x: 110, y: 205 }, true],
  ['down, nearly past its lower corner', { x: 110, y: 212 }, false],
  ['down', { x: 100, y: 220 }, false],
  ['away from it', { x: 90, y: 201 }, false]
])('[core-101] a pointer that goes %s', (_where, to, isMeant) => {
  expect(isOnTheWay({ x: 100, y: 200 }, to, side)).toBe(isMeant)
})
