import { settlementOf } from '#lib/order/settlement.ts'
import { asSentence, backText, endOfOrder } from '#lib/order/texts.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { returnVouchers } from '#server/voucher/vouchers.ts'
import { changeStatus, type Step } from './change-status.ts'
import { lockPayment } from './close-payment.ts'
import { countSold } from './end-order.ts'
import { type Order, refundOrder, refundPart, settleOrder } from './postings.ts'
import { reassignVoucherUse } from './reassign-voucher-use.ts'
import { recordRefund } from './refund-mail.ts'

/** What a complaint does to its order (D31). The caller has locked the order and decided. */

/** Puts the order into complaint: its own deadline stops. Rejects `status_refused`. */
export const pauseOrder = (step: Step, order: Order, detail: string): Promise<Result<Order>> =>
  changeStatus(step, order, {
    event: 'complain',
    actor: 'buyer',
    detail,
    set: { statusBeforeComplain: order.status }
  })

type Ended = { actor: 'seller' | 'admin'; detail: string }

/** The order goes on where it was, without a refund, with this deadline. Rejects `status_refused`. */
export const resumeOrder = (
  step: Step,
  order: Order,
  {
    actor,
    detail,
    deadlineAt
  }: Omit<Ended, 'actor'> & {
    actor: 'buyer' | 'seller' | 'system' | 'admin'
    deadlineAt: Date | null
  }
): Promise<Result<Order>> =>
  changeStatus(step, order, {
    event: 'resume',
    actor,
    detail,
    deadlineAt,
    notice: ['Komplain Selesai', `Komplain pesanan ${order.code} selesai. ${detail}`],
    set: { statusBeforeComplain: null }
  })

/**
 * Refunds a part of the order to Saldo and completes it: the rest goes to those who earned it, and promotion and
 * cashback shrink by the same share as with what was refunded before. `amount` in whole rupiah, below what is left of
 * the order's total. Rejects `status_refused`.
 */
export async function resolveOrder(
  step: Step,
  order: Order,
  { actor, detail, amount }: Ended & { amount: number }
): Promise<Result<Order>> {
  const refunded = order.refunded + amount
  const text = `${asSentence(detail)} ${backText(amount)}.`
  const told = `Komplain pesanan ${order.code} selesai. ${backText(amount)}. Pesanan selesai.`
  const changed = await changeStatus(step, order, {
    event: 'resolve',
    actor,
    detail: text,
    notice: ['Komplain Selesai', told],
    set: { finishedAt: step.now, refunded, statusBeforeComplain: null }
  })
  if (!changed.ok) return changed
  const shares = settlementOf(order, refunded)
  await refundPart(step.tx, order, { amount }, step.now)
  await settleOrder(step.tx, order, shares, step.now)
  await countSold(step, order)
  await recordRefund(step, order, amount, told)
  return ok(changed.value)
}

/**
 * Refunds a part of the order to Saldo while others of its goods are under way: it goes on where it was, and its end
 * divides what is left. `amount` in whole rupiah, below what is left of the order's total. Rejects `status_refused`.
 */
export async function refundAndResume(
  step: Step,
  order: Order,
  {
    actor,
    detail,
    amount,
    complaintId,
    deadlineAt
  }: Ended & { amount: number; complaintId: number; deadlineAt: Date | null }
): Promise<Result<Order>> {
  const told = `Komplain pesanan ${order.code} selesai. ${backText(amount)}. Pesanan dilanjutkan.`
  const changed = await changeStatus(step, order, {
    event: 'resume',
    actor,
    detail: `${asSentence(detail)} ${backText(amount)}.`,
    deadlineAt,
    notice: ['Komplain Selesai', told],
    set: { refunded: order.refunded + amount, statusBeforeComplain: null }
  })
  if (!changed.ok) return changed
  await refundPart(step.tx, order, { amount, complaintId }, step.now)
  await recordRefund(step, order, amount, told)
  return ok(changed.value)
}

/**
 * Refunds all of the order that was not refunded before to Saldo, with the payment's fee, and cancels it: no review, no
 * cashback, nothing sold. The voucher returns; the goods do only where the seller has them back and says so. Rejects
 * `status_refused`.
 */
export async function annulOrder(
  step: Step,
  order: Order,
  { actor, detail: reason }: Ended
): Promise<Result<Order>> {
  // As in `cancelOrder`: two orders of a payment that end together would pass the shared voucher to each other.
  if (order.voucherId !== null) await lockPayment(step.tx, order)
  const refunded = order.grandTotal
  const amount = refunded - order.refunded
  const detail = endOfOrder(reason, backText(amount))
  const changed = await changeStatus(step, order, {
    event: 'annul',
    actor,
    detail,
    set: {
      cancelBy: actor,
      reason,
      cancelledAt: step.now,
      refunded,
      holdsStock: false,
      statusBeforeComplain: null
    }
  })
  if (!changed.ok) return changed
  await refundOrder(step.tx, order, settlementOf(order, refunded), step.now)
  await recordRefund(step, order, amount, asSentence(detail.replace('Pesanan', `Pesanan ${order.code}`)))
  await reassignVoucherUse(step.tx, [changed.value])
  step.after.invalidate(...(await returnVouchers(step.tx, [order.id])))
  return ok(changed.value)
}
