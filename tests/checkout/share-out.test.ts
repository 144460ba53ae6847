import { expect, it } from 'vitest'

import { shareOut } from '#lib/checkout/share-out.ts'
import { sharedWorth } from '#lib/checkout/take-promos.ts'

import { offeredVoucher } from '../support/checkout-data.ts'
import { randomOf } from '../support/random.ts'

it('[checkout-18] shares by weight and gives what is left over to the largest remainders', () => {
  expect(shareOut(10_000, [100_000, 300_000])).toEqual([2_500, 7_500])
  // 33 1/3 each: the rupiah that is left goes to the first.
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  // 16.67, 33.33, 50: the first has the largest remainder.
  expect(shareOut(100, [1, 2, 3])).toEqual([17, 33, 50])
  expect(shareOut(1, [0, 5])).toEqual([0, 1])
  expect(shareOut(0, [3, 4])).toEqual([0, 0])
  expect(shareOut(5, [0, 0])).toEqual([0, 0])
})

it('[checkout-18] sums exactly, and takes from nobody more than the weight', () => {
  const { below } = randomOf(20_261_123)
  for (let round = 0; round < 500; round += 1) {
    const weights = Array.from({ length: 1 + below(10) }, () => 1 + below(2_000_000_000))
    const sum = weights.reduce((all, weight) => all + weight, 0)
    const amount = below(sum + 1)
    const shares = shareOut(amount, weights)
    expect(shares.reduce((all, share) => all + share, 0)).toBe(amount)
    for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[at]!)
  }
})

it('[checkout-21] the promo of the marketplace is worth what the shops without one of their own make of it', () => {
  const market = offeredVoucher('BABA', 25_000, { min_purchase_amount: 50_000 })
  const own = offeredVoucher('TOKO', 5_000)
  const free = { subtotal: 60_000, own: undefined }
  expect(sharedWorth([free, { subtotal: 90_000, own }], market)).toBe(25_000)
  expect(
    sharedWorth(
      [
        { ...free, subtotal: 49_999 },
        { subtotal: 90_000, own }
      ],
      market
    )
  ).toBe(0)
  expect(sharedWorth([{ subtotal: 90_000, own }], market)).toBe(0)
})
