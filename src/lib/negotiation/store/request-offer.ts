import { dropDraft } from '#lib/cart/store/checkout-draft.ts'
import { saveNotes } from '#lib/checkout/store/notes.ts'
import { siteToSend, wrongSite } from '#lib/checkout/store/site.ts'
import { $totals } from '#lib/checkout/store/methods.ts'
import { openCheckout } from '#lib/checkout/store/open-checkout.ts'
import { isVerdict } from '#lib/payment/is-verdict.ts'
import { $checkout, $negotiated } from '#lib/checkout/store/state.ts'
import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { paths } from '#lib/core/paths.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { storeTab } from '#lib/order/store/last-tab.ts'
import { negotiationLabels } from '../texts.ts'
import { dropOffer } from './offer-draft.ts'

export type Said = { offer: number | undefined; note: string }

/** The Idempotency-Key of the request being sent: a retry after a lost response sends the same one. */
let key: string | undefined

/**
 * Asks the seller for the freight of the open checkout, with the figures that the buyer sees, and goes to the
 * negotiation. On an error the draft stays; if figures changed, the new ones are shown first.
 */
export async function requestOffer({ offer, note }: Said): Promise<ApiError | undefined> {
  const { data } = $checkout.get()
  const negotiated = $negotiated.get()
  const totals = $totals.get()
  if (!data || !negotiated?.shipping || !totals) return undefined
  const { block, shipping, voucher } = negotiated
  const unsaved = wrongSite() ?? (await saveNotes())
  if (unsaved) {
    // The form behind the dialog shows the error too.
    $checkout.setKey('orderError', unsaved)
    return unsaved
  }
  key ??= newKey()
  const answer = await call(
    'POST /buyer/transaction/nego',
    {
      cart_id: block.id,
      cart_detail_id: block.products.map(product => product.id),
      address_id: data.address.id,
      shipping_type: shipping.type,
      shipping_courier: shipping.courier,
      shipping_service: shipping.service,
      ...(voucher && { voucher: voucher.code }),
      total_pay: totals.grandTotal,
      ...siteToSend(),
      ...(offer && { offer }),
      note
    },
    { key }
  )
  if (!answer.ok) {
    if (isVerdict(answer.error)) key = undefined
    if (answer.error.code === 'total_changed') await openCheckout()
    return answer.error
  }
  key = undefined
  dropDraft()
  dropOffer()
  setCounters(answer.value.counters)
  storeTab('nego')
  toastOnNextPage(negotiationLabels.sent, 'success')
  window.location.replace(paths.order(answer.value.id))
  return undefined
}
