import { eq } from 'drizzle-orm'

import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { negoRefusals } from '#lib/nego/refusals.ts'
import { orderRefusals } from '#lib/order/refusals.ts'
import { paymentProblem, type PaymentPurchase } from '#lib/payment/choice.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'

import { type Billed, findMethod, paymentKinds } from '#server/checkout/plan-order.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readBalance } from '#server/money/ledger.ts'
import { findHindrance } from '#server/order/hindrance.ts'
import type { OrderLine } from '#server/order/order-rows.ts'
import type { Order } from '#server/order/postings.ts'
import { transactionLines } from '#server/order/schema.ts'
import { readOffers } from '#server/product/offers.ts'
import { turnOf } from './offers.ts'
import { refuseNewTotal } from './refuse-new-total.ts'

type Asking = { now: Date; isCodOn: boolean }
export type PayWish = { payment_id: number; total_pay?: number | undefined }

/** Refuses an order that has come to no price yet, or to none any more. */
export function refuseUnpriced(order: Order, now: Date) {
  const turn = turnOf(order, now)
  if (!turn) return refuse(orderRefusals.status_refused)
  return turn.pay ? undefined : refuse(negoRefusals.not_agreed)
}

const readLines = (db: Db, orderId: number): Promise<OrderLine[]> =>
  db.select().from(transactionLines).where(eq(transactionLines.transactionId, orderId))

/** A negotiated order as ways to pay see it. */
export async function readPurchase(db: Db, order: Order, isCodOn: boolean): Promise<PaymentPurchase> {
  const lines = await readLines(db, order.id)
  const offers = [
    ...(
      await readOffers(
        db,
        lines.map(line => line.productDetailId)
      )
    ).values()
  ]
  return {
    nominal: order.grandTotal,
    shippingType: order.shippingType,
    codBy: {
      baba_expedition: offers.every(offer => offer.codExpedition),
      shop_courier: offers.every(offer => offer.codShop)
    },
    isCodOn,
    balance: await readBalance(db, order.buyerId)
  }
}

/**
 * Figures the payment of a negotiated order, exactly what was agreed and the method's fee; it writes nothing. Refuses what
 * cannot be paid so: the negotiation then stays open.
 */
export async function planPayment(
  db: Db,
  order: Order,
  wish: PayWish,
  { now, isCodOn }: Asking
): Promise<Result<Billed>> {
  const unpriced = refuseUnpriced(order, now)
  if (unpriced) return unpriced
  const found = await findMethod(db, wish.payment_id)
  if (!found.ok) return found
  const method = found.value
  const isCod = method.bankType === 'baba_cod'
  const feePayment = isCod ? 0 : method.fee
  const totals = { feePayment, grandTotal: order.grandTotal + feePayment }
  if (wish.total_pay !== undefined && wish.total_pay !== totals.grandTotal) {
    return refuseNewTotal({ ...order, ...totals })
  }
  const purchase = { ...(await readPurchase(db, order, isCodOn)), nominal: totals.grandTotal }
  const problem = paymentProblem(method.bankType, purchase)
  if (problem) return refuse(paymentKinds[problem.code], { message: problem.reason })
  if (isCod && order.cashback > 0) return refuse(voucherRefusals.voucher_not_for_cod)
  const hindrance = await findHindrance(db, order, await readLines(db, order.id))
  return hindrance ?? ok({ method, totals })
}
