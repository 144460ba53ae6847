import { addHours } from 'date-fns/addHours'

import { latestDay } from '#lib/shipping/rates.ts'
import { type Clock, clocks, type OrderState } from './clocks.ts'
import { type NegotiationStatus, negotiationState } from './negotiation.ts'
import type { PaymentType } from './payment-type.ts'
import { type OrderStatus, statuses, statusesThat } from './status.ts'

/** Statuses with a time limit. */
export const timedStatuses = statusesThat(({ clock }) => clock !== null)

/** Runs while goods of an order on its way are still to be shipped (D49). */
const restClock: Clock = {
  hours: 'unchanged',
  label: 'Sisa barang dikirim paling lambat',
  event: 'refund',
  says: 'Sisa barang tidak dikirim tepat waktu'
}

/**
 * The time limit of what an order waits for now, null without one. Goods that are still to be shipped come first: what
 * never left the shop cannot have arrived.
 */
export const clockOf = (status: OrderStatus, hasRest: boolean): Clock | null =>
  hasRest && statuses[status].goods === 'on the way' ? restClock : statuses[status].clock

/** Until when what was not shipped with the first part may be shipped, from the shipping deadline (D49). */
export const restDeadline = (shipBy: Date): Date => addHours(shipBy, clocks.rest)

/**
 * When an order changes automatically, counted from the change at `now`; null without a limit. `before` is the previous
 * deadline, which packing keeps.
 */
export function deadlineFor(
  order: {
    status: OrderStatus
    isAccepted: boolean
    preOrderDays: number
    /** Days after delivery until it completes by itself, as they were when it was placed. */
    returnDays: number
    /** Shipping estimate: '2-4 hari' */
    estimatedDelivery: string
    paymentType: PaymentType | null
    /** Until when the rest may be shipped; null if nothing is left. */
    restDueAt?: Date | null
  },
  now: Date,
  before: Date | null = null
): Date | null {
  const { restDueAt = null } = order
  const clock = clockOf(order.status, restDueAt !== null)
  if (!clock) return null
  if (clock.hours === 'unchanged') return restDueAt ?? before
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
  const label = clockOf(status, state.hasRest)?.label ?? ''
  return typeof label === 'string' ? label : label(state)
}

/** State of an order within its status, from its row. */
export const stateOf = (order: {
  acceptedAt: Date | null
  negotiationStatus: NegotiationStatus | null
  mode: 'deliver' | 'pickup' | 'point'
  restDueAt: Date | null
}): OrderState => ({
  isAccepted: order.acceptedAt !== null,
  hasRest: order.restDueAt !== null,
  negotiation: negotiationState(order)
})
