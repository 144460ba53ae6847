import { eq } from 'drizzle-orm'

import { checkoutErrors } from '#lib/checkout/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { paymentErrors } from '#lib/payment/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { paymentMethods } from '#server/payment/schema.ts'

export type PaymentMethod = typeof paymentMethods.$inferSelect

/** Finds an active payment method. Rejects a missing id, and a method that is unknown or switched off. */
export async function findMethod(db: Db, paymentId: number | undefined): Promise<Result<PaymentMethod>> {
  const found = paymentId
    ? await db.select().from(paymentMethods).where(eq(paymentMethods.id, paymentId))
    : []
  return chooseMethod(found, paymentId)
}

/** The same among methods that were read. */
export function chooseMethod(
  methods: readonly PaymentMethod[],
  paymentId: number | undefined
): Result<PaymentMethod> {
  if (!paymentId) return fail(checkoutErrors.payment_required)
  const method = methods.find(({ id, isActive }) => id === paymentId && isActive)
  return method ? ok(method) : fail(paymentErrors.payment_unavailable)
}
