import type { ContentUnit } from '#lib/product/unit-price.ts'

import type { SourceKey } from './sources.ts'

/** One line of how a figure came about. */
export type Step = { label: string; formula: string }

/** Which products answer a need. */
export type Goods = {
  /** Slug of their leaf category. */
  leaf: string
  /** Whole words of which the name has all, and of which it has at least one. */
  all?: readonly string[]
  any?: readonly string[]
  /** How much of the need one unit of a product's content is: sand of a need in m³ { kg: 1 / 1400 }. */
  per: Partial<Record<ContentUnit, number>>
  /** The content stands in the name, in cubic metres ('per palet 1,8 m3'): the product itself says one piece. */
  isVolumeInName?: boolean
}

/** What is to be bought of one material, in the unit that it is counted in. */
export type Need = {
  key: string
  name: string
  unit: 'kg' | 'm³' | 'm²' | 'm' | 'liter' | 'buah'
  amount: number
  goods: Goods
}

type Measure = { label: string; value: string }

/** What a piece of work needs, how that was computed, and by whose figures. */
export type Estimate = { measures: Measure[]; needs: Need[]; steps: Step[]; sources: SourceKey[] }

/** The need with what is cut, broken and left over: waste in percent. */
export const withWaste = (amount: number, percent: number): number => amount * (1 + percent / 100)
