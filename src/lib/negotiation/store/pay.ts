import { atom, computed } from 'nanostores'

import type { ApiErrorCode, Reply } from '#lib/calls.ts'
import { isVerdict } from '#lib/payment/is-verdict.ts'
import { track } from '#lib/core/browser/analytics.ts'
import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { paths } from '#lib/core/paths.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { paymentTexts } from '#lib/payment/texts.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { $order, refreshOrder } from '#lib/order/store/order-detail.ts'

const endpoint = 'GET /buyer/transaction/nego/payment/{id}'

/** The available methods depend on the order and its total, which another delivery changes. */
const $query = computed($order, ({ value }) =>
  value?.nego?.may_pay ? JSON.stringify({ id: value.id, total: value.grand_total }) : undefined
)
const methods = defineQuery<Reply<typeof endpoint>>('nego payments ', $query, key =>
  call(endpoint, { id: (JSON.parse(key) as { id: number }).id })
)

/** The payment methods of a negotiated order. */
export const $negotiationPayments = methods.$state
export const reloadNegotiationPayments = methods.reload

/** The buyer's choice; no method is preselected, because this is the last step (order page of a negotiation). */
const $chosenId = atom(0)
export const chooseNegotiationPayment = (id: number): void => $chosenId.set(id)

export const $negotiationMethod = computed([$negotiationPayments, $chosenId], ({ value }, chosen) =>
  value
    ?.filter(group => group.is_available)
    .flatMap(group => group.methods)
    .find(method => method.id === chosen && method.is_available)
)

/** Errors that ask the buyer again instead of reporting a failure: the PIN, and the new total. */
const retryableCodes = new Set<string>([
  'pin_missing',
  'pin_wrong',
  'pin_locked',
  'total_changed'
] satisfies ApiErrorCode[])

/** Adds the failure text to a definite rejection; a lost response is none. */
const failed = (rejected: ApiError): ApiError =>
  isVerdict(rejected) && !retryableCodes.has(rejected.code)
    ? { ...rejected, message: paymentTexts.failed(rejected.message) }
    : rejected

/** The payment being sent: a retry after a lost response sends the same one. */
let sending: { body: string; key: string } | undefined

/**
 * Pays the agreed total with the chosen method, as the page shows it; then opens the payment page, or reloads the
 * order.
 */
export async function payNegotiation(pin?: string): Promise<ApiError | undefined> {
  const { value: order } = $order.get()
  const method = $negotiationMethod.get()
  if (!order) return undefined
  // It may have become unavailable since the button was pressed.
  if (!method) return checkoutErrors.payment_required
  const total_pay = order.grand_total + method.fee
  const without_voucher = Boolean(order.nego?.lost_voucher)
  const input = {
    id: order.id,
    payment_id: method.id,
    total_pay,
    ...(without_voucher && { without_voucher })
  }
  const body = JSON.stringify(input)
  if (sending?.body !== body) sending = { body, key: newKey() }
  const answer = await call(
    'POST /buyer/transaction/nego/payment/{id}',
    { ...input, ...(pin && { pin }) },
    { key: sending.key }
  )
  if (!answer.ok) {
    if (isVerdict(answer.error)) sending = undefined
    // The negotiation or the goods may be gone: show the current state.
    if (answer.error.status !== 0) void refreshOrder()
    return failed(answer.error)
  }
  sending = undefined
  setCounters(answer.value.counters)
  const pieces = order.products.reduce((sum, { qty }) => sum + qty, 0)
  track('purchase', { total: total_pay, products: order.products.length, pieces })
  if (method.bank_type === 'virtual_account') {
    window.location.assign(paths.payment(answer.value.token))
  } else {
    toastOnNextPage(answer.message, 'success')
    // The outcome is at the top of the page.
    window.scrollTo(0, 0)
    window.location.reload()
  }
  return undefined
}
