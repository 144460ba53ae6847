import { expect, it } from 'vitest'

import { closingDays, isSaldoLeft, recipientDays } from '#lib/closing/rest.ts'

it.each([
  [0, 0, false],
  [1, 0, true],
  [49_999, 49_999, false],
  [49_999, 49_998, true],
  // It fell since, as when a withdrawal of the rest was paid.
  [10, 49_999, false],
  [50_000, 50_000, true],
  [50_000, 60_000, true],
  [50_001, 50_000, true]
])(
  '[closing-2] a Saldo of %i, of which %i is given up, prevents the closing: %s',
  (balance, givenUp, isLeft) => {
    expect(isSaldoLeft(balance, givenUp)).toBe(isLeft)
  }
)

it('[closing-6, closing-10] an account waits for 14 days, and names of recipients stay for 90', () => {
  expect([closingDays, recipientDays]).toEqual([14, 90])
})
