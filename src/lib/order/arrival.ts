import { addDays } from 'date-fns/addDays'

import { jakartaDay } from '#lib/format/dates.ts'
import { arrivalDays } from '#lib/shipping/arrival.ts'
import { spanOfDays } from '#lib/shipping/rates.ts'
import { type OrderStatus, statuses } from './status.ts'

type Coming = {
  status: OrderStatus
  /** Shipping estimate: '2-4 hari' */
  estimatedDelivery: string
  preOrderDays: number
  createdAt: Date
  paidAt: Date | null
  acceptedAt: Date | null
  shippedAt: Date | null
}

/**
 * The Jakarta days on which an order's goods may arrive: as the checkout stated, counted from acceptance or payment;
 * once shipped, the courier's days from then. Late once the last of them has passed. Null while unpaid or negotiated,
 * without an estimate, and when nothing is coming any more (order-76).
 */
export function orderArrival(
  order: Coming,
  now: Date
): { from: string; until: string; is_late: boolean } | null {
  const { money, goods } = statuses[order.status]
  const isComing = money === 'paid' && (goods === 'in the shop' || goods === 'on the way')
  if (!isComing || !/\d/.test(order.estimatedDelivery)) return null
  const days = order.shippedAt ? onTheWay(order.estimatedDelivery, order.shippedAt) : fromShop(order)
  return { ...days, is_late: days.until < jakartaDay(now) }
}

const fromShop = ({ estimatedDelivery, preOrderDays, acceptedAt, paidAt, createdAt }: Coming) =>
  arrivalDays(estimatedDelivery, preOrderDays, acceptedAt ?? paidAt ?? createdAt)

function onTheWay(estimatedDelivery: string, shippedAt: Date) {
  const { min, max } = spanOfDays(estimatedDelivery)
  return { from: jakartaDay(addDays(shippedAt, min)), until: jakartaDay(addDays(shippedAt, max)) }
}
