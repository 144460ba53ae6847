import { and, eq, ne } from 'drizzle-orm'

import { identityRefusals } from '#lib/identity/refusals.ts'
import { readSubscription } from '#lib/core/push-subscription.ts'
import { refuse } from '#lib/core/refusal.ts'
import { storePushToken } from '#lib/identity/push-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { sessions } from './schema.ts'

/** Where the pushes of one device go, kept with its session: signing out ends them (D17). */
export function pushTokenRoutes(api: Api): void {
  api.buyer(storePushToken, async ({ transact, me, input, services }) => {
    const token = input.fcm_token ?? ''
    const isBrowser = token.startsWith('{')
    const subscription = readSubscription(token)
    const isUsable = subscription && services.webPush?.reaches(subscription.endpoint)
    if (isBrowser && !isUsable) return refuse(identityRefusals.push_token_unusable)
    // Written the same way each time, so that the same device is known again.
    const pushToken = isBrowser ? JSON.stringify(subscription) : token || null
    return transact(async tx => {
      if (pushToken) {
        // A device that somebody else used before is told nothing of theirs any more.
        await tx
          .update(sessions)
          .set({ pushToken: null })
          .where(and(eq(sessions.pushToken, pushToken), ne(sessions.id, me.sessionId)))
      }
      await tx.update(sessions).set({ pushToken }).where(eq(sessions.id, me.sessionId))
      return answer(null)
    })
  })
}
