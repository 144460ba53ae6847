import type { NegotiationState } from './negotiation.ts'

/** The clocks of D12 and D9, in hours; of D28, after the longest time that was said for the way. */
export const clocks = {
  payment: 24,
  accept: 48,
  ship: 120,
  finish: 72,
  lost: 14 * 24,
  negotiation: 24
} as const

/** What a clock depends on; `wayDays` is the longest time that was said for the way. */
type Waiting = { isAccepted: boolean; preOrderDays: number; wayDays: number; isCash: boolean }

/** How far an order is inside its status. */
export type Standing = { isAccepted: boolean; nego: NegotiationState }

/** What ends a status by itself. */
export type Clock = {
  /** Hours from the change that led here; 'kept' where the clock of the status before goes on. */
  hours: number | 'kept' | ((order: Waiting) => number | null)
  /** What its countdown counts to. */
  label: string | ((order: Standing) => string)
  /** What happens to the order then: one of the events of `transitions.ts`. */
  event: 'confirm' | 'deliver' | 'expire'
  /** How the order's history says it; of what expires, the reason. */
  says: string | ((order: Standing) => string)
}
