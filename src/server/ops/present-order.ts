import { mayCall } from '#lib/core/schema/endpoint.ts'
import * as calls from '#lib/ops/contract.ts'
import type { OpsOrder } from '#lib/ops/contract.ts'
import * as negotiationCalls from '#lib/ops/nego-contract.ts'

import type { Operator } from '#server/core/platform/config/operators.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readBuyers } from '#server/identity/users.ts'
import { toDetails, type Viewing } from '#server/order/order-detail.ts'
import type { Order } from '#server/order/postings.ts'

type OpsStep = OpsOrder['steps'][number]

/** The call that takes each step. */
const callOf = {
  settle: calls.settlePayment,
  accept: calls.acceptOrder,
  pack: calls.packOrder,
  ship: calls.shipOrder,
  trace: calls.traceOrder,
  deliver: calls.deliverOrder,
  reject: calls.rejectOrder,
  approve: negotiationCalls.approveNego,
  decline: negotiationCalls.declineNego
} as const satisfies Record<OpsStep, object>

/**
 * Orders as the console shows them, with the steps that this operator may take now. A page costs as many queries as
 * one order.
 */
export async function toOpsOrders(
  db: Db,
  orders: readonly Order[],
  { operator, ...viewing }: Viewing & { operator: Operator },
  stepsOf: (order: Order) => OpsStep[]
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
    steps: stepsOf(order).filter(step => mayCall(operator.role, callOf[step]))
  }))
}
