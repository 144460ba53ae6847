import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type CeilingWork, estimateCeiling, squareOf } from '#lib/estimator/ceiling.ts'

import { amounts, areas, expectNoLess, wastes } from './estimates.ts'

const work = (own: Partial<CeilingWork> = {}): CeilingWork => ({
  board: '9',
  moulding: true,
  waste: 0,
  ...own
})
const room = (length: number, width: number) => ({ length, width })

describe('[estimator-11] a ceiling', () => {
  it.each([
    // 6 bars of 4 m and 8 of 3 m
    [[room(4, 3)], work(), { gypsum: 12, hollow: 48, lis: 14 }],
    [[room(4, 3)], work({ waste: 10, moulding: false }), { gypsum: 13.2, hollow: 52.8 }],
    // 48 + (4 × 2 + 5 × 1.5)
    [[room(4, 3), room(2, 1.5)], work(), { gypsum: 15, hollow: 63.5, lis: 21 }],
    // 2 × (11 × 6)
    [[squareOf(36)], work(), { gypsum: 36, hollow: 132, lis: 24 }],
    [[room(0.6, 0.6)], work({ waste: 5 }), { gypsum: 0.378, hollow: 2.52, lis: 2.52 }]
  ])('of %j as %j needs %j', (rooms, ceiling, needs) => {
    expect(amounts(estimateCeiling(rooms, ceiling))).toEqual(needs)
  })

  it('[estimator-1] is fully covered, and never needs less if there is more of it', () => {
    fc.assert(
      fc.property(areas, areas, wastes, (area, more, waste) => {
        const [before, after] = [[squareOf(area)], [squareOf(area), squareOf(more)]]
        const boards = estimateCeiling(before, work({ waste })).needs[0]?.amount ?? 0
        expect(boards).toBeGreaterThanOrEqual(area * (1 - 1e-9))
        expect(boards).toBeLessThanOrEqual(area * (1 + waste / 100) * (1 + 1e-9))
        expectNoLess(estimateCeiling(after, work({ waste })), estimateCeiling(before, work({ waste })))
      })
    )
  })
})
