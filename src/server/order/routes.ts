import { orderErrors } from '#lib/order/errors.ts'
import * as contract from '#lib/order/contract.ts'
import { isReported } from '#lib/order/tracking.ts'
import type { OrderStatus } from '#lib/order/status.ts'
import { isNegotiation } from '#lib/order/timeline.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { announceCounters } from '#server/notification/announce.ts'
import { invoiceHtml, readParties } from './invoice.ts'
import { cancelOrder, finishOrder } from './end-order.ts'
import { countByTab, ownStatuses, readOrderPage } from './order-lists.ts'
import { endsWithPromo } from './promo-minimum.ts'
import { lockOwnOrder } from './order-locks.ts'
import type { Order } from './postings.ts'
import { hasRunOut } from './read-negotiation.ts'
import { readHistory } from './order-rows.ts'
import { readOwnOrder, toCards, toDetail, toTrace } from './order-detail.ts'
import type { Step } from './change-status.ts'
import { type BuyerContext } from '#server/core/http/context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Result } from '#lib/core/schema/result.ts'
import { orderTexts } from '#lib/order/texts.ts'

const viewing = ({ services, now }: BuyerContext<unknown>) => ({ appSecret: services.config.appSecret, now })

/** Routes for a buyer's orders. */
export function orderRoutes(api: Api): void {
  api.buyer(contract.listOrders, async context => {
    const { db, buyerId, input } = context
    const { orders, total } = await readOrderPage(db, buyerId, input)
    const meta = pageMeta(input.page, input.per_page, total)
    return answer(await toCards(db, orders, viewing(context)), { meta })
  })

  api.own(
    contract.countOrders,
    ({ db }, key) => ownStatuses(db).execute(key),
    async (_, found) => answer(countByTab(found))
  )

  api.buyer(contract.readOrder, async context => {
    const order = await readOwnOrder(context.db, context.buyerId, context.input.id)
    return order
      ? answer(await toDetail(context.db, order, viewing(context)))
      : fail(orderErrors.order_not_found)
  })

  api.buyer(contract.trackOrder, async context => {
    const { db, buyerId, input } = context
    const order = await readOwnOrder(db, buyerId, input.id)
    if (!order) return fail(orderErrors.order_not_found)
    const history = await readHistory(db, order.id)
    const trace = history.filter(isReported).map(row => toTrace(row, viewing(context)))
    return answer({ resi: order.trackingNumber, trace })
  })

  api.buyer(contract.readInvoice, async context => {
    const order = await readOwnOrder(context.db, context.buyerId, context.input.id)
    if (!order || isNegotiation(order)) return fail(orderErrors.order_not_found)
    const detail = await toDetail(context.db, order, viewing(context))
    const parties = await readParties(context.db, order)
    return answer('', { html: invoiceHtml(detail, parties, context.now) })
  })

  api.buyer(contract.confirmOrder, context =>
    changeOwn(context, (step, order) =>
      finishOrder(step, order, { actor: 'buyer', detail: 'Pesanan diterima pembeli' })
    )
  )

  api.buyer(contract.cancelOrder, context =>
    changeOwn(
      context,
      async (step, order) => {
        const { reason, together } = context.input
        // An expired negotiation cannot be cancelled by the buyer, even before the deadline job has ended it.
        if (hasRunOut(order, step.now)) return fail(orderErrors.status_refused)
        const beside = await endsWithPromo(step.tx, order, together)
        if (!beside.ok) return beside
        const end = { event: 'cancel', actor: 'buyer', reason } as const
        const cancelled = await cancelOrder(step, order, end, beside.value)
        return cancelled.ok ? cancelled : fail(orderErrors.cancel_refused)
      },
      orderTexts.cancelled
    )
  )
}

/** Locks an order of the buyer, changes it, and returns its new status and the badges. */
function changeOwn(
  context: BuyerContext<{ id: number }>,
  change: (step: Step, order: Order) => Promise<Result<Order>>,
  message = 'OK'
) {
  const { transact, buyerId, input, now } = context
  return transact(async (tx, after) => {
    const order = await lockOwnOrder(tx, buyerId, input.id)
    if (!order) return fail(orderErrors.order_not_found)
    const changed = await change({ tx, after, now }, order)
    if (!changed.ok) throw new ApiException(changed.error)
    const { id, status }: { id: number; status: OrderStatus } = changed.value
    return answer({ id, status, counters: await announceCounters(tx, after, buyerId) }, { message })
  })
}
