import { type OrderStatus, statuses } from './status.ts'

/** Steps of the progress strip above a shipment, labelled like the statuses that reach them. */
export const progressSteps = (['paid', 'process', 'sent', 'delivered', 'success'] as const).map(
  status => statuses[status].label
)

/** Index of the step that an order has reached; undefined while it is unpaid, negotiated or cancelled. */
export const progressOf = (status: OrderStatus): number | undefined => statuses[status].step ?? undefined

/** Whether the goods are shipped or delivered: earlier statuses have no courier data. */
export const hasShipment = (status: OrderStatus): boolean =>
  (progressOf(status) ?? 0) >= (progressOf('sent') ?? 0)
