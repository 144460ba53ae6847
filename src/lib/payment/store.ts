import { atom, computed } from 'nanostores'

import { fetched, isMissing } from '#lib/core/browser/fetched.ts'
import type { PaymentDetail } from './contract.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { paths } from '#lib/core/paths.ts'
import { keepTab } from '#lib/order/store/last-tab.ts'
import { watchLive } from '#lib/identity/store/live.ts'

/** Milliseconds between two questions while nothing is final (payment-13). */
export const paymentRefetchMs = 60_000

const $token = atom<string | undefined>()

const payment = fetched(
  'GET /buyer/transaction/payment/{id}',
  computed($token, id => (id ? { id } : undefined)),
  {
    everyMs: paymentRefetchMs,
    isFinal: ({ value, error }) =>
      isMissing(error) || (value !== undefined && paymentStatusOf(value.payment.status).isFinal)
  }
)

/** The payment that is shown; with an error the figures are those of the last answer that came. */
export const $payment = computed([$token, payment.$state], (token, state) =>
  token === '' || isMissing(state.error) ? { ...state, status: 'invalid' as const } : state
)
export const retryPayment = payment.reload

/** Shows a payment and keeps it fresh until its state is final; answers how to stop. */
export function watchPayment(token: string): () => void {
  $token.set(token)
  return watchLive(event => {
    if (!event || event.id === payment.$state.get().value?.id) void payment.refresh()
  })
}

/** Opens the order list at the tab where the order now is. */
export function checkTransaction(detail: PaymentDetail): void {
  keepTab(detail.tab)
  window.location.assign(paths.orders)
}
