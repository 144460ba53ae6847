import { atom, computed } from 'nanostores'

import { fetched, isMissing } from '#lib/core/browser/fetched.ts'
import type { PaymentDetail } from './contract.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { paths } from '#lib/core/paths.ts'
import { storeTab } from '#lib/order/store/last-tab.ts'
import { watchLive } from '#lib/identity/store/live.ts'

/** Milliseconds between two requests until the state is final (payment-13). */
export const paymentRefetchMs = 60_000

const $token = atom<string | undefined>()

/** Events whose change is being read: money may come after a final status, too, and several reads may overlap. */
let unread = 0

const payment = fetched(
  'GET /buyer/transaction/payment/{id}',
  computed($token, id => (id ? { id } : undefined)),
  {
    everyMs: paymentRefetchMs,
    isFinal: ({ value, error }) =>
      isMissing(error) ||
      (unread === 0 && value !== undefined && paymentStatusOf(value.payment.status).isFinal)
  }
)

/** The shown payment; with an error, the figures of the last response. */
export const $payment = computed([$token, payment.$state], (token, state) =>
  token === '' || isMissing(state.error) ? { ...state, status: 'invalid' as const } : state
)
export const retryPayment = payment.reload

/** Shows a payment and refreshes it until its state is final. Returns the function that stops it. */
export function watchPayment(token: string): () => void {
  $token.set(token)
  return watchLive(event => {
    if (event && event.id !== payment.$state.get().value?.id) return
    unread += 1
    void payment.refresh().finally(() => (unread -= 1))
  })
}

/** Opens the order list at the order's current tab. */
export function checkTransaction(detail: PaymentDetail): void {
  storeTab(detail.tab)
  window.location.assign(paths.orders)
}
