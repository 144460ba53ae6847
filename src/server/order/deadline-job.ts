import { and, asc, inArray, lte, notInArray, sql } from 'drizzle-orm'

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
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'

/**
 * Carries out every deadline that has passed (D12), each order in its own transaction. Skips rows that another process
 * has locked, so that any number of processes may run this concurrently. Returns how many orders changed.
 */
export async function runDeadlines(services: Services): Promise<number> {
  const failed: number[] = []
  let done = 0
  for (;;) {
    const outcome = await runNext(services, failed)
    if (outcome === 'none') return done
    if (outcome === 'done') done += 1
  }
}

/**
 * Orders that wait for one payment end together, always through the first of them: starting from different ones could
 * deadlock.
 */
const isFirstOfPayment = sql`(${orders.status} not in ${awaitingStatuses} or not exists (
  select 1 from transactions earlier
  where earlier.payment_id = ${orders.paymentId} and earlier.id < ${orders.id}))`

async function runNext(services: Services, failed: number[]): Promise<'done' | 'failed' | 'none'> {
  const now = services.clock.now()
  let orderId: number | undefined
  try {
    return await transactor(services)(async (tx, after) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(
          and(
            inArray(orders.status, timedStatuses),
            lte(orders.deadlineAt, now),
            isFirstOfPayment,
            failed.length > 0 ? notInArray(orders.id, failed) : undefined
          )
        )
        .orderBy(asc(orders.deadlineAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!order) return 'none'
      orderId = order.id
      const result = await endByClock({ tx, after, now }, order)
      if (!result.ok) throw new Error(result.error.code)
      return 'done'
    })
  } catch (error) {
    // One order that cannot end must not stop the others.
    if (orderId === undefined) throw error
    services.log.error({ error, orderId }, 'deadline failed')
    failed.push(orderId)
    return 'failed'
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
