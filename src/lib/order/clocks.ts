import { returnDays } from '#lib/shop/return-days.ts'

import type { NegotiationState } from './negotiation.ts'

/** The time limits of D12 and D9 in hours; that of D28 starts after the longest estimated delivery time. */
export const clocks = {
  payment: 24,
  accept: 48,
  ship: 120,
  finish: returnDays.default * 24,
  lost: 14 * 24,
  /** After the shipping limit, for what was not shipped with the first part (D49). */
  rest: 72,
  negotiation: 24
} as const

/** Inputs of a time limit; `wayDays` is the longest estimated delivery time, `returnDays` the order's own. */
type Waiting = {
  isAccepted: boolean
  preOrderDays: number
  returnDays: number
  wayDays: number
  isCash: boolean
}

/** State of an order within its status. `hasRest`: some of its goods are still to be shipped. */
export type OrderState = { isAccepted: boolean; hasRest: boolean; negotiation: NegotiationState }

/** The time limit that ends a status. */
export type Clock = {
  /** Hours from the change to this status; 'unchanged' continues the limit of the previous status. */
  hours: number | 'unchanged' | ((order: Waiting) => number | null)
  /** Label of its countdown. */
  label: string | ((order: OrderState) => string)
  /** Event at the limit, one of `transitions.ts`, or the refund of what was not shipped. */
  event: 'confirm' | 'deliver' | 'expire' | 'refund'
  /** Text in the order's history; for an expiry, the reason. */
  says: string | ((order: OrderState) => string)
}

/** What the counter looks for: orders that wait for their shop, and cash ones that nobody reports. */
export const orderWaits = ['accept', 'ship', 'report'] as const
export type OrderWait = (typeof orderWaits)[number]

/**
 * Hours after which goods on their way without news count as delivered; in cash they wait for a report from then on (D28). `wayDays` is
 * the longest estimated delivery time.
 */
export const silentHours = (wayDays: number): number => wayDays * 24 + clocks.lost
