import { type OrderStatus, statuses } from './status.ts'

/** Steps of the strip above a shipment, in their order: what the statuses are called that reach them. */
export const progressSteps = (['paid', 'process', 'sent', 'delivered', 'success'] as const).map(
  status => statuses[status].label
)

/** Index of the step that an order has reached; undefined while it is unpaid, negotiated or cancelled. */
export const progressOf = (status: OrderStatus): number | undefined => statuses[status].step ?? undefined

/** Whether goods are on their way, or arrived: before that a courier knows nothing of them. */
export const hasShipment = (status: OrderStatus): boolean =>
  (progressOf(status) ?? 0) >= (progressOf('sent') ?? 0)
