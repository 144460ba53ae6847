import type { Hono } from 'hono'

import { coreErrors } from '#lib/core/schema/errors.ts'
import type { PaymentOutcome } from '#lib/payment/outcomes.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import type { AppEnv } from '#server/core/http/env.ts'
import { receivePayment } from './payments.ts'
import { noticeRoute } from '#server/core/http/notice-route.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { answer, type Handled } from '#server/core/http/answer.ts'

/** Webhook of the payment gateway. */
export const paymentNotificationRoutes = (app: Hono<AppEnv>): void =>
  noticeRoute(app, '/api/v1/payment/notification', handleNotification)

/**
 * Verifies and applies one notification. Rejects a wrong signature. Everything else is recorded and answered with 200,
 * including an unknown account or another amount: otherwise the gateway would only send it again (D28).
 */
async function handleNotification(
  services: Services,
  body: string,
  headers: Headers
): Promise<Handled<{ outcome: PaymentOutcome }>> {
  const event = services.payment.readNotification(body, headers)
  if (!event) return fail(coreErrors.bad_signature)
  const now = services.clock.now()
  const outcome = await transactor(services)((tx, after) =>
    receivePayment({ tx, after, now }, services.payment.name, event)
  )
  return answer({ outcome })
}
