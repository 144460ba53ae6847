import { randomUUID } from 'node:crypto'

import { asc, eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { settlePayment as contract } from '#lib/ops/contract.ts'
import { paymentErrors } from '#lib/payment/errors.ts'

import { sandboxSignatureHeader } from '#server/core/adapters/payment.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Context } from '#server/core/http/context.ts'
import { answer } from '#server/core/http/answer.ts'
import { replayIfKeyed } from '#server/core/http/idempotency.ts'
import { orders } from '#server/order/schema.ts'
import { findPayment, receivePayment } from '#server/payment/payments.ts'

/**
 * Plays the bank: a notification signed and read like the sandbox gateway's. Sent again under its Idempotency-Key it is
 * the same payment, which is booked once.
 */
export async function settlePayment(context: Context<InputOf<typeof contract>>) {
  const { db, services, input, now } = context
  const { payment: gateway } = services
  if (!gateway.sign) return fail(coreErrors.demo_only)
  const payment = await findPayment(db, input.number)
  if (!payment) return fail(paymentErrors.payment_not_found)
  const { number, amount = payment.amount } = input
  const body = JSON.stringify({ eventId: `sandbox-${randomUUID()}`, number, amount, kind: 'paid' })
  const event = gateway.readNotification(body, new Headers({ [sandboxSignatureHeader]: gateway.sign(body) }))
  if (!event) return fail(coreErrors.bad_signature)
  const slot = { ownerId: payment.buyerId, route: contract.name }
  return replayIfKeyed(context, slot, async () => async (tx, after) => {
    const outcome = await receivePayment({ tx, after, now }, gateway.name, event)
    for (const { id } of await ordersPaidBy(tx, payment.id))
      after.act({ kind: 'transaction', id, after: { payment: outcome } })
    return answer({ outcome })
  })
}

/** The orders of a payment: what is reported of it is done to each of them (ops-248). */
const ordersPaidBy = (tx: Db, paymentId: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, paymentId)).orderBy(asc(orders.id))
