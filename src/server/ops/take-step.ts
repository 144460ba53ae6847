import { coreErrors } from '#lib/core/schema/errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import type { Caller } from '#server/core/http/callers.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { answer } from '#server/core/http/answer.ts'
import { ApiException } from '#server/core/api-exception.ts'
import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Step } from '#server/order/change-status.ts'
import { lockOrder } from '#server/order/order-locks.ts'
import type { Order } from '#server/order/postings.ts'
import { noteShopLife } from '#server/shop/shop-life.ts'

export type Take = (step: Step, order: Order) => Promise<Result<Order>>

/** A seller's step is a sign of life of the shop (shop-30); the courier's are not. */
export const bySeller =
  (take: Take): Take =>
  async (step, order) => {
    const changed = await take(step, order)
    if (changed.ok) await noteShopLife(step.tx, order.shopId, step.now)
    return changed
  }

/** Whether a caller may say where the goods of an order are: a shop only where it drives itself. */
export const maySpeakForCarrier = ({ role }: Caller, { shippingType, deliveryCase }: Order): boolean =>
  role !== 'seller' || isDrivenByShop(shippingType, deliveryCase)

/** The carrier's step, rejected where another carrier has the goods. */
export const byCarrier =
  (caller: Caller, take: Take): Take =>
  async (step, order) => {
    if (!maySpeakForCarrier(caller, order)) return fail(coreErrors.forbidden)
    return (caller.role === 'seller' ? bySeller(take) : take)(step, order)
  }

/**
 * Locks the order of a number or a code in the caller's scope, takes one step, answers with its status. A take that finds
 * everything done says so by noteReplay().
 */
export const advance = (context: CounterContext<{ id: string }>, take: Take) =>
  context.transact(stepOf(context, take))

/** The same within a transaction, for a step that may be repeated under its Idempotency-Key. */
export const stepOf =
  ({ input, now, scope, requestContext }: CounterContext<{ id: string }>, take: Take) =>
  async (tx: Db, after: AfterCommit) => {
    const order = await lockOrder(tx, input.id, scope)
    if (!order) return fail(orderErrors.order_not_found)
    const changed = await take({ tx, after, now }, order)
    if (!changed.ok) throw new ApiException(changed.error)
    const { id, code, status } = changed.value
    // What was done before is no second act (ops-57), but a courier's report is one that leaves the order as it was.
    const isTold = changed.value === order
    const facts = isTold ? {} : { before: factsOf(order), after: factsOf(changed.value) }
    if (!requestContext.asked?.isRecorded) after.act({ kind: 'transaction', id, ...facts })
    return answer({ id, code, status })
  }

/** What a step may change of an order, for the record of acts. */
const factsOf = ({ status, acceptedAt, trackingNumber, refunded, subtotal, extraCost }: Order) => ({
  status,
  accepted_at: acceptedAt,
  resi: trackingNumber,
  refunded,
  subtotal,
  extra_cost: extraCost
})
