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
import { updateRows } from '#server/core/db/update-rows.ts'
import { transactionHistory, orders } from './schema.ts'
import { notifyOfEach } from '#server/notification/notify.ts'
import type { Notice } from '#server/notification/schema.ts'
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
  const set = changeOf(order, change, step.now)
  if (!set) return fail(orderErrors.status_refused)
  const [changed] = await step.tx.update(orders).set(set).where(eq(orders.id, order.id)).returning()
  await recordStatus(step, changed!, change)
  return ok(changed!)
}

/**
 * The same for several orders, each with its own change, in as many statements as for one. All changes must set the
 * same columns.
 */
export async function changeStatuses(
  step: Step,
  list: readonly { order: Order; change: Change }[]
): Promise<Result<Order[]>> {
  const rows = []
  for (const { order, change } of list) {
    const set = changeOf(order, change, step.now)
    if (!set) return fail(orderErrors.status_refused)
    rows.push({ id: order.id, ...set })
  }
  const byId = new Map((await updateRows(step.tx, orders, rows)).map(order => [order.id, order]))
  const changed = list.map(({ order, change }) => ({ order: byId.get(order.id)!, change }))
  await step.tx
    .insert(transactionHistory)
    .values(changed.map(({ order, change }) => historyRow(order, change, step.now)))
  await announceStatuses(step, changed)
  return ok(changed.map(({ order }) => order))
}

/** The columns that a change sets; undefined where it is not allowed. */
function changeOf(order: Order, change: Change, now: Date) {
  const status = nextStatus(order.status, change.event, change.actor, order.statusBeforeComplain)
  if (!status) return undefined
  const acceptedAt = change.set?.acceptedAt ?? order.acceptedAt
  const restDueAt = change.set?.restDueAt === undefined ? order.restDueAt : change.set.restDueAt
  const deadline = { ...order, status, restDueAt, isAccepted: acceptedAt !== null }
  return {
    ...change.set,
    status,
    deadlineAt:
      change.deadlineAt === undefined ? deadlineFor(deadline, now, order.deadlineAt) : change.deadlineAt
  }
}

type Told = Pick<Change, 'actor' | 'detail' | 'photoPath' | 'shipmentId' | 'together' | 'next' | 'notice'>

/** History entry, event and notification of the status that an order has reached (D12). */
export async function recordStatus(step: Step, order: Order, change: Told): Promise<void> {
  await step.tx.insert(transactionHistory).values(historyRow(order, change, step.now))
  await announceStatuses(step, [{ order, change }])
}

/** The history entry of the status that an order has reached. */
export const historyRow = (
  order: Pick<Order, 'id' | 'status'>,
  { actor, detail, photoPath, shipmentId }: Told,
  now: Date
) => ({ transactionId: order.id, status: order.status, actor, detail, photoPath, shipmentId, createdAt: now })

/** Events and notifications of the statuses that orders of one buyer have reached (D12). */
export async function announceStatuses(
  step: Step,
  list: readonly { order: Order; change: Told }[]
): Promise<void> {
  for (const { order } of list) await recordOrder(step, 'order.changed', order)
  const notices = list.flatMap(({ order, change }) => noticeOf(order, change) ?? [])
  if (list[0]) notifyOfEach(step, list[0].order.buyerId, notices)
}

/** What the buyer is told; undefined where another order's notification names this one too. */
function noticeOf(order: Order, change: Told): Notice | undefined {
  const { code, status, reason, refunded } = order
  const codes = change.together ?? [code]
  if (codes.length === 0) return undefined
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
  return {
    type: statuses[status].money === 'negotiated' ? 'negotiation' : 'transaction',
    title,
    body,
    value: String(order.id)
  }
}
