import fc from 'fast-check'
import { expect } from 'vitest'

import type { Estimate } from '#lib/estimator/need.ts'

/** Amounts by the materials' keys, to the thousandth, as computed by hand. */
export const amounts = ({ needs }: Estimate): Record<string, number> =>
  Object.fromEntries(needs.map(({ key, amount }) => [key, Math.round(amount * 1000) / 1000]))

/** A realistic area in m². */
export const areas = fc.double({ min: 0.01, max: 100_000, noNaN: true })
export const wastes = fc.double({ min: 0, max: 30, noNaN: true })

/** The larger work needs at least as much of every material as the smaller one. */
export function expectNoLess(larger: Estimate, smaller: Estimate): void {
  const more = new Map(larger.needs.map(({ key, amount }) => [key, amount]))
  const less = smaller.needs.filter(({ key, amount }) => (more.get(key) ?? 0) < amount * (1 - 1e-9))
  expect(less).toEqual([])
}
