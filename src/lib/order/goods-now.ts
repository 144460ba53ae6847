import type { Actor } from './actor.ts'
import type { ShipmentKind } from './shipment-kinds.ts'
import { type OrderStatus, statuses } from './status.ts'
import { nextStatus } from './transitions.ts'

type Order = { status: OrderStatus; statusBeforeComplain: OrderStatus | null }

/** The status that says how far the goods of an order have come: during a complaint the one before it. */
export const goodsStatus = ({ status, statusBeforeComplain }: Order): OrderStatus =>
  statusBeforeComplain ?? status

/** Whether the courier has the goods of an order, also during a complaint about it. */
export const isOnTheWay = (order: Order): boolean => statuses[goodsStatus(order)].goods === 'on the way'

/** The event of the courier's delivery: during a complaint the order stays in it. */
export const deliveryEvent = (order: Order): 'deliver' | 'arrive' =>
  order.statusBeforeComplain !== null && isOnTheWay(order) ? 'arrive' : 'deliver'

type Travelling = { kind: ShipmentKind; deliveredAt: Date | string | null; lostAt: Date | string | null }

/**
 * Shipments about which the courier may report where they are (order-114): those that have not arrived. A complaint may
 * have completed the order meanwhile, and what was lost may turn up then; of one that was cancelled nothing is reported
 * any more.
 */
export const traceable = <T extends Travelling>(order: Order, shipments: readonly T[]): T[] =>
  shipments.filter(
    ({ kind, deliveredAt, lostAt }) =>
      !deliveredAt &&
      (kind === 'part' ? (isOnTheWay(order) && !lostAt) || isDone(order) : !isCancelled(order))
  )

/**
 * Whether a shipment is delivered with its complaint, whose clock that starts (complaint-10): what a complaint sends,
 * until the order is done.
 */
export const isDeliveredWithComplaint = (
  order: Pick<Order, 'status'>,
  { kind }: Pick<Travelling, 'kind'>
): boolean => kind !== 'part' && !isDone(order)

/** Shipments that the courier may report as delivered with the order. */
export const deliverable = <T extends Travelling>(order: Order, shipments: readonly T[]): T[] =>
  traceable(order, shipments).filter(shipment => !isDeliveredWithComplaint(order, shipment))

/**
 * Whether goods of an order may be reported as delivered: the order that travels as one, or shipments that are under
 * way, also after it is done (order-114).
 */
export function mayDeliver(
  order: Order,
  shipments: readonly Travelling[],
  actor: Actor = 'expedition'
): boolean {
  const underWay = deliverable(order, shipments)
  if (isDone(order)) return underWay.length > 0
  const travelsAsOne = !shipments.some(({ kind }) => kind === 'part')
  const isPossible = nextStatus(order.status, deliveryEvent(order), actor) !== undefined
  return isPossible && (travelsAsOne || underWay.length > 0)
}

/** Whether the order was completed, with the goods or by a refund of a part of its money. */
export const isDone = ({ status }: Pick<Order, 'status'>): boolean => statuses[status].end === 'fulfilled'

const isCancelled = ({ status }: Order): boolean => statuses[status].end === 'cancelled'
