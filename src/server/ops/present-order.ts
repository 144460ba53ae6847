import type { OpsOrder } from '#lib/ops/contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readBuyers } from '#server/identity/users.ts'
import { toDetails, type Viewing } from '#server/order/order-detail.ts'
import type { Order } from '#server/order/postings.ts'

/** Orders as the console shows them, with the steps that each may take now: as few questions as of one order. */
export async function toOpsOrders(
  db: Db,
  orders: readonly Order[],
  viewing: Viewing,
  stepsOf: (order: Order) => OpsOrder['steps']
): Promise<OpsOrder[]> {
  if (orders.length === 0) return []
  const buyers = await readBuyers(
    db,
    orders.map(({ buyerId }) => buyerId)
  )
  const details = await toDetails(db, orders, viewing)
  return orders.map((order, at) => ({
    ...details[at]!,
    buyer: buyers.get(order.buyerId) ?? { id: order.buyerId, name: '', phone: null },
    is_accepted: order.acceptedAt !== null,
    steps: stepsOf(order)
  }))
}
