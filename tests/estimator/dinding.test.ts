import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimateWall, type WallWork } from '#lib/estimator/wall.ts'

import { amounts, areas, expectNoLess, wastes } from './estimates.ts'

const work = (own: Partial<WallWork> = {}): WallWork => ({ block: 'bata-merah', mix: 4, waste: 0, ...own })

describe('[estimator-4] a wall', () => {
  it.each([
    // 10 ÷ (0.21 × 0.06) × 1.05 = 833.333; joints 10 × 0.1 × (1 − 0.01 ÷ 0.0126) = 0.206349 m³, ÷ 0.0223188 × 11.5 × 1.05
    [10, work({ waste: 5 }), { 'bata-merah': 833.333, semen: 111.64, 'pasir-pasang': 0.417 }],
    [37.67, work({ mix: 3 }), { 'bata-merah': 2989.683, semen: 500.476, 'pasir-pasang': 1.393 }],
    // 10 ÷ (0.41 × 0.21) × 1.05
    [
      10,
      work({ block: 'batako', mix: 5, waste: 5 }),
      { batako: 121.951, semen: 32.264, 'pasir-pasang': 0.15 }
    ],
    // 10 ÷ (0.603 × 0.203) × 1.05 × 0.6 × 0.2 × 0.1 m³; joints 10 × 0.1 × (1 − 0.12 ÷ 0.122409) × 1667 × 1.05
    [10, work({ block: 'hebel-10', waste: 5 }), { hebel: 1.029, 'perekat-hebel': 34.447 }],
    [24, work({ block: 'hebel-7,5' }), { hebel: 1.765, 'perekat-hebel': 59.052 }],
    // The standard's own wall has the standard's own mortar.
    [
      10,
      work({ block_length: 22, block_height: 5, block_thickness: 11 }),
      { 'bata-merah': 724.638, semen: 115, 'pasir-pasang': 0.43 }
    ]
  ])('of %s m² as %j needs %j', (area, wall, needs) => {
    expect(amounts(estimateWall(area, wall))).toEqual(needs)
  })

  it('names its figures', () => {
    expect(estimateWall(10, work()).sources).toEqual(['sizes', 'ahsp-wall', 'density'])
    expect(estimateWall(10, work({ block: 'hebel-10' })).sources).toEqual(['sizes', 'mortar'])
    expect(estimateWall(10, work()).steps[0]?.formula).toBe(
      '10 m² ÷ ((0,2 + 0,01) × (0,05 + 0,01)) + 0% = 793,65 buah'
    )
  })

  it('[estimator-1] is filled by its blocks and joints, and by no more than its waste above that', () => {
    fc.assert(
      fc.property(areas, wastes, (area, waste) => {
        const [bricks] = estimateWall(area, work({ waste })).needs
        const filled = (bricks?.amount ?? 0) * 0.21 * 0.06
        expect(filled).toBeGreaterThanOrEqual(area * (1 - 1e-9))
        expect(filled).toBeLessThanOrEqual(area * (1 + waste / 100) * (1 + 1e-9))
      })
    )
  })

  it('[estimator-1] never needs less if it is larger', () => {
    const block = fc.constantFrom(...(['bata-merah', 'batako', 'hebel-7,5', 'hebel-10'] as const))
    fc.assert(
      fc.property(areas, areas, block, wastes, (area, more, kind, waste) => {
        const wall = work({ block: kind, waste })
        expectNoLess(estimateWall(area + more, wall), estimateWall(area, wall))
      })
    )
  })
})
