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
 * One product for each reason out of what fits: what reaches the city before what does not; of the cheapest the one
 * whose goods and delivery cost least, of the best rated the one that is rated best. Without a city the first of each.
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
