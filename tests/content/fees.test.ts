import { describe, expect, it } from 'vitest'

import { basisPointsOf, percentOf, rateText } from '#lib/content/fee-rate.ts'
import { feeDefaults, readAmount, simulateFee } from '#lib/content/fees.ts'

describe('[content-2] the simulator', () => {
  it.each([
    // By hand: 95.000 of which 2 % are 1.900.
    [{ price: 100_000, discount: 5_000, rateBasisPoints: 200 }, 95_000, 1_900, 93_100],
    [{ price: 100_000, discount: 5_000, rateBasisPoints: 330 }, 95_000, 3_135, 91_865],
    // 1,5 % of 12.345 are 185,175: rounded down.
    [{ price: 12_345, discount: 0, rateBasisPoints: 150 }, 12_345, 185, 12_160],
    // 0,9 % of 50 are 0,45, of 56 are 0,504: rounded to the nearest.
    [{ price: 50, discount: 0, rateBasisPoints: 90 }, 50, 0, 50],
    [{ price: 56, discount: 0, rateBasisPoints: 90 }, 56, 1, 55],
    [{ price: 5_000, discount: 8_000, rateBasisPoints: 200 }, 0, 0, 0],
    [{ price: -1, discount: 0, rateBasisPoints: 200 }, 0, 0, 0],
    [{ price: 1_000, discount: -500, rateBasisPoints: 100 }, 1_000, 10, 990],
    [{ price: 1_000, discount: 0, rateBasisPoints: -100 }, 1_000, 0, 1_000]
  ])("computes the fee of the buyer's payment: %j", (sale, total, fee, received) => {
    expect(simulateFee(sale)).toMatchObject({ total, fee, received })
  })

  it('never loses a rupiah of the payment', () => {
    for (let price = 0; price < 3_000; price += 7) {
      const { total, fee, received } = simulateFee({ price, discount: 11, rateBasisPoints: 260 })
      expect([fee + received, fee >= 0, received >= 0]).toEqual([total, true, true])
    }
  })
})

it('[content-43] reads figures as people type them; negative ones and words are 0', () => {
  const read = (text: string | null) => readAmount(text, feeDefaults.price)
  expect([null, '', '250000', 'Rp1.250.000', ' 75 000 ', '-5', 'banyak', '1e9'].map(read)).toEqual([
    100_000, 0, 250_000, 1_250_000, 75_000, 0, 0, 0
  ])
  expect(read('9'.repeat(39))).toBe(1_000_000_000_000)
})

it('[content-43] writes rates with a comma and without trailing zeros', () => {
  expect([200, 150, 330, 80, 1].map(percentOf)).toEqual(['2%', '1,5%', '3,3%', '0,8%', '0,01%'])
})

it('[content-42] reads a rate as written, and rejects words', () => {
  for (const points of [0, 1, 75, 150, 330, 10_000]) expect(basisPointsOf(rateText(points))).toBe(points)
  expect(['2', '0.8 %', '3,3%', '1,5'].map(basisPointsOf)).toEqual([200, 80, 330, 150])
  expect(['', 'dua', '-1', '1,234', '1,'].map(basisPointsOf)).toEqual(Array(5).fill(undefined))
})
