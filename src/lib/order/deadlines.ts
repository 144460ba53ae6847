import { addHours } from 'date-fns/addHours'

import { latestDay } from '#lib/shipping/rates.ts'
import type { OrderState } from './clocks.ts'
import { type NegotiationStatus, negotiationState } from './negotiation.ts'
import type { PaymentType } from './payment-type.ts'
import { type OrderStatus, statuses, statusesThat } from './status.ts'

/** Statuses with a time limit. */
export const timedStatuses = statusesThat(({ clock }) => clock !== null)

/**
 * When an order changes automatically, counted from the change at `now`; null without a limit. `before` is the previous
 * deadline, which packing keeps.
 */
export function deadlineFor(
  order: {
    status: OrderStatus
    isAccepted: boolean
    preOrderDays: number
    /** Shipping estimate: '2-4 hari' */
    estimatedDelivery: string
    paymentType: PaymentType | null
  },
  now: Date,
  before: Date | null = null
): Date | null {
  const { clock } = statuses[order.status]
  if (!clock) return null
  if (clock.hours === 'unchanged') return before
  const waiting = {
    ...order,
    wayDays: latestDay(order.estimatedDelivery),
    isCash: order.paymentType === 'baba_cod'
  }
  const hours = typeof clock.hours === 'number' ? clock.hours : clock.hours(waiting)
  return hours === null ? null : addHours(now, hours)
}

/** Label of a deadline's countdown; empty without a deadline. */
export function deadlineLabel(status: OrderStatus, state: OrderState): string {
  const label = statuses[status].clock?.label ?? ''
  return typeof label === 'string' ? label : label(state)
}

/** State of an order within its status, from its row. */
export const stateOf = (order: {
  acceptedAt: Date | null
  negotiationStatus: NegotiationStatus | null
  mode: 'deliver' | 'pickup' | 'point'
}): OrderState => ({ isAccepted: order.acceptedAt !== null, negotiation: negotiationState(order) })
