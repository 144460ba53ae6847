import { eq } from 'drizzle-orm'

import { orderErrors } from '#lib/order/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { deadlineFor, stateOf } from '#lib/order/deadlines.ts'
import { statuses } from '#lib/order/status.ts'
import type { Actor } from '#lib/order/actor.ts'
import { nextStatus, type OrderEvent } from '#lib/order/transitions.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { transactionHistory, orders } from './schema.ts'
import { notify } from '#server/notification/notify.ts'
import type { Order } from './postings.ts'
import { recordOrder } from './record-order.ts'

/** Context of a status change: the transaction, the work after its commit, and the time. */
export type Step = { tx: Db; after: AfterCommit; now: Date }

export type Change = {
  event: OrderEvent
  actor: Actor
  /** Indonesian, for the order's history. */
  detail: string
  photoPath?: string
  /** The shipment that it is about, where the order has several. */
  shipmentId?: number
  /**
   * Codes of the orders that a payment starts or ends together. One order's notification names all of them; the others
   * pass an empty list and send none (order-71).
   */
  together?: readonly string[]
  /** What the buyer may do next; appended to the notification. */
  next?: string
  /** The buyer's notification where the status alone does not say what happened: title and text. */
  notice?: readonly [title: string, body: string]
  /** The next deadline where the status does not decide it: after a complaint the order has the time that was left. */
  deadlineAt?: Date | null
  /** Other columns that change with the status. */
  set?: Partial<typeof orders.$inferInsert>
}

/**
 * The only place where a status changes. Follows the table of transitions, sets the next deadline, writes the history,
 * one event and one notification. Rejects `status_refused`. The caller has locked the order's row.
 */
export async function changeStatus(step: Step, order: Order, change: Change): Promise<Result<Order>> {
  const status = nextStatus(order.status, change.event, change.actor, order.statusBeforeComplain)
  if (!status) return fail(orderErrors.status_refused)
  const acceptedAt = change.set?.acceptedAt ?? order.acceptedAt
  const restDueAt = change.set?.restDueAt === undefined ? order.restDueAt : change.set.restDueAt
  const deadline = { ...order, status, restDueAt, isAccepted: acceptedAt !== null }
  const [changed] = await step.tx
    .update(orders)
    .set({
      ...change.set,
      status,
      deadlineAt:
        change.deadlineAt === undefined
          ? deadlineFor(deadline, step.now, order.deadlineAt)
          : change.deadlineAt
    })
    .where(eq(orders.id, order.id))
    .returning()
  await recordStatus(step, changed!, change)
  return ok(changed!)
}

/** History entry, event and notification of the status that an order has reached (D12). */
export async function recordStatus(
  step: Step,
  order: Order,
  change: Pick<Change, 'actor' | 'detail' | 'photoPath' | 'shipmentId' | 'together' | 'next' | 'notice'>
): Promise<void> {
  const { tx, now } = step
  await tx.insert(transactionHistory).values({
    transactionId: order.id,
    status: order.status,
    actor: change.actor,
    detail: change.detail,
    photoPath: change.photoPath,
    shipmentId: change.shipmentId,
    createdAt: now
  })
  await recordOrder(step, 'order.changed', order)
  const { code, status, reason, refunded } = order
  const codes = change.together ?? [code]
  if (codes.length === 0) return
  const told = statuses[status].notice({
    code: codes.join(', '),
    by: change.actor,
    ...stateOf(order),
    reason,
    refunded,
    total: order.grandTotal,
    next: change.next
  })
  const [title, body] = change.notice ?? told
  await notify(step, order.buyerId, {
    type: statuses[status].money === 'negotiated' ? 'negotiation' : 'transaction',
    title,
    body,
    value: String(order.id)
  })
}
