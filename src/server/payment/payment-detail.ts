import { asc, eq } from 'drizzle-orm'

import type { PaymentDetail } from '#lib/payment/contract.ts'
import { statuses } from '#lib/order/status.ts'
import { paymentStatusOf, paymentStatusOfOrder } from '#lib/order/payment-status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { paymentMethods, payments } from './schema.ts'
import { orders } from '#server/order/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { readCredited } from '#server/order/credited.ts'
import type { Order } from '#server/order/postings.ts'

/** The payment of an order for its page; undefined while the delivery is negotiated. */
export async function readPaymentDetail(db: Db, order: Order): Promise<PaymentDetail | undefined> {
  if (order.paymentId === null) return undefined
  const [found] = await db
    .select({ payment: payments, bankCode: paymentMethods.bankCode })
    .from(payments)
    .innerJoin(paymentMethods, eq(paymentMethods.id, payments.methodId))
    .where(eq(payments.id, order.paymentId))
  if (!found) throw new Error(`Payment ${order.paymentId} vanished`)
  const { payment, bankCode } = found
  const rows = await db
    .select({ order: orders, shop: shops.name })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.paymentId, payment.id))
    .orderBy(asc(orders.id))
  const goingOn = rows.find(one => statuses[one.order.status].end !== 'cancelled')
  const { tab, isFinal } = paymentStatusOf(payment.status)
  const isAccount = payment.type === 'virtual_account'
  return {
    id: order.id,
    code: order.code,
    status: goingOn?.order.status ?? order.status,
    grand_total: amountOf(
      payment,
      rows.map(one => one.order)
    ),
    refunded: rows.reduce((sum, one) => sum + one.order.refunded, 0),
    orders: rows.map(({ order: one, shop }) => ({
      id: one.id,
      code: one.code,
      shop,
      status_label: statuses[one.status].label,
      grand_total: one.grandTotal,
      fee_payment: one.feePayment,
      refunded: one.refunded
    })),
    credited: (await readCredited(db, [payment.id])).get(payment.id) ?? 0,
    date: order.createdAt.toISOString(),
    // Cash that waits for the door stands among the paid ones (D11), and what ended where its status says.
    tab: isAccount || isFinal ? tab : 'paid',
    payment: {
      type: payment.type,
      status: payment.status,
      expired: isAccount && !isFinal ? (payment.expiresAt?.toISOString() ?? null) : null,
      bank: payment.name,
      bank_code: bankCode,
      number: payment.number
    }
  }
}

/**
 * The amount to pay, or paid. Cash on delivery excludes cancelled orders, while a transfer covers every order it was
 * requested for (payment-65). If no order is left, it is the payment's original amount.
 */
function amountOf({ status, amount }: { status: string; amount: number }, orders: readonly Order[]): number {
  const charged = orders.filter(
    order => order.paymentType !== 'baba_cod' || paymentStatusOfOrder(order, status) !== 'cancelled'
  )
  return charged.length === 0 ? amount : charged.reduce((sum, order) => sum + order.grandTotal, 0)
}
