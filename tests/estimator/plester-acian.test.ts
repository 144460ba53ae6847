import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimatePlaster, type PlasterWork } from '#lib/estimator/plaster.ts'

import { amounts, areas, expectNoLess, wastes } from './estimates.ts'

const work = (own: Partial<PlasterWork> = {}): PlasterWork => ({
  sides: 1,
  thickness: 15,
  plaster: 'semen',
  mix: 4,
  skim: 'tanpa',
  waste: 0,
  ...own
})

describe('[estimator-5] plaster', () => {
  it.each([
    [10, work(), { semen: 62.4, 'pasir-pasang': 0.24 }],
    // Two sides: 20 × (6.24 + 3.25) × 1.1
    [10, work({ sides: 2, skim: 'semen', waste: 10 }), { semen: 208.78, 'pasir-pasang': 0.528 }],
    // 20 mm: 10 × 5.184 × 20 ÷ 15
    [10, work({ mix: 5, thickness: 20 }), { semen: 69.12, 'pasir-pasang': 0.347 }],
    // 10 × 10 mm × 1.667 and 10 × 2 mm × 1.667
    [
      10,
      work({ plaster: 'instan', thickness: 10, skim: 'instan' }),
      { 'plester-instan': 166.7, 'acian-instan': 33.34 }
    ],
    [40, work({ plaster: 'instan', skim: 'semen' }), { semen: 130, 'plester-instan': 1000.2 }],
    [25, work({ mix: 6 }), { semen: 110.4, 'pasir-pasang': 0.675 }]
  ])('of %s m² as %j needs %j', (area, layer, needs) => {
    expect(amounts(estimatePlaster(area, layer))).toEqual(needs)
  })

  it('names its figures', () => {
    expect(estimatePlaster(1, work()).sources).toEqual(['ahsp-plaster', 'density'])
    expect(estimatePlaster(1, work({ plaster: 'instan' })).sources).toEqual(['mortar'])
    expect(estimatePlaster(1, work({ skim: 'instan' })).sources).toEqual([
      'ahsp-plaster',
      'mortar',
      'density'
    ])
  })

  it('[estimator-1] never needs less if it is larger or thicker, and no more than its waste above that', () => {
    const mm = fc.double({ min: 5, max: 40, noNaN: true })
    fc.assert(
      fc.property(areas, areas, mm, wastes, (area, more, thickness, waste) => {
        const layer = work({ thickness, waste, skim: 'semen' })
        const plain = estimatePlaster(area, { ...layer, waste: 0 })
        expectNoLess(estimatePlaster(area + more, layer), estimatePlaster(area, layer))
        expectNoLess(estimatePlaster(area, { ...layer, thickness: 40 }), estimatePlaster(area, layer))
        expectNoLess(estimatePlaster(area, layer), plain)
        for (const [i, { amount }] of estimatePlaster(area, layer).needs.entries()) {
          expect(amount).toBeLessThanOrEqual((plain.needs[i]?.amount ?? 0) * (1 + waste / 100) * (1 + 1e-9))
        }
      })
    )
  })
})
