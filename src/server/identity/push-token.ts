import { and, eq, ne } from 'drizzle-orm'

import { identityErrors } from '#lib/identity/errors.ts'
import { readSubscription } from '#lib/core/browser/push-subscription.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { storePushToken } from '#lib/identity/push-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Services } from '#server/core/platform/services.ts'
import { sessions } from './schema.ts'

/** The push token of a device, stored with its session, so that signing out ends its pushes (D17). */
export function pushTokenRoutes(api: Api): void {
  api.buyer(storePushToken, async ({ transact, me, input, services }) => {
    const pushToken = readPushToken(services, input.fcm_token)
    if (pushToken === 'unusable') return fail(identityErrors.push_token_unusable)
    return transact(async tx => {
      if (pushToken) await takeFromOthers(tx, pushToken, me.sessionId)
      await tx.update(sessions).set({ pushToken }).where(eq(sessions.id, me.sessionId))
      return answer(null)
    })
  })
}

/**
 * Normalizes a push token for storage: a browser's subscription is always serialized the same way, so that the same
 * device is recognized.
 */
export function readPushToken(
  { webPush }: Pick<Services, 'webPush'>,
  given: string | null | undefined
): string | null | 'unusable' {
  const token = given ?? ''
  if (!token.startsWith('{')) return token || null
  const subscription = readSubscription(token)
  const isUsable = subscription && webPush?.reaches(subscription.endpoint)
  return isUsable ? JSON.stringify(subscription) : 'unusable'
}

/** Removes the push token from other sessions, so that a device gets no pushes for its previous user. */
export async function takeFromOthers(tx: Db, pushToken: string, sessionId?: number): Promise<void> {
  const isOther = sessionId === undefined ? undefined : ne(sessions.id, sessionId)
  await tx
    .update(sessions)
    .set({ pushToken: null })
    .where(and(eq(sessions.pushToken, pushToken), isOther))
}
