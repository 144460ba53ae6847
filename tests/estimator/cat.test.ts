import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimatePaint, type PaintWork } from '#lib/estimator/paint.ts'

import { amounts, areas, expectNoLess, wastes } from './estimates.ts'

const work = (own: Partial<PaintWork> = {}): PaintWork => ({ place: 'dalam', coats: 2, waste: 0, ...own })

describe('[estimator-7] paint', () => {
  it.each([
    [42, work(), { cat: 8.4 }],
    [42, work({ coats: 3 }), { cat: 12.6 }],
    [100, work({ coats: 1, waste: 5 }), { cat: 10.5 }],
    [37.71, work({ place: 'luar' }), { cat: 7.542 }],
    [0.5, work({ waste: 10 }), { cat: 0.11 }]
  ])('of %s m² as %j needs %j', (area, coat, needs) => {
    expect(amounts(estimatePaint(area, coat))).toEqual(needs)
  })

  it('is for inner or outer walls', () => {
    expect(estimatePaint(1, work()).needs[0]?.goods.leaf).toBe('cat-interior')
    expect(estimatePaint(1, work({ place: 'luar' })).needs[0]?.goods.leaf).toBe('cat-eksterior')
  })

  it('[estimator-1] covers every coat, and never needs less for more', () => {
    fc.assert(
      fc.property(areas, areas, fc.integer({ min: 1, max: 5 }), wastes, (area, more, coats, waste) => {
        const coat = work({ coats, waste })
        const litres = estimatePaint(area, coat).needs[0]?.amount ?? 0
        expect(litres * 10).toBeGreaterThanOrEqual(area * coats * (1 - 1e-9))
        expect(litres * 10).toBeLessThanOrEqual(area * coats * (1 + waste / 100) * (1 + 1e-9))
        expectNoLess(estimatePaint(area + more, coat), estimatePaint(area, coat))
        expectNoLess(estimatePaint(area, work({ coats: coats + 1, waste })), estimatePaint(area, coat))
      })
    )
  })
})
