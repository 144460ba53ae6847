import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { paymentProblem, type PaymentPurchase } from '#lib/payment/choice.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'

import { findMethod } from '#server/checkout/find-method.ts'
import { type Billed, paymentKinds } from '#server/checkout/plan-order.ts'
import type { Db } from '#server/core/db/connect.ts'
import { codOfOrder } from '#server/order/cod-of-order.ts'
import { readMeans } from '#server/checkout/payment-means.ts'
import { findUnavailableReason } from '#server/order/unavailable-reason.ts'
import { revalidateVoucher, withoutVoucher } from '#server/order/revalidate-voucher.ts'
import type { OrderLine } from '#server/order/order-rows.ts'
import type { Order } from '#server/order/postings.ts'
import { transactionLines } from '#server/order/schema.ts'
import { turnOf } from './offers.ts'
import { rejectNewTotal } from './reject-new-total.ts'

type PaymentContext = { now: Date; isCodOn: boolean }
export type PayNegotiationCommand = {
  payment_id: number
  total_pay?: number | undefined
  without_voucher: boolean
}
/** The bill, and the order as it is paid: without its voucher if the buyer gave it up. */
type Payable = Billed & { order: Order }

/** Rejects an order that has no agreed price yet, or that can no longer be paid. */
export function rejectUnpriced(order: Order, now: Date) {
  const turn = turnOf(order, now)
  if (!turn) return fail(orderErrors.status_refused)
  return turn.pay ? undefined : fail(negotiationErrors.not_agreed)
}

const readLines = (db: Db, orderId: number): Promise<OrderLine[]> =>
  db.select().from(transactionLines).where(eq(transactionLines.transactionId, orderId))

/** The facts about a negotiated order that payment methods depend on. */
export async function readPurchase(db: Db, order: Order, context: PaymentContext): Promise<PaymentPurchase> {
  return {
    nominal: order.grandTotal,
    shippingType: order.shippingType,
    codBy: await codOfOrder(db, order.id),
    ...(await readMeans(db, order.buyerId, context))
  }
}

/**
 * Computes the payment of a negotiated order: exactly what was agreed plus the method's fee. It writes nothing. Rejects
 * a payment that is not possible; the negotiation then stays open. A frozen voucher that is no longer available is
 * dropped only if the buyer says so and saw the total without it.
 */
export async function planPayment(
  db: Db,
  agreed: Order,
  command: PayNegotiationCommand,
  context: PaymentContext
): Promise<Result<Payable>> {
  const unpriced = rejectUnpriced(agreed, context.now)
  if (unpriced) return unpriced
  const found = await findMethod(db, command.payment_id)
  if (!found.ok) return found
  const method = found.value
  const lost = await revalidateVoucher(db, agreed)
  const isGivenUp = lost !== undefined && command.without_voucher
  const order = isGivenUp ? { ...agreed, ...withoutVoucher(agreed) } : agreed
  const isCod = method.bankType === 'baba_cod'
  const feePayment = isCod ? 0 : method.fee
  const totals = { feePayment, grandTotal: order.grandTotal + feePayment }
  if (command.total_pay === undefined ? isGivenUp : command.total_pay !== totals.grandTotal) {
    return rejectNewTotal({ ...order, ...totals })
  }
  const purchase = { ...(await readPurchase(db, order, context)), nominal: totals.grandTotal }
  const problem = paymentProblem(method.bankType, purchase)
  if (problem) return fail(paymentKinds[problem.code], { message: problem.reason })
  if (isCod && order.cashback > 0) return fail(voucherErrors.voucher_not_for_cod)
  const unavailableReason = await findUnavailableReason(db, await readLines(db, order.id))
  if (unavailableReason) return unavailableReason
  return lost && !isGivenUp ? lost : ok({ method, totals, order })
}
