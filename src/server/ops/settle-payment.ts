import { randomUUID } from 'node:crypto'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import type { settlePayment as contract } from '#lib/ops/contract.ts'
import { paymentErrors } from '#lib/payment/errors.ts'

import { sandboxSignatureHeader } from '#server/core/adapters/payment.ts'
import type { Context } from '#server/core/http/context.ts'
import { handleNotification } from '#server/payment/notification.ts'
import { findPayment } from '#server/payment/payments.ts'

const maxKeyLength = 100

/**
 * Plays the bank: a notification signed like the sandbox gateway's, over the same path. Sent again under its
 * Idempotency-Key it is the same event, which is booked once.
 */
export async function settlePayment({
  db,
  services,
  input,
  requestContext
}: Context<InputOf<typeof contract>>) {
  const { sign } = services.payment
  if (!sign) return fail(coreErrors.demo_only)
  const payment = await findPayment(db, input.number)
  if (!payment) return fail(paymentErrors.payment_not_found)
  const { number, amount = payment.amount } = input
  const key = requestContext.headers.get('idempotency-key')?.trim().slice(0, maxKeyLength)
  const body = JSON.stringify({ eventId: `sandbox-${key || randomUUID()}`, number, amount, kind: 'paid' })
  return handleNotification(services, body, new Headers({ [sandboxSignatureHeader]: sign(body) }))
}
