import { type OrderStatus, statuses } from './status.ts'

type Order = { status: OrderStatus; statusBeforeComplain: OrderStatus | null }

/** Whether the courier has the goods of an order, also during a complaint about it. */
export const isOnTheWay = ({ status, statusBeforeComplain }: Order): boolean =>
  statuses[statusBeforeComplain ?? status].goods === 'on the way'

/** The event of the courier's delivery: during a complaint the order stays in it. */
export const deliveryEvent = (order: Order): 'deliver' | 'arrive' =>
  order.statusBeforeComplain !== null && isOnTheWay(order) ? 'arrive' : 'deliver'
