import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimateRoof, type RoofWork, trussLength } from '#lib/estimator/roof.ts'

import { amounts, expectNoLess } from './estimates.ts'

const work = (own: Partial<RoofWork> = {}): RoofWork => ({
  length: 10,
  width: 8,
  slope: 30,
  overhang: 0.8,
  cover: 'genteng-metal',
  tiles_per_m2: 22,
  frame: true,
  waste: 5,
  ...own
})

describe('[estimator-8] a gable roof', () => {
  it.each([
    // 2 × 11.6 × 4.8 ÷ cos 30° = 128.587 m² × 1.05; 34 battens of 11.6 m;
    // 10 trusses of 37.687 m, 6 ties of 10 m, 8 diagonals of √(5.543² + 2.4²): 485.19 m × 1.05
    [work(), { 'genteng-metal': 135.017, 'kanal-c': 510, reng: 420 }],
    // 128.587 × 14 × 1.05; battens every 26 cm
    [
      work({ cover: 'genteng-tanah-liat', tiles_per_m2: 14 }),
      { genteng: 1890.236, 'kanal-c': 510, reng: 564 }
    ],
    // 2 × 6 × 3 × √2 = 50.912 m² × 22; 6 trusses of 30.785 m, 5 ties of 6 m, 8 diagonals of 4.874 m
    [
      work({ length: 6, width: 6, slope: 45, overhang: 0, cover: 'genteng-tanah-liat', waste: 0 }),
      { genteng: 1120.057, 'kanal-c': 258, reng: 216 }
    ],
    // 2 × 14 strips of 5.853 m; 11 trusses of 35.766 m, 6 ties of 12 m, 8 diagonals of 6.326 m
    [
      work({ length: 12, width: 9, slope: 20, overhang: 1, cover: 'spandek' }),
      { spandek: 172.078, 'kanal-c': 546, reng: 324 }
    ],
    // 2 × 6 strips of 1.2 × √2; 6 trusses of 6.994 m, 3 ties of 6 m, 8 diagonals of 2.939 m; 8 battens
    [
      work({ length: 6, width: 2.4, slope: 45, overhang: 0, cover: 'spandek', waste: 0 }),
      { spandek: 20.365, 'kanal-c': 84, reng: 48 }
    ],
    [work({ frame: false, waste: 0 }), { 'genteng-metal': 128.587 }]
  ])('as %j needs %j', (roof, needs) => {
    expect(amounts(estimateRoof(roof))).toEqual(needs)
  })

  it('stands on trusses whose verticals are at most 1.2 m apart', () => {
    // 2.4 + 2 × 1.2 × √2 + 1.2
    expect(trussLength({ width: 2.4, slope: 45, overhang: 0 })).toBeCloseTo(6.994, 3)
    // 4.8 + 2 × 2.4 × √2 + 2.4 + 2 × (1.2 + 1.2 × √2)
    expect(trussLength({ width: 4.8, slope: 45, overhang: 0 })).toBeCloseTo(19.782, 3)
  })

  it('[estimator-1] is fully covered, and never needs less if it is longer or steeper', () => {
    const side = fc.double({ min: 1, max: 60, noNaN: true })
    const slope = fc.double({ min: 5, max: 55, noNaN: true })
    const cover = fc.constantFrom(...(['genteng-tanah-liat', 'genteng-metal', 'spandek'] as const))
    fc.assert(
      fc.property(side, side, side, slope, cover, (length, width, more, degrees, kind) => {
        const roof = work({ length, width, slope: degrees, cover: kind })
        expectNoLess(estimateRoof({ ...roof, length: length + more }), estimateRoof(roof))
        expectNoLess(estimateRoof({ ...roof, slope: degrees + 5 }), estimateRoof(roof))
        const metal = estimateRoof({ ...roof, cover: 'genteng-metal' }).needs[0]?.amount ?? 0
        expect(metal).toBeGreaterThanOrEqual(
          ((length + 1.6) * (width + 1.6)) / Math.cos((degrees * Math.PI) / 180)
        )
      })
    )
  })
})
