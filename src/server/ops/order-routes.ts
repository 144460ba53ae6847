import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import * as contract from '#lib/ops/order-contract.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { cancelOrder } from '#server/order/end-order.ts'
import { readOrdersOf } from '#server/order/counter-orders.ts'
import type { Order } from '#server/order/postings.ts'
import { deliverOrder, traceOrder } from '#server/order/carrier-steps.ts'
import { loseInCash } from '#server/order/lose-in-cash.ts'
import { refuseAtDoor } from '#server/order/refuse-at-door.ts'
import { acceptOrder, packOrder } from '#server/order/seller-steps.ts'
import { shipOrder } from '#server/order/ship-order.ts'
import { withPhoto } from '#server/core/images/photos.ts'
import { answer, boundedMeta } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { replayIfKeyed } from '#server/core/http/idempotency.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Step } from '#server/order/change-status.ts'
import { readOrder } from '#server/order/order-locks.ts'
import { orderSteps } from './order-steps.ts'
import { toOpsOrders } from './present-order.ts'
import { advance, byCarrier, bySeller, maySpeakForCarrier, stepOf, type Take } from './take-step.ts'

/** The seller's and the courier's steps (D20). */
export function opsOrderRoutes(api: Api): void {
  api.ops(contract.listOpsOrders, async ({ db, input, services, now, caller, scope }) => {
    const { orders, total } = await readOrdersOf(db, scope, input, now)
    const viewing = { appSecret: services.config.appSecret, now, caller }
    const list = await toOpsOrders(db, orders, viewing, orderSteps)
    return answer(list, { meta: boundedMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.acceptOrder, context => advance(context, bySeller(acceptOrder)))
  api.ops(contract.packOrder, context => advance(context, bySeller(packOrder)))
  api.ops(contract.shipOrder, async context => {
    const { db, scope, input } = context
    const order = await readOrder(db, input.id, scope)
    if (!order) return fail(orderErrors.order_not_found)
    const { resi: trackingNumber, courier, lines } = input
    // Pieces can be shipped again and again: a retry must not ship them twice.
    const slot = { ownerId: order.buyerId, route: contract.shipOrder.name }
    const ship: Take = (step, locked) => shipOrder(step, locked, { trackingNumber, courier, lines })
    return replayIfKeyed(context, slot, async () => stepOf(context, bySeller(ship)))
  })
  api.ops(contract.rejectOrder, context =>
    advance(
      context,
      bySeller((step, order) =>
        cancelOrder(step, order, { event: 'reject', actor: 'seller', reason: context.input.reason })
      )
    )
  )
  api.ops(contract.refuseOrder, async context => {
    const { caller, input } = context
    const found = await readCarried(context)
    if (!found.ok) return found
    // Some pieces can be refused again and again: a retry is recognised by its key.
    const slot = { ownerId: found.value.buyerId, route: contract.refuseOrder.name }
    const refuse: Take = (step, order) => refuseAtDoor(step, order, input)
    return replayIfKeyed(context, slot, async () => stepOf(context, byCarrier(caller, refuse)))
  })
  api.ops(contract.loseOrder, context => {
    const { caller } = context
    const by = caller.role === 'seller' ? 'seller' : 'admin'
    return advance(
      context,
      byCarrier(caller, (step, order) => loseInCash(step, order, by))
    )
  })
  api.ops(contract.traceOrder, context => {
    const { detail, place, shipment: shipmentId } = context.input
    // Places can be told again and again: a retry is recognised by its key.
    return tellWithPhoto(context, contract.traceOrder.name, (step, order, photoPath) =>
      traceOrder(step, order, { detail, place: place || null, photoPath, shipmentId })
    )
  })
  api.ops(contract.deliverOrder, context =>
    tellWithPhoto(context, contract.deliverOrder.name, (step, order, photoPath) =>
      deliverOrder(step, order, { photoPath, shipmentId: context.input.shipment })
    )
  )
}

type Told = CounterContext<{ id: string; photo?: File | undefined }>
type TakeWithPhoto = (
  step: Step,
  order: Order,
  photoPath: string | undefined
) => ReturnType<typeof deliverOrder>

/** An order for whose carrier this caller may speak, before it is locked. */
async function readCarried({
  db,
  input,
  scope,
  caller
}: CounterContext<{ id: string }>): Promise<Result<Order>> {
  const order = await readOrder(db, input.id, scope)
  if (!order) return fail(orderErrors.order_not_found)
  return maySpeakForCarrier(caller, order) ? ok(order) : fail(coreErrors.forbidden)
}

/** The carrier's step with a picture, which is read only for an order that this caller may speak for. */
async function tellWithPhoto(context: Told, route: string, take: TakeWithPhoto) {
  const { input, caller, services } = context
  const found = await readCarried(context)
  if (!found.ok) return found
  const by = caller.role === 'seller' ? (`shop ${caller.shopId}` as const) : 'operator'
  const slot = { ownerId: found.value.buyerId, route }
  // The picture of a retry is shown nowhere: it is removed with other orphans (core-41).
  return withPhoto(services, { folder, photo: input.photo, by }, photoPath =>
    replayIfKeyed(context, slot, async () =>
      stepOf(
        context,
        byCarrier(caller, (step, locked) => take(step, locked, photoPath))
      )
    )
  )
}

/** Pictures of deliveries show where somebody lives: no public address serves them (order-28). */
const folder = 'private/traces'
