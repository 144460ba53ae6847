import { mayLose, mayRefuse } from '#lib/order/may-refuse.ts'
import { negotiationState, negotiationTurns } from '#lib/order/negotiation.ts'
import { isOnTheWay, mayDeliver, traceable } from '#lib/order/goods-now.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { nextStatus, type OrderEvent } from '#lib/order/transitions.ts'

import type { Order } from '#server/order/postings.ts'

const toTravelling = (shipment: OrderDetail['shipments'][number]) => ({
  kind: shipment.kind,
  deliveredAt: shipment.delivered_at,
  lostAt: shipment.lost_at
})

/** What the console may do with an order now. */
export function orderSteps(order: Order, { shipments }: Pick<OrderDetail, 'shipments'>) {
  const may = (event: OrderEvent, actor: 'seller' | 'expedition' | 'system' | 'admin') =>
    nextStatus(order.status, event, actor) !== undefined
  const isAccepted = order.acceptedAt !== null
  const travelling = shipments.map(toTravelling)
  const isAwaiting = may('approve', 'seller') && negotiationTurns[negotiationState(order)].answer
  const steps = {
    settle: may('pay', 'system') && order.paymentType === 'virtual_account',
    accept: may('accept', 'seller') && !isAccepted,
    pack: may('pack', 'seller') && isAccepted,
    ship: may('ship', 'seller') || (may('ship_rest', 'seller') && order.restDueAt !== null),
    trace: isOnTheWay(order) || traceable(order, travelling).length > 0,
    deliver: mayDeliver(order, travelling),
    refuse: mayRefuse(order),
    lose: mayLose(order),
    reject: may('reject', 'seller'),
    cancel: may('reject', 'admin'),
    approve: isAwaiting,
    decline: isAwaiting
  }
  return (Object.keys(steps) as (keyof typeof steps)[]).filter(name => steps[name])
}
