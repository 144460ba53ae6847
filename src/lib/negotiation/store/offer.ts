import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { refreshOrder } from '#lib/order/store/order-detail.ts'
import { negotiationLabels } from '../texts.ts'
import type { Said } from './request-offer.ts'
import { dropOffer } from './offer-draft.ts'

/** Offers again after a decline; returns the error to show. */
export async function offerAgain(id: number, { offer, note }: Said): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/transaction/nego/offer/{id}', { id, note, ...(offer && { offer }) })
  await refreshOrder()
  if (!answer.ok) return answer.error
  dropOffer()
  setCounters(answer.value.counters)
  toast(negotiationLabels.sent, 'success')
  return undefined
}
