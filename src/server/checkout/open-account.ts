import { setTimeout as delay } from 'node:timers/promises'

import { addHours } from 'date-fns/addHours'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { clocks } from '#lib/order/clocks.ts'
import { paymentErrors } from '#lib/payment/errors.ts'

import type { Services } from '#server/core/platform/services.ts'
import type { Billed } from './plan-order.ts'

/**
 * Opens the virtual account for the payment; undefined for other kinds of payment. Rejects if the gateway does not
 * answer within its timeout: nothing is written yet, so the buyer may retry with the same key.
 */
export async function openAccount(
  { payment, log }: Services,
  plan: Billed,
  orderCode: string,
  now: Date
): Promise<Result<string | undefined>> {
  if (plan.method.bankType !== 'virtual_account') return ok(undefined)
  try {
    const opening = payment.openVirtualAccount({
      bankCode: plan.method.bankCode ?? '',
      orderCode,
      amount: plan.totals.grandTotal,
      expiresAt: addHours(now, clocks.payment)
    })
    const account = await Promise.race([opening, delay(payment.timeoutMs, undefined, { ref: false })])
    if (!account) throw new Error(`No answer within ${payment.timeoutMs} ms`)
    return ok(account.number)
  } catch (error) {
    log.error({ error, gateway: payment.name, orderCode }, 'open virtual account')
    return fail(paymentErrors.payment_gateway_down)
  }
}
