import { addHours } from 'date-fns/addHours'

import { orderStatuses, type OrderStatus, statuses } from './status.ts'

/** Statuses that end by themselves. */
export const timedStatuses = orderStatuses.filter(status => statuses[status].clock !== null)

/**
 * When an order changes by itself, counted from the change that `now` makes; null where nothing is due. `before` is the
 * deadline that it had: packing keeps it.
 */
export function deadlineFor(
  order: { status: OrderStatus; isAccepted: boolean; preOrderDays: number },
  now: Date,
  before: Date | null = null
): Date | null {
  const { clock } = statuses[order.status]
  if (!clock) return null
  if (clock.hours === 'kept') return before
  return addHours(now, typeof clock.hours === 'number' ? clock.hours : clock.hours(order))
}

/** What the countdown of a deadline counts to; empty where there is none. */
export function deadlineLabel(status: OrderStatus, isAccepted: boolean): string {
  const label = statuses[status].clock?.label ?? ''
  return typeof label === 'string' ? label : label(isAccepted)
}
