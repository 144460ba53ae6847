import { eq } from 'drizzle-orm'

import { updateConsent } from '#lib/identity/consent-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { users } from './schema.ts'

/** What a person consents to, as far as the account remembers it. */
export function consentRoutes(api: Api): void {
  api.buyer(updateConsent, async ({ db, buyerId, input }) => {
    await db.update(users).set({ wantsPromotions: input.promotions }).where(eq(users.id, buyerId))
    return answer(null)
  })
}
