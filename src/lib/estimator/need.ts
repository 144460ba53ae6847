import type { ContentUnit } from '#lib/product/unit-price.ts'

import type { SourceKey } from './sources.ts'

/** One step of a computation, for display. */
export type Step = { label: string; formula: string }

/** The products that cover a need. */
export type Goods = {
  /** Slug of their leaf category. */
  leaf: string
  /** Whole words in the product name: `all` of them, and `any` one. */
  all?: readonly string[]
  any?: readonly string[]
  /** Amount of the need per unit of a product's content: sand for a need in m³ { kg: 1 / 1400 }. */
  per: Partial<Record<ContentUnit, number>>
  /** The name states the content in m³ ('per palet 1,8 m3'), while the product itself says one piece. */
  isVolumeInName?: boolean
}

/** The needed amount of one material, in its unit. */
export type Need = {
  key: string
  name: string
  unit: 'kg' | 'm³' | 'm²' | 'm' | 'liter' | 'buah'
  amount: number
  goods: Goods
}

type Measure = { label: string; value: string }

/** The needs of a piece of work, their computation and their sources. */
export type Estimate = { measures: Measure[]; needs: Need[]; steps: Step[]; sources: SourceKey[] }

/** Adds waste in percent for cut, broken and leftover pieces. */
export const withWaste = (amount: number, percent: number): number => amount * (1 + percent / 100)
