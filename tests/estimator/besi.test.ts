import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { barsFor, estimateSteel, readBar, type SteelWork } from '#lib/estimator/rebar.ts'

const work = (own: Partial<SteelWork> = {}): SteelWork => ({
  parts: 10,
  length: 3.5,
  main: 'ulir-13',
  bars: 4,
  lap: 40,
  width: 20,
  height: 20,
  cover: 2.5,
  stirrup: 'polos-8',
  spacing: 15,
  ...own
})

/** Bars of 12 m, main ones and stirrups. */
function barsOf(steel: SteelWork): number[] {
  const estimate = estimateSteel(steel)
  if (!estimate.ok) throw new Error(estimate.error.code)
  return estimate.value.needs.map(({ amount }) => amount / 12)
}

describe('[estimator-10] reinforcement', () => {
  it.each([
    // 40 lines, three of a bar; 250 stirrups of 0.696 m, 17 of a bar
    [work(), [14, 15]],
    // 20 m: two bars with a lap of 0.64 m; 201 stirrups of 1.48 m, 8 of a bar
    [
      work({
        parts: 1,
        length: 20,
        main: 'ulir-16',
        bars: 6,
        width: 30,
        height: 50,
        cover: 3,
        stirrup: 'polos-10',
        spacing: 10
      }),
      [12, 26]
    ],
    // 30 m: (30 − 0.64) ÷ 11.36 = 2.58
    [
      work({
        parts: 1,
        length: 30,
        main: 'ulir-16',
        bars: 6,
        width: 30,
        height: 50,
        cover: 3,
        stirrup: 'polos-10',
        spacing: 10
      }),
      [18, 38]
    ],
    // A line of a bar's own length; 81 stirrups of 0.696 m
    [work({ parts: 1, length: 12 }), [4, 5]],
    // Two lines of a bar; 155 stirrups of 0.472 m, 25 of a bar
    [
      work({ parts: 5, length: 6, main: 'polos-10', width: 15, height: 15, stirrup: 'polos-6', spacing: 20 }),
      [10, 7]
    ]
  ])('as %j needs %j bars', (steel, bars) => {
    expect(barsOf(steel)).toEqual(bars)
  })

  it('weighs as much as round bars of 7.850 kg/m³', () => {
    expect(readBar('ulir-10').kgPerMetre).toBeCloseTo(0.617, 3)
    expect(readBar('ulir-16').kgPerMetre).toBeCloseTo(1.578, 3)
    expect((7850 * Math.PI * 0.013 ** 2) / 4).toBeCloseTo(readBar('ulir-13').kgPerMetre, 3)
    const estimate = estimateSteel(work())
    // 12 × (14 × 1.041885 + 15 × 0.39456)
    expect(estimate.ok && estimate.value.measures.at(-1)).toEqual({ label: 'Berat besi', value: '246,06 kg' })
  })

  it('is rejected if the cover leaves nothing of the section', () => {
    expect(estimateSteel(work({ width: 10, cover: 5 }))).toMatchObject({
      error: { code: 'section_too_small' }
    })
  })

  it('[estimator-1] has enough bars for every line, and no fewer for more', () => {
    const metres = fc.double({ min: 0.3, max: 200, noNaN: true })
    const lap = fc.double({ min: 0.1, max: 1.6, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), metres, lap, (count, length, overlap) => {
        const bars = barsFor(count, length, overlap)
        expect(bars * 12).toBeGreaterThanOrEqual(count * length * (1 - 1e-9))
        // Short pieces leave less than half a bar, long lines less than a bar each.
        const whole =
          length <= 12 ? (count * length * 2) / 12 + 1 : count * ((length - overlap) / (12 - overlap) + 1)
        expect(bars).toBeLessThanOrEqual(whole + 1e-6)
        expect(barsFor(count + 1, length, overlap)).toBeGreaterThanOrEqual(bars)
        expect(barsFor(count, length + 0.5, overlap)).toBeGreaterThanOrEqual(bars)
      })
    )
  })
})
