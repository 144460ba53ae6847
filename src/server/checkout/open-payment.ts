import { addHours } from 'date-fns/addHours'

import { clocks } from '#lib/order/clocks.ts'

import { payments } from '#server/payment/schema.ts'
import type { Step } from '#server/order/change-status.ts'
import { recordPayment } from '#server/order/close-payment.ts'
import type { Billed } from './plan-order.ts'

/**
 * Creates the payment and returns its id: paid at once from Saldo, pending until the virtual account expires, or unpaid
 * until cash on delivery.
 */
export async function openPayment(
  { tx, after, now }: Step,
  buyerId: number,
  { method, totals }: Billed,
  number: string | undefined
): Promise<number> {
  const isSaldo = method.bankType === 'baba_balance'
  const isAccount = method.bankType === 'virtual_account'
  const [payment] = await tx
    .insert(payments)
    .values({
      buyerId,
      methodId: method.id,
      type: method.bankType,
      name: method.name,
      number,
      amount: totals.grandTotal,
      fee: totals.feePayment,
      status: isSaldo ? 'paid' : isAccount ? 'pending' : 'unpaid',
      expiresAt: isAccount ? addHours(now, clocks.payment) : null,
      paidAt: isSaldo ? now : null,
      createdAt: now
    })
    .returning()
  if (!payment) throw new Error('The payment was not written')
  await recordPayment({ after }, payment)
  return payment.id
}
