import { and, eq } from 'drizzle-orm'

import { checkoutRefusals } from '#lib/checkout/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { paymentRefusals } from '#lib/payment/refusals.ts'

import type { Db } from '#server/core/db/connect.ts'
import { paymentMethods } from '#server/payment/schema.ts'

export type PaymentMethod = typeof paymentMethods.$inferSelect

/** A method that can be chosen now; refuses none, and one that is not there or was switched off. */
export async function findMethod(db: Db, paymentId: number | undefined): Promise<Result<PaymentMethod>> {
  if (!paymentId) return refuse(checkoutRefusals.payment_required)
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, paymentId), eq(paymentMethods.isActive, true)))
  return method ? ok(method) : refuse(paymentRefusals.payment_unavailable)
}
