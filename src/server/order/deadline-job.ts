import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import type { Clock } from '#lib/order/clocks.ts'
import { clockOf, stateOf, timedStatuses } from '#lib/order/deadlines.ts'
import { awaitingStatuses } from '#lib/order/status.ts'
import type { Result } from '#lib/core/schema/result.ts'

import { cancelOrder, finishOrder } from './end-order.ts'
import type { Step } from './change-status.ts'
import type { Order } from './postings.ts'
import { deliverOrder } from './carrier-steps.ts'
import { endRest } from './refund-rest.ts'
import { orders } from './schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'

/** Due orders that are read at once, each of which is then ended in its own transaction. */
const batch = 200

/**
 * Carries out every deadline that has passed (D12), each order in its own transaction. Skips rows that another process
 * has locked, so that any number of processes may run this concurrently. Returns how many orders changed.
 */
export async function runDeadlines(services: Services, atOnce = batch): Promise<number> {
  const failed = new Set<number>()
  let done = 0
  // What ended may be due again at once, or have been in another's way.
  for (;;) {
    const before = done
    for await (const id of dueOrders(services, atOnce)) {
      if (!failed.has(id) && (await runOne(services, id, failed))) done += 1
    }
    if (done === before) return done
  }
}

/** An order that is due now. */
const isDue = (now: Date) =>
  and(inArray(orders.status, timedStatuses), lte(orders.deadlineAt, now), isFirstOfPayment)

/**
 * Orders that wait for one payment end together, always through the first of them: starting from different ones could
 * deadlock.
 */
const isFirstOfPayment = sql`(${orders.status} not in ${awaitingStatuses} or not exists (
  select 1 from transactions earlier
  where earlier.payment_id = ${orders.paymentId} and earlier.id < ${orders.id}))`

/** A deadline is text here, because a Date would round it. */
type Due = { id: number; at: string }

/**
 * The next orders that are due after one of them, by deadline. Their status is asked when they are locked: only those
 * that wait for something have a deadline, and without it an index gives them in this order.
 */
export const readDue = (db: Db, now: Date, after?: Due, limit = batch): Promise<Due[]> =>
  db
    .select({ id: orders.id, at: sql<string>`${orders.deadlineAt}::text`.as('at') })
    .from(orders)
    .where(
      and(
        lte(orders.deadlineAt, now),
        isFirstOfPayment,
        after && sql`(${orders.deadlineAt}, ${orders.id}) > (${after.at}::text::timestamptz, ${after.id})`
      )
    )
    .orderBy(asc(orders.deadlineAt), asc(orders.id))
    .limit(limit)

async function* dueOrders({ db, clock }: Services, atOnce: number): AsyncGenerator<number> {
  let last: Due | undefined
  do {
    const due = await readDue(db, clock.now(), last, atOnce)
    for (const { id } of due) yield id
    last = due.length < atOnce ? undefined : due.at(-1)
  } while (last)
}

/** Ends an order that is still due, and that nobody else has locked. */
async function runOne(services: Services, id: number, failed: Set<number>): Promise<boolean> {
  const now = services.clock.now()
  try {
    return await transactor(services)(async (tx, after) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isDue(now)))
        .for('update', { skipLocked: true })
      if (!order) return false
      const result = await endByClock({ tx, after, now }, order)
      if (!result.ok) throw new Error(result.error.code)
      return true
    })
  } catch (error) {
    // One order that cannot end must not stop the others.
    services.log.error({ error, orderId: id }, 'deadline failed')
    failed.add(id)
    return false
  }
}

/** What each clock event does to the order; `says` is written to its history. */
const endings: Record<Clock['event'], (step: Step, order: Order, says: string) => Promise<Result<Order>>> = {
  confirm: (step, order, detail) => finishOrder(step, order, { actor: 'system', detail }),
  deliver: (step, order, detail) => deliverOrder(step, order, {}, { actor: 'system', detail }),
  expire: (step, order, reason) => cancelOrder(step, order, { event: 'expire', actor: 'system', reason }),
  refund: endRest
}

function endByClock(step: Step, order: Order): Promise<Result<Order>> {
  const clock = clockOf(order.status, order.restDueAt !== null)
  if (!clock) throw new Error(`No clock runs in ${order.status}`)
  const says = typeof clock.says === 'string' ? clock.says : clock.says(stateOf(order))
  return endings[clock.event](step, order, says)
}
