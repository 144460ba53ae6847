import * as contract from '#lib/ops/order-contract.ts'
import { negotiationState, negoTurns } from '#lib/order/negotiation.ts'
import { statuses } from '#lib/order/status.ts'
import { nextStatus, type OrderEvent } from '#lib/order/transitions.ts'

import { cancelOrder } from '#server/order/end-order.ts'
import { readOrdersOf } from '#server/order/order-lists.ts'
import type { Order } from '#server/order/postings.ts'
import { acceptOrder, deliverOrder, packOrder, shipOrder, traceOrder } from '#server/order/seller-steps.ts'
import { withPhoto } from '#server/core/images/photos.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { toOpsOrders } from './present-order.ts'
import { advance, byCarrier, bySeller } from './take-step.ts'

/** The seller's and the courier's steps (D20). */
export function opsOrderRoutes(api: Api): void {
  api.ops(contract.listOpsOrders, async ({ db, input, services, now, caller, scope }) => {
    const { orders, total } = await readOrdersOf(db, scope, input)
    const viewing = { appSecret: services.config.appSecret, now, caller }
    const list = await toOpsOrders(db, orders, viewing, stepsOf)
    return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.acceptOrder, context => advance(context, bySeller(acceptOrder)))
  api.ops(contract.packOrder, context => advance(context, bySeller(packOrder)))
  api.ops(contract.shipOrder, context =>
    advance(
      context,
      bySeller((step, order) => shipOrder(step, order, context.input.resi))
    )
  )
  api.ops(contract.rejectOrder, context =>
    advance(
      context,
      bySeller((step, order) =>
        cancelOrder(step, order, { event: 'reject', actor: 'seller', reason: context.input.reason })
      )
    )
  )
  api.ops(contract.traceOrder, async context => {
    const { detail, place, photo } = context.input
    return withPhoto(context.services, { folder, photo, by }, photoPath =>
      advance(
        context,
        byCarrier(context.caller, (step, order) =>
          traceOrder(step, order, { detail, place: place || null, photoPath })
        )
      )
    )
  })
  api.ops(contract.deliverOrder, context =>
    withPhoto(context.services, { folder, photo: context.input.photo, by }, photoPath =>
      advance(
        context,
        byCarrier(context.caller, (step, order) => deliverOrder(step, order, photoPath))
      )
    )
  )
}

/** Where somebody lives can be seen on a picture of their delivery: it is the buyer's alone (order-28). */
const folder = 'private/traces'
const by = 'operator'

/** What the console may do with an order now. */
function stepsOf(order: Order) {
  const may = (event: OrderEvent, actor: 'seller' | 'expedition' | 'system') =>
    nextStatus(order.status, event, actor) !== undefined
  const isAccepted = order.acceptedAt !== null
  const isAsked = may('approve', 'seller') && negoTurns[negotiationState(order)].answer
  const steps = {
    settle: may('pay', 'system') && order.paymentType === 'virtual_account',
    accept: may('accept', 'seller') && !isAccepted,
    pack: may('pack', 'seller') && isAccepted,
    ship: may('ship', 'seller'),
    trace: statuses[order.status].goods === 'on the way',
    deliver: may('deliver', 'expedition'),
    reject: may('reject', 'seller'),
    approve: isAsked,
    decline: isAsked
  }
  return (Object.keys(steps) as (keyof typeof steps)[]).filter(name => steps[name])
}
