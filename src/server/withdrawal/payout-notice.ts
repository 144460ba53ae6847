import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { payoutService, withdrawalId } from '#lib/withdrawal/status.ts'

import { answer, type Handled } from '#server/core/http/answer.ts'
import type { AppEnv } from '#server/core/http/env.ts'
import { noticeRoute } from '#server/core/http/notice-route.ts'
import type { Services } from '#server/core/platform/services.ts'
import { runPayouts } from './payout-job.ts'
import { areOpen, withdrawals } from './schema.ts'

/** Webhook of the payout service. */
export const payoutNoticeRoutes = (app: Hono<AppEnv>): void =>
  noticeRoute(app, '/api/v1/payout/notification', handlePayoutNotice)

/**
 * A signed notice says only which withdrawal to ask about: what became of it is the service's answer to our own question
 * (D42). Unknown and closed ones are accepted too, otherwise the service would only send the notice again.
 */
export async function handlePayoutNotice(
  services: Services,
  body: string,
  headers: Headers
): Promise<Handled<{ is_asked: boolean }>> {
  const { payout, db, clock, background } = services
  const code = payout?.readNotice(body, headers)
  if (code === undefined) return fail(coreErrors.bad_signature)
  const id = withdrawalId(code)
  if (id === undefined) return answer({ is_asked: false })
  const due = await db
    .update(withdrawals)
    .set({ nextPayoutAt: clock.now() })
    .where(and(eq(withdrawals.id, id), areOpen, eq(withdrawals.claimedBy, payoutService)))
    .returning({ id: withdrawals.id })
  if (due.length > 0) background.run(() => runPayouts(services))
  return answer({ is_asked: due.length > 0 })
}
