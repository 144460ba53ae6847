import { and, eq } from 'drizzle-orm'

import type { PaymentDetail } from '#lib/payment/contract.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { paymentMethods } from './schema.ts'
import type { Order } from '#server/order/postings.ts'

/** The payment of an order, as its page shows and refetches it. */
export async function toPaymentDetail(db: Db, order: Order): Promise<PaymentDetail> {
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, order.paymentMethodId ?? 0)))
  const { tab, isFinal } = paymentStatusOf(order.paymentStatus)
  const isAccount = order.paymentType === 'virtual_account'
  return {
    id: order.id,
    code: order.code,
    grand_total: order.grandTotal,
    date: order.createdAt.toISOString(),
    tab: isAccount ? tab : 'paid',
    payment: {
      type: order.paymentType ?? 'virtual_account',
      status: order.paymentStatus,
      expired: isAccount && !isFinal ? (order.paymentExpiresAt?.toISOString() ?? null) : null,
      bank: order.paymentName ?? '',
      bank_code: method?.bankCode ?? null,
      number: order.paymentNumber
    }
  }
}
