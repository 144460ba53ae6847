import { addHours } from 'date-fns/addHours'

import { clocks } from '#lib/order/clocks.ts'
import type { PaymentType } from '#lib/order/payment-type.ts'

import { payments } from '#server/payment/schema.ts'
import type { Step } from '#server/order/change-status.ts'
import { recordPayment } from '#server/order/close-payment.ts'
import type { Billed } from './plan-order.ts'

type Opened = Pick<typeof payments.$inferSelect, 'status'> &
  Pick<typeof payments.$inferInsert, 'expiresAt' | 'paidAt'>

/** How a payment begins, by its method. */
const opened: Record<PaymentType, (now: Date) => Opened> = {
  baba_balance: now => ({ status: 'paid', paidAt: now }),
  virtual_account: now => ({ status: 'pending', expiresAt: addHours(now, clocks.payment) }),
  baba_cod: () => ({ status: 'unpaid' }),
  paylater_account: () => ({ status: 'unpaid' })
}

/** The columns of a payment that begins now. */
export const paymentValues = (
  buyerId: number,
  { method, totals }: Billed,
  number: string | undefined,
  now: Date
) => ({
  buyerId,
  methodId: method.id,
  type: method.bankType,
  name: method.name,
  number,
  amount: totals.grandTotal,
  fee: totals.feePayment,
  createdAt: now,
  ...opened[method.bankType](now)
})

/**
 * Creates the payment and returns its id: paid at once from Saldo, pending until the virtual account expires, or unpaid
 * until cash on delivery.
 */
export async function openPayment(
  { tx, after, now }: Step,
  buyerId: number,
  billed: Billed,
  number: string | undefined
): Promise<number> {
  const values = paymentValues(buyerId, billed, number, now)
  const [payment] = await tx.insert(payments).values(values).returning()
  if (!payment) throw new Error('The payment was not written')
  await recordPayment({ after }, payment)
  return payment.id
}
