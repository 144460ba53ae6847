import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { payoutService, withdrawalId } from '#lib/withdrawal/status.ts'

import { answer, type Handled } from '#server/core/http/answer.ts'
import type { AppEnv } from '#server/core/http/env.ts'
import { noticeRoute } from '#server/core/http/notice-route.ts'
import type { Services } from '#server/core/platform/services.ts'
import { askAbout } from './payout-job.ts'
import { areOpen, withdrawals } from './schema.ts'

/** Webhook of the payout service. */
export const payoutNoticeRoutes = (app: Hono<AppEnv>): void =>
  noticeRoute(app, '/api/v1/payout/notification', handlePayoutNotice)

/**
 * A signed notice says only which withdrawal to ask about: what became of it is the service's answer to our own question
 * (D42). It never pays: the notice may come before the answer to our own payment. Unknown and closed ones are accepted
 * too, otherwise the service would only send the notice again.
 */
export async function handlePayoutNotice(
  services: Services,
  body: string,
  headers: Headers
): Promise<Handled<{ is_asked: boolean }>> {
  const { payout, db, background } = services
  const code = payout?.readNotice(body, headers)
  if (!payout || code === undefined) return fail(coreErrors.bad_signature)
  const id = withdrawalId(code)
  if (id === undefined) return answer({ is_asked: false })
  const [one] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), areOpen, eq(withdrawals.claimedBy, payoutService)))
  if (one) background.run(() => askAbout(services, payout, one))
  return answer({ is_asked: one !== undefined })
}
