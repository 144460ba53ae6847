import { addHours } from 'date-fns/addHours'

import type { OrderStatus } from './status.ts'

/** The clocks of D12 and D9, in hours. */
export const clocks = {
  payment: 24,
  accept: 48,
  ship: 120,
  finish: 72,
  negotiation: 24
} as const

/**
 * When an order changes by itself, counted from the change that `now` makes; null where nothing is due.
 * A seller who accepted has five days to ship, or the stated days of a pre-order.
 */
export function deadlineFor(
  order: { status: OrderStatus; isAccepted: boolean; preOrderDays: number },
  now: Date
): Date | null {
  switch (order.status) {
    case 'pending':
      return addHours(now, clocks.payment)
    case 'nego':
      return addHours(now, clocks.negotiation)
    case 'paid':
      return addHours(now, order.isAccepted ? hoursToShip(order.preOrderDays) : clocks.accept)
    case 'delivered':
      return addHours(now, clocks.finish)
    default:
      return null
  }
}

const hoursToShip = (preOrderDays: number) => (preOrderDays > 0 ? preOrderDays * 24 : clocks.ship)

/** What the countdown of a deadline counts to. */
export function deadlineLabel(status: OrderStatus, isAccepted: boolean): string {
  switch (status) {
    case 'pending':
      return 'Bayar Sebelum'
    case 'nego':
      return 'Menunggu jawaban sebelum'
    case 'paid':
      return isAccepted ? 'Dikirim sebelum' : 'Diterima penjual sebelum'
    case 'process':
      return 'Dikirim sebelum'
    default:
      return 'Selesai otomatis pada'
  }
}
