import { expect, it } from 'vitest'

import { endingOf } from '#lib/complaint/ending.ts'

const coming = (...pieces: number[]) => pieces.map((comingQty, at) => ({ id: at + 1, comingQty }))
const named = (id: number, qty: number) => ({ id, qty })

it.each([
  ['nothing is under way', 'problem', [named(1, 3)], [0, 0], 'completed'],
  ['a problem, others are under way', 'problem', [named(1, 3)], [0, 1], 'goes on'],
  ['a problem, more of the same line is under way', 'problem', [named(1, 3)], [1, 0], 'goes on'],
  ['all that is under way is lost', 'not_arrived', [named(1, 8)], [8, 0], 'completed'],
  ['some of what is under way is lost', 'not_arrived', [named(1, 7)], [8, 0], 'goes on'],
  ['another line is lost', 'not_arrived', [named(1, 8)], [8, 1], 'goes on']
] as const)('[complaint-27] %s', (_, kind, lost, pieces, expected) => {
  const complaint = { kind, named: lost, lines: coming(...pieces) }
  expect(endingOf(false, complaint)).toBe(expected)
  expect(endingOf(true, complaint)).toBe('cancelled')
})
