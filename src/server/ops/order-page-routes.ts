import { fail } from '#lib/core/schema/api-error.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { statuses } from '#lib/order/status.ts'
import { isNegotiation } from '#lib/order/timeline.ts'
import * as contract from '#lib/ops/order-page-contract.ts'
import * as findContract from '#lib/ops/find-contract.ts'
import { ok } from '#lib/core/schema/result.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { noteReplay, replayIfKeyed } from '#server/core/http/idempotency.ts'
import { cancelOrder } from '#server/order/end-order.ts'
import { invoiceHtml, readParties } from '#server/order/invoice.ts'
import { readOrder } from '#server/order/order-locks.ts'
import type { Order } from '#server/order/postings.ts'
import { advanceMany } from './advance-many.ts'
import { findAnything } from './find-anything.ts'
import { writeNote } from './order-notes.ts'
import { toOrderPage } from './order-page.ts'
import { orderSteps } from './order-steps.ts'
import { readSheets } from './packing.ts'
import { toOpsOrders } from './present-order.ts'
import { advance } from './take-step.ts'

/** One order at the counter: its page, invoice and notes, its end by the marketplace; and steps of many at once. */
export function opsOrderPageRoutes(api: Api): void {
  api.ops(contract.readOpsOrder, async ({ db, input, services, now, caller, scope }) => {
    const order = await readOrder(db, input.id, scope)
    if (!order) return fail(orderErrors.order_not_found)
    return answer(await toOrderPage(db, order, { appSecret: services.config.appSecret, now, caller }))
  })

  api.ops(contract.readOpsInvoice, async ({ db, input, services, now, caller, scope }) => {
    const order = await readOrder(db, input.id, scope)
    if (!order || isNegotiation(order)) return fail(orderErrors.order_not_found)
    const viewing = { appSecret: services.config.appSecret, now, caller }
    const [shown] = await toOpsOrders(db, [order], viewing, orderSteps)
    const { seller, buyer } = await readParties(db, order)
    // The contact is the buyer's account; the recipient's phone stands beside the address (ops-20).
    const contact = caller.role === 'seller' ? '' : buyer.contact
    return answer('', { html: invoiceHtml(shown!, { seller, buyer: { ...buyer, contact } }, now) })
  })

  api.ops(contract.writeOrderNote, async context => {
    const { db, input, scope, caller, now } = context
    const order = await readOrder(db, input.id, scope)
    if (!order) return fail(orderErrors.order_not_found)
    const slot = { ownerId: order.buyerId, route: `${contract.writeOrderNote.name} ${caller.name}` }
    return replayIfKeyed(context, slot, async () => async (tx, after) => {
      const { text, visible_to_seller: visibleToSeller } = input
      const note = await writeNote(tx, caller, { orderId: order.id, text, visibleToSeller, now })
      after.act({ kind: 'transaction', id: order.id, after: { note: note.id, text } })
      return answer(note)
    })
  })

  api.ops(contract.cancelByMarketplace, context =>
    advance(context, async (step, order) => {
      if (isCancelledByUs(order)) {
        noteReplay(context.requestContext)
        return ok(order)
      }
      return cancelOrder(step, order, { event: 'reject', actor: 'admin', reason: context.input.reason })
    })
  )

  api.ops(contract.listPacking, async ({ db, input, scope }) =>
    answer(await readSheets(db, input.ids, scope))
  )

  api.ops(findContract.findAnything, async ({ db, caller, input }) =>
    answer(await findAnything(db, caller, input.keyword))
  )

  api.ops(contract.advanceMany, async context => answer(await advanceMany(context)))
}

/** A call that is sent again, or by a second clerk: the order is cancelled and refunded already. */
const isCancelledByUs = ({ status, cancelBy }: Order): boolean =>
  statuses[status].end === 'cancelled' && cancelBy === 'admin'
