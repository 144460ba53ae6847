import { describe, expect, it } from 'vitest'

import {
  amountProblem,
  feeOf,
  maxOpenWithdrawals,
  presetAmounts,
  typedAmount
} from '#lib/withdrawal/amount.ts'
import { latestArrival } from '#lib/withdrawal/arrival.ts'
import { isCancellable, withdrawalCode, withdrawalId } from '#lib/withdrawal/status.ts'

describe('[withdrawal-1] an amount', () => {
  it.each([
    [50_000, 50_000, undefined],
    [100_000, 100_000, undefined],
    [49_999, 1_000_000, 'withdrawal_too_small'],
    [0, 0, 'withdrawal_too_small'],
    [50_001, 50_000, 'withdrawal_above_balance']
  ])('of %i from a Saldo of %i: %s', (nominal, balance, problem) => {
    expect(amountProblem({ nominal, balance })).toBe(problem)
  })

  it.each([
    [30_000, 30_000, undefined],
    [49_999, 49_999, undefined],
    [1, 1, undefined],
    [0, 0, 'withdrawal_no_rest'],
    [29_999, 30_000, 'withdrawal_no_rest'],
    [30_001, 30_000, 'withdrawal_no_rest'],
    [50_000, 50_000, 'withdrawal_no_rest']
  ])('[withdrawal-24] that is the rest: %i of %i: %s', (nominal, balance, problem) => {
    expect(amountProblem({ nominal, balance, isRest: true })).toBe(problem)
  })

  it('costs Rp2.500, the rest nothing; three may be open', () => {
    expect([feeOf({ isRest: false }), feeOf({ isRest: true }), maxOpenWithdrawals]).toEqual([2_500, 0, 3])
  })

  it('is offered in six steps', () => {
    expect(presetAmounts).toEqual([50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000])
  })

  it.each([
    ['750.000', 1_000_000, { amount: 750_000, isCapped: false }],
    ['750000', 750_000, { amount: 750_000, isCapped: false }],
    ['Rp750.001', 750_000, { amount: 750_000, isCapped: true }],
    ['Rp 1.250.000,00', 2_000_000, { amount: 1_250_000, isCapped: false }],
    ['1.250.000,00 ', 2_000_000, { amount: 1_250_000, isCapped: false }],
    ['1.250.000,5', 2_000_000, { amount: 1_250_000, isCapped: false }],
    ['1,250,000', 2_000_000, { amount: 1_250_000, isCapped: false }],
    ['', 750_000, { amount: 0, isCapped: false }],
    ['abc', 750_000, { amount: 0, isCapped: false }],
    ['9'.repeat(40), 750_000, { amount: 750_000, isCapped: true }],
    ['1', 0, { amount: 0, isCapped: true }]
  ])('typed as %j with a Saldo of %i', (typed, balance, amount) => {
    expect(typedAmount(typed, balance)).toEqual(amount)
  })
})

describe('[withdrawal-15] a withdrawal arrives at the latest', () => {
  it.each([
    ['a Thursday', '2026-11-26T03:00:00Z', '2026-11-27T10:00:00.000Z'],
    ['a Friday', '2026-11-27T03:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['a Saturday', '2026-11-28T03:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['a Sunday', '2026-11-29T03:00:00Z', '2026-11-30T10:00:00.000Z'],
    // Already Monday in Jakarta.
    ['late on a Sunday of UTC', '2026-11-29T18:00:00Z', '2026-12-01T10:00:00.000Z'],
    ['the last of a year', '2026-12-31T03:00:00Z', '2027-01-01T10:00:00.000Z']
  ])('requested on %s', (_day, at, arrives) => {
    expect(latestArrival(at).toISOString()).toBe(arrives)
  })
})

it('[withdrawal-4, withdrawal-23] can be cancelled while it is open and nobody has claimed it', () => {
  const at = new Date()
  expect(isCancellable({ status: 'pending', claimedAt: null })).toBe(true)
  expect(isCancellable({ status: 'pending', claimedAt: at })).toBe(false)
  for (const status of ['success', 'failed', 'cancelled'] as const) {
    expect(isCancellable({ status, claimedAt: null })).toBe(false)
  }
})

it.each([
  [1, 'WD-000001'],
  [123_456, 'WD-123456'],
  [9_876_543_210, 'WD-9876543210']
])('the number of withdrawal %i is %s, and leads back to it', (id, code) => {
  expect(withdrawalCode(id)).toBe(code)
  expect(withdrawalId(` ${code} `)).toBe(id)
})

it.each(['WD-1', 'WD-', 'INV-000001', 'WD-000001x', 'XWD-000001', '000001', `WD-${'9'.repeat(16)}`])(
  '%s is no number of a withdrawal',
  code => {
    expect(withdrawalId(code)).toBeUndefined()
  }
)
