import type { OrderStatus } from './status.ts'

/** Steps of the strip above a shipment, in their order. */
export const progressSteps = ['Diproses', 'Dikemas', 'Dikirim', 'Barang Sampai', 'Selesai'] as const

const reached: Partial<Record<OrderStatus, number>> = {
  paid: 0,
  process: 1,
  sent: 2,
  delivered: 3,
  // A complaint concerns goods that were sent; how far they came, its own history says.
  complain: 2,
  success: 4
}

/** Index of the step that an order has reached; undefined while it is unpaid, negotiated or cancelled. */
export const progressOf = (status: OrderStatus): number | undefined => reached[status]

/** Whether there are goods on their way to ask about. */
export const hasShipment = (status: OrderStatus): boolean => progressOf(status) !== undefined
