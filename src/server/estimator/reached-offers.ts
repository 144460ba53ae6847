import type { Reach } from '#lib/estimator/contract.ts'
import { loadOf } from '#lib/shipping/load.ts'

import type { Fitting } from './fitting-products.ts'

export type Reached = Fitting & { reach: Reach | null }
export type ReachOf = (fitting: Fitting) => Reach

const ranks = { priced: 0, negotiated: 1, none: 2 } as const
const rankOf = ({ reach }: Reached) => ranks[reach?.kind ?? 'none']

/** Goods and their delivery, in whole rupiah. */
const delivered = ({ cost, reach }: Reached) => cost + (reach?.cost ?? 0)

/** The load of all pieces of an offer. */
export const loadOfFitting = (fitting: Fitting) => loadOf([{ ...fitting, qty: fitting.packs }])

/**
 * Picks one product for each reason. Products that reach the city come first; then the cheapest is the one with the
 * lowest cost of goods and delivery, the best the one rated best. Without a city it is the first of each.
 */
export function pickOffers(fitting: readonly Fitting[], reachOf: ReachOf | undefined): Reached[] {
  const reached = fitting.map(own => ({ ...own, reach: reachOf?.(own) ?? null }))
  const firstOf = (why: Fitting['why'], inOrder: (a: Reached, b: Reached) => number) =>
    reached
      .filter(own => own.why === why)
      .toSorted((a, b) => rankOf(a) - rankOf(b) || inOrder(a, b))
      .slice(0, 1)
  return [
    ...firstOf('cheapest', (a, b) => delivered(a) - delivered(b)),
    ...firstOf('best', () => 0),
    ...reached.filter(({ why }) => why === 'chosen')
  ]
}
