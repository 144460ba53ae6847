import { orderErrors } from '#lib/order/errors.ts'
import { mayLose } from '#lib/order/may-refuse.ts'
import { lostReason } from '#lib/order/part-texts.ts'
import { orderTexts } from '#lib/order/texts.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import type { Step } from './change-status.ts'
import { lockPayment } from './close-payment.ts'
import { cancelOrder } from './end-order.ts'
import type { Order } from './postings.ts'

/**
 * Goods to be paid in cash were lost on their way: the order ends, nobody is charged, the voucher returns, the goods do
 * not. It does not count among the buyer's refusals. Rejects `status_refused` once the cash is collected, and for any
 * other payment. The caller has locked all orders of the payment.
 */
export async function loseInCash(
  step: Step,
  order: Order,
  actor: 'seller' | 'admin'
): Promise<Result<Order>> {
  if (!mayLose(order)) return fail(orderErrors.status_refused)
  await lockPayment(step.tx, order)
  return cancelOrder(step, order, {
    event: 'lose',
    actor,
    reason: lostReason,
    next: orderTexts.nothingToPay
  })
}
