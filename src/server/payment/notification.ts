import type { Context as HonoContext, Hono } from 'hono'

import { coreErrors } from '#lib/core/schema/errors.ts'
import type { PaymentOutcome } from '#lib/payment/outcomes.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import type { AppEnv } from '#server/core/http/env.ts'
import { receivePayment } from './payments.ts'
import { getServices, type Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { readBytes } from '#server/core/http/read-bytes.ts'
import { answer, type Handled } from '#server/core/http/answer.ts'
import { sendEnvelope } from '#server/core/http/envelope.ts'
import { requestContextOf } from '#server/core/http/request-context.ts'

/** Maximum size of a notification, in bytes. */
const bodyLimit = 64 * 1024

/** Webhook of the gateway: not signed by a browser, but by the gateway over the raw body. */
export function paymentNotificationRoutes(app: Hono<AppEnv>): void {
  app.post('/api/v1/payment/notification', async (c: HonoContext<AppEnv>) => {
    const services = getServices()
    const wait = await services.limits.take('notification', requestContextOf(c, services).ip)
    if (wait !== undefined)
      return sendEnvelope(c, fail(coreErrors.too_many_requests, { details: { retry_after: wait } }))
    const bytes = await readBytes(c.req.raw.body, bodyLimit)
    if (!bytes) return sendEnvelope(c, fail(coreErrors.too_large))
    const body = new TextDecoder().decode(bytes)
    return sendEnvelope(c, await handleNotification(services, body, c.req.raw.headers))
  })
}

/**
 * Verifies and applies one notification. Rejects a wrong signature. Everything else is recorded and answered with 200,
 * including an unknown account or another amount: otherwise the gateway would only send it again (D28).
 */
export async function handleNotification(
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
