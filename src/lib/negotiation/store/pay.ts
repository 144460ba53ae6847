import { atom, computed } from 'nanostores'

import type { ApiErrorCode, Reply } from '#lib/calls.ts'
import { isVerdict } from '#lib/checkout/store/place-order.ts'
import { track } from '#lib/core/browser/analytics.ts'
import { call } from '#lib/core/api/call.ts'
import { question } from '#lib/core/browser/fetched.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { paths } from '#lib/core/paths.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { $toast, toast, toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { paymentTexts } from '#lib/payment/texts.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { $order, refreshOrder } from '#lib/order/store/order-detail.ts'

const line = 'GET /buyer/transaction/nego/payment/{id}'

/** What can pay depends on the order and its total: another delivery has another one. */
const $asked = computed($order, ({ value }) =>
  value?.nego?.may_pay ? JSON.stringify({ id: value.id, total: value.grand_total }) : undefined
)
const methods = question<Reply<typeof line>>('nego payments ', $asked, key =>
  call(line, { id: (JSON.parse(key) as { id: number }).id })
)

/** The ways to pay what a negotiation came to. */
export const $negoPayments = methods.$state
export const reloadNegoPayments = methods.reload

/** What the buyer chose; nothing is chosen for them: it is the last step (order page of a negotiation). */
const $chosenId = atom(0)
export const chooseNegoPayment = (id: number): void => $chosenId.set(id)

export const $negoMethod = computed([$negoPayments, $chosenId], ({ value }, chosen) =>
  value
    ?.filter(group => group.is_available)
    .flatMap(group => group.methods)
    .find(method => method.id === chosen && method.is_available)
)

/** Milliseconds that the alert of a missing choice stays. */
const alertMs = 5_000

/** The chosen method; without one the buyer is told so. */
export function requireMethod() {
  const method = $negoMethod.get()
  if (!method) toast(checkoutErrors.payment_required.message, 'error', alertMs)
  return method
}

/** What is no failure but asked anew: the PIN, and whether the new total is right. */
const askedAnew = new Set<string>([
  'pin_missing',
  'pin_wrong',
  'pin_locked',
  'total_changed'
] satisfies ApiErrorCode[])

/** What a verdict of the server is told as; a lost answer is none. */
const failed = (rejected: ApiError): ApiError =>
  isVerdict(rejected) && !askedAnew.has(rejected.code)
    ? { ...rejected, message: paymentTexts.failed(rejected.message) }
    : rejected

/** The buyer is choosing: what asked them to is taken away. */
export function stopAsking(): void {
  if ($toast.get()?.text === checkoutErrors.payment_required.message) $toast.set(undefined)
}

/** The payment that is being sent: a retry after a lost answer is the same one. */
let sending: { body: string; key: string } | undefined

/** Pays what was agreed with the chosen method, exactly what the page shows; then the payment's page, or the order anew. */
export async function payNegotiation(pin?: string): Promise<ApiError | undefined> {
  const { value: order } = $order.get()
  const method = requireMethod()
  if (!order || !method) return undefined
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
    // It may have ended, or its goods: the page shows what is true now.
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
    // What it came to stands at the top.
    window.scrollTo(0, 0)
    window.location.reload()
  }
  return undefined
}
