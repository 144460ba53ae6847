import { orderRefusals } from '#lib/order/refusals.ts'
import * as contract from '#lib/ops/contract.ts'
import { refuse } from '#lib/core/refusal.ts'
import { statuses } from '#lib/order/status.ts'
import { nextStatus, type OrderEvent } from '#lib/order/transitions.ts'
import type { Result } from '#lib/core/result.ts'

import type { Step } from '#server/order/change-status.ts'
import { cancelOrder } from '#server/order/end-order.ts'
import { readAllOrders } from '#server/order/order-lists.ts'
import { lockOrder } from '#server/order/order-locks.ts'
import type { Order } from '#server/order/postings.ts'
import { acceptOrder, deliverOrder, packOrder, shipOrder, traceOrder } from '#server/order/seller-steps.ts'
import { toDetail } from '#server/order/order-detail.ts'
import { noteShopLife } from '#server/shop/shop-life.ts'
import { readBuyer } from '#server/identity/users.ts'
import { withPhoto } from '#server/core/platform/photos.ts'
import { type Context } from '#server/core/http/context.ts'
import { Refused } from '#server/core/refused.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** The seller's and the courier's steps (D20). */
export function opsOrderRoutes(api: Api): void {
  api.open(contract.listOpsOrders, async ({ db, input, services, now }) => {
    const { orders, total } = await readAllOrders(db, input)
    const viewing = { appSecret: services.config.appSecret, now }
    const list = []
    for (const order of orders) {
      list.push({
        ...(await toDetail(db, order, viewing)),
        buyer: await readBuyer(db, order.buyerId),
        is_accepted: order.acceptedAt !== null,
        steps: stepsOf(order)
      })
    }
    return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.open(contract.acceptOrder, context => advance(context, bySeller(acceptOrder)))
  api.open(contract.packOrder, context => advance(context, bySeller(packOrder)))
  api.open(contract.shipOrder, context =>
    advance(
      context,
      bySeller((step, order) => shipOrder(step, order, context.input.resi))
    )
  )
  api.open(contract.rejectOrder, context =>
    advance(
      context,
      bySeller((step, order) =>
        cancelOrder(step, order, { event: 'reject', actor: 'seller', reason: context.input.reason })
      )
    )
  )
  api.open(contract.traceOrder, async context => {
    const { detail, photo } = context.input
    return withPhoto(context.services, { folder, photo, by }, photoPath =>
      advance(context, (step, order) => traceOrder(step, order, { detail, photoPath }))
    )
  })
  api.open(contract.deliverOrder, context =>
    withPhoto(context.services, { folder, photo: context.input.photo, by }, photoPath =>
      advance(context, (step, order) => deliverOrder(step, order, photoPath))
    )
  )
}

/** Where somebody lives can be seen on a picture of their delivery: it is the buyer's alone (order-28). */
const folder = 'private/traces'
const by = 'operator'

type Take = (step: Step, order: Order) => Promise<Result<Order>>

/** A seller's step is a sign of life of the shop (shop-30); the courier's are not. */
const bySeller =
  (take: Take): Take =>
  async (step, order) => {
    const changed = await take(step, order)
    if (changed.ok) await noteShopLife(step.tx, order.shopId, step.now)
    return changed
  }

/** Locks the order of a number or a code, takes one step, answers where it stands. */
function advance({ transact, input, now }: Context<{ id: string }>, take: Take) {
  return transact(async (tx, after) => {
    const order = await lockOrder(tx, input.id)
    if (!order) return refuse(orderRefusals.order_not_found)
    const changed = await take({ tx, after, now }, order)
    if (!changed.ok) throw new Refused(changed.error)
    const { id, code, status } = changed.value
    return answer({ id, code, status })
  })
}

/** What the console may do with an order now. */
function stepsOf(order: Order) {
  const may = (event: OrderEvent, actor: 'seller' | 'expedition' | 'system') =>
    nextStatus(order.status, event, actor) !== undefined
  const isAccepted = order.acceptedAt !== null
  const steps = {
    settle: may('pay', 'system') && order.paymentType === 'virtual_account',
    accept: may('accept', 'seller') && !isAccepted,
    pack: may('pack', 'seller') && isAccepted,
    ship: may('ship', 'seller'),
    trace: statuses[order.status].goods === 'on the way',
    deliver: may('deliver', 'expedition'),
    reject: may('reject', 'seller')
  }
  return (Object.keys(steps) as (keyof typeof steps)[]).filter(name => steps[name])
}
