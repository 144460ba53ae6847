import { map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { PaymentDetail } from './contract.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { paths } from '#lib/core/paths.ts'
import type { Refusal } from '#lib/core/refusals.ts'
import { keepTab } from '#lib/order/store/last-tab.ts'
import { $orderEvent, $reconnects, goLive } from '#lib/identity/store/live.ts'
import { refetchWhileSeen } from '#lib/core/refetch.ts'

export type PaymentPage = {
  status: 'loading' | 'ready' | 'invalid' | 'error'
  detail?: PaymentDetail
  /** With status 'ready': the figures shown are those of the last answer that came. */
  error?: Refusal
}
export const $payment = map<PaymentPage>({ status: 'loading' })

/** Milliseconds between two questions while nothing is final (specification 3, section 9). */
export const paymentRefetchMs = 60_000

/** Loads the payment and keeps it fresh until its state is final; answers how to stop. */
export function watchPayment(token: string): () => void {
  $payment.set({ status: 'loading' })
  void loadPayment(token)
  goLive()
  const refresh = () => {
    if (!isSettled()) void loadPayment(token)
  }
  const stops = [
    refetchWhileSeen(refresh, paymentRefetchMs),
    $orderEvent.listen(event => event?.id === $payment.get().detail?.id && refresh()),
    $reconnects.listen(refresh)
  ]
  return () => stops.forEach(stop => stop())
}

/** True once asking again cannot change anything. */
function isSettled(): boolean {
  const { status, detail } = $payment.get()
  if (status === 'invalid') return true
  return detail !== undefined && paymentStatusOf(detail.payment.status).isFinal
}

export async function loadPayment(token: string): Promise<void> {
  if (!token) return $payment.set({ status: 'invalid' })
  const answer = await call('GET /buyer/transaction/payment/{id}', { id: token })
  if (answer.ok) return $payment.set({ status: 'ready', detail: answer.value })
  const { detail } = $payment.get()
  const { error } = answer
  if (error.status === 404 || error.status === 422) return $payment.set({ status: 'invalid' })
  $payment.set(detail ? { status: 'ready', detail, error } : { status: 'error', error })
}

export function retryPayment(token: string): void {
  $payment.set({ status: 'loading' })
  void loadPayment(token)
}

/** Opens the order list at the tab where the order now is. */
export function checkTransaction(detail: PaymentDetail): void {
  keepTab(detail.tab)
  window.location.assign(paths.orders)
}
