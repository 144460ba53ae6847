import { expect, it } from 'vitest'

import type { Reach } from '#lib/estimator/contract.ts'
import type { Fitting } from '#server/estimator/fitting-products.ts'
import { pickOffers } from '#server/estimator/reached-offers.ts'

const fitting = (id: number, why: Fitting['why'], cost: number): Fitting => ({
  id,
  why,
  cost,
  shopId: id,
  detailId: id,
  variant: null,
  packs: 1,
  weightG: 1,
  lengthMm: 1,
  widthMm: 1,
  heightMm: 1,
  isBendable: false
})
const reaches: Record<number, Reach> = {
  1: { kind: 'none', cost: null, etd: null, carrier: null },
  2: { kind: 'negotiated', cost: null, etd: null, carrier: null },
  3: { kind: 'priced', cost: 500, etd: '1 hari', carrier: 'Kurir' },
  4: { kind: 'priced', cost: 100, etd: '1 hari', carrier: 'Kurir' }
}
const picked = (all: Fitting[], isForCity = true) =>
  pickOffers(all, isForCity ? ({ id }) => reaches[id]! : undefined).map(({ why, id }) => [why, id])

it('[estimator-24] of the fitting offers one per reason: first those that reach the city, then by goods and delivery', () => {
  const cheapest = [1, 2, 3, 4].map(id => fitting(id, 'cheapest', 1_000 + id * 100))
  expect(picked(cheapest)).toEqual([['cheapest', 4]])
  expect(picked(cheapest.slice(0, 3))).toEqual([['cheapest', 3]])
  expect(picked(cheapest.slice(0, 2))).toEqual([['cheapest', 2]])
  expect(picked(cheapest.slice(0, 1))).toEqual([['cheapest', 1]])
  expect(picked(cheapest, false)).toEqual([['cheapest', 1]])
  expect(picked([])).toEqual([])
})

it('[estimator-24] the best rated that reaches it, and the chosen one wherever it is', () => {
  const best = [1, 3, 4].map(id => fitting(id, 'best', 9_000))
  expect(picked([...best, fitting(1, 'chosen', 5)])).toEqual([
    ['best', 3],
    ['chosen', 1]
  ])
})
