import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { productsOf } from '#lib/estimator/areas.ts'
import { concrete, type Grade } from '#lib/estimator/coefficients.ts'
import { amountText } from '#lib/estimator/figures.ts'
import { estimateConcrete } from '#lib/estimator/cor-beton.ts'

import { amounts, expectNoLess, wastes } from './estimates.ts'

const estimate = (volume: number, grade: Grade = 'K-225', waste = 0) =>
  estimateConcrete(volume, [], { grade, waste })

describe('[estimator-9] concrete', () => {
  it.each([
    // 698 ÷ 1400 and 1047 ÷ 1350
    [1, 'K-225', 0, { semen: 371, 'pasir-beton': 0.499, 'batu-split': 0.776 }],
    [2.5, 'K-225', 5, { semen: 973.875, 'pasir-beton': 1.309, 'batu-split': 2.036 }],
    [0.72, 'K-175', 0, { semen: 234.72, 'pasir-beton': 0.391, 'batu-split': 0.549 }],
    [10, 'K-300', 0, { semen: 4130, 'pasir-beton': 4.864, 'batu-split': 7.563 }],
    [0.1, 'K-100', 10, { semen: 27.17, 'pasir-beton': 0.068, 'batu-split': 0.081 }]
  ] as const)('of %s m³ of %s with %s %% needs %j', (volume, grade, waste, needs) => {
    expect(amounts(estimate(volume, grade, waste))).toEqual(needs)
  })

  it.each([
    // Ten columns of 20 × 20 cm, 3 m; two beams of 4 m, 15 × 25 cm
    [['10x3x0.2x0.2'], 1.2],
    [['2x4x0.15x0.25'], 0.3],
    [['10x3x0.2x0.2', '2x4x0.15x0.25'], 1.5],
    [['1x6x4x0.12'], 2.88],
    [['6x0.8x0.8x0.25'], 0.96]
  ])('of %j is %s m³', (parts, m3) => {
    expect(productsOf(parts).sum).toBeCloseTo(m3, 9)
  })

  it('of less than a hundredth of a cubic metre is not said to be none', () => {
    const { measures, steps } = estimateConcrete(0.005, [], { grade: 'K-225', waste: 0 })
    expect(measures.slice(0, 2).map(({ value }) => value)).toEqual(['0,005 m³', '0,005 m³'])
    expect(steps.filter(({ formula }) => / 0 m³/.test(formula))).toEqual([])
    expect(productsOf(['1x0.125x0.2x0.2']).formula).toBe('1 × 0,125 × 0,2 × 0,2')
    expect([amountText(0.0026, 'm³'), amountText(12.3456, 'm³'), amountText(10.2, 'buah')]).toEqual([
      '0,0026 m³',
      '12,35 m³',
      '11 buah'
    ])
  })

  it('has its water said', () => {
    expect(estimate(2).measures.at(-1)).toEqual({ label: 'Air', value: '430 liter' })
  })

  it('[estimator-1] never needs less for more, and no more than its waste above that', () => {
    const m3 = fc.double({ min: 0.001, max: 10_000, noNaN: true })
    const grades = fc.constantFrom(...(Object.keys(concrete) as Grade[]))
    fc.assert(
      fc.property(m3, m3, grades, wastes, (volume, more, grade, waste) => {
        const kg = estimate(volume, grade, waste).needs[0]?.amount ?? 0
        expect(kg).toBeGreaterThanOrEqual(volume * concrete[grade].cement * (1 - 1e-9))
        expect(kg).toBeLessThanOrEqual(volume * concrete[grade].cement * (1 + waste / 100) * (1 + 1e-9))
        expectNoLess(estimate(volume + more, grade, waste), estimate(volume, grade, waste))
      })
    )
  })
})
