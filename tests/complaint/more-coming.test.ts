import { expect, it } from 'vitest'

import { isMoreComing } from '#lib/complaint/more-coming.ts'

const coming = (...pieces: number[]) => pieces.map((comingQty, at) => ({ id: at + 1, comingQty }))
const named = (id: number, qty: number) => ({ line: { id }, qty })

it.each([
  ['nothing is under way', 'problem', [named(1, 3)], [0, 0], false],
  ['a problem, others are under way', 'problem', [named(1, 3)], [0, 1], true],
  ['a problem, more of the same line is under way', 'problem', [named(1, 3)], [1, 0], true],
  ['all that is under way is lost', 'not_arrived', [named(1, 8)], [8, 0], false],
  ['some of what is under way is lost', 'not_arrived', [named(1, 7)], [8, 0], true],
  ['another line is lost', 'not_arrived', [named(1, 8)], [8, 1], true]
] as const)('[complaint-27] %s', (_, kind, lost, pieces, expected) => {
  expect(isMoreComing(kind, lost, coming(...pieces))).toBe(expected)
})
