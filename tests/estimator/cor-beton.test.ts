import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { productsOf } from '#lib/estimator/areas.ts'
import { concreteOfMpa, density } from '#lib/estimator/coefficients.ts'
import { amountText } from '#lib/estimator/figures.ts'
import { estimateConcrete, type Grade, grades, mixOf } from '#lib/estimator/concrete.ts'

import { amounts, expectNoLess, wastes } from './estimates.ts'

const estimate = (volume: number, grade: Grade = 'K-225', waste = 0) =>
  estimateConcrete(volume, [], { grade, waste })

describe('[estimator-9] concrete', () => {
  it.each([
    // 225 × 0.83 ÷ 10.2 = 18.3 MPa, mixed as 20: 790 ÷ 1400 and 1009 ÷ 1350
    [1, 'K-225', 0, { semen: 348, 'pasir-beton': 0.564, 'batu-split': 0.747 }],
    [2.5, 'K-225', 5, { semen: 913.5, 'pasir-beton': 1.481, 'batu-split': 1.962 }],
    [0.72, 'K-175', 0, { semen: 220.32, 'pasir-beton': 0.428, 'batu-split': 0.538 }],
    [10, 'K-300', 0, { semen: 4070, 'pasir-beton': 5.221, 'batu-split': 7.474 }],
    [0.1, 'K-100', 10, { semen: 29.37, 'pasir-beton': 0.068, 'batu-split': 0.082 }]
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

  it('of less than a hundredth of a cubic metre is not shown as zero', () => {
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

  it('[estimator-22] reaches at least its grade, with the weakest sufficient mix', () => {
    expect(grades.map(grade => mixOf(grade).mpa)).toEqual([10, 15, 15, 15, 17, 20, 21, 25, 25, 28, 30])
    for (const grade of grades) expect(mixOf(grade).mpa).toBeGreaterThanOrEqual(mixOf(grade).requested)
  })

  it('[estimator-22] fills its cubic metre: the solid volume of each mix, and its water', () => {
    for (const { cement, sand, gravel, water } of Object.values(concreteOfMpa)) {
      const solid =
        cement / density.cement.solid +
        sand / density.sand.solid +
        gravel / density.gravel.solid +
        water / 1000
      expect(solid).toBeGreaterThan(0.985)
      expect(solid).toBeLessThan(1.015)
    }
  })

  it('shows its water', () => {
    expect(estimate(2).measures.at(-1)).toEqual({ label: 'Air', value: '404 liter' })
  })

  it('[estimator-1] never needs less for more, and no more than its waste above that', () => {
    const m3 = fc.double({ min: 0.001, max: 10_000, noNaN: true })
    fc.assert(
      fc.property(m3, m3, fc.constantFrom(...grades), wastes, (volume, more, grade, waste) => {
        const kg = estimate(volume, grade, waste).needs[0]?.amount ?? 0
        const { cement } = concreteOfMpa[mixOf(grade).mpa]
        expect(kg).toBeGreaterThanOrEqual(volume * cement * (1 - 1e-9))
        expect(kg).toBeLessThanOrEqual(volume * cement * (1 + waste / 100) * (1 + 1e-9))
        expectNoLess(estimate(volume + more, grade, waste), estimate(volume, grade, waste))
      })
    )
  })
})
