import { expect, it } from 'vitest'

import { endingOf, hasOtherGoods } from '#lib/complaint/ending.ts'

const createdAt = new Date('2026-11-20T03:00:00Z')
const earlier = new Date('2026-11-19T03:00:00Z')
const later = new Date('2026-11-21T03:00:00Z')
const part = (id: number, deliveredAt: Date | null = null, lostAt: Date | null = null) => ({
  id,
  lines: [],
  deliveredAt,
  lostAt
})

it.each([
  ['an order that travels as one', [], [], false],
  ['all arrived before the complaint', [part(1, earlier), part(2, earlier)], [], false],
  ['another part is under way', [part(1, earlier), part(2)], [], true],
  ['another part arrived since', [part(1, earlier), part(2, later)], [], true],
  ['all that is under way is what it calls lost', [part(1, earlier), part(2)], [2], false],
  ['what it calls lost arrived since', [part(1, earlier), part(2, later)], [2], false],
  ['another part than the lost one is under way', [part(1), part(2)], [2], true],
  [
    'it calls lost what the courier had delivered, and another is under way',
    [part(1, earlier), part(2)],
    [1],
    true
  ],
  ['another part was lost before', [part(1, earlier), part(2, null, earlier)], [], false]
])('[complaint-27] other goods: %s', (_, parts, lostIds, expected) => {
  expect(hasOtherGoods(parts, { createdAt, lostIds })).toBe(expected)
})

it('[complaint-27] all of the money cancels, a part of it completes only without other goods', () => {
  expect(endingOf(true, true)).toBe('cancelled')
  expect(endingOf(true, false)).toBe('cancelled')
  expect(endingOf(false, true)).toBe('goes on')
  expect(endingOf(false, false)).toBe('completed')
})
