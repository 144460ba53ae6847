import type { OrderStatus } from './order-status.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** The clocks of D12 and D9, in ms. */
export const clocks = {
  payment: 24 * hourMs,
  accept: 2 * dayMs,
  ship: 5 * dayMs,
  finish: 3 * dayMs,
  negotiation: 24 * hourMs
} as const

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

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
      return after(now, clocks.payment)
    case 'nego':
      return after(now, clocks.negotiation)
    case 'paid':
      return after(now, order.isAccepted ? shipMs(order.preOrderDays) : clocks.accept)
    case 'delivered':
      return after(now, clocks.finish)
    default:
      return null
  }
}

const shipMs = (preOrderDays: number) => (preOrderDays > 0 ? preOrderDays * dayMs : clocks.ship)

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
