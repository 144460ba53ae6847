import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { consentTexts } from '#lib/identity/texts.ts'
import { $session } from './who.ts'

/** Saves whether promotions are welcome; returns the error to show. */
export async function savePromotions(promotions: boolean): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/consent/update', { promotions }, { fallback: consentTexts.notSaved })
  if (!answer.ok) return answer.error
  const session = $session.get()
  if (session.status === 'member') {
    $session.set({ ...session, profile: { ...session.profile, wants_promotions: promotions } })
  }
  return undefined
}
