import { map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import type { Reply } from '#lib/calls.ts'
import { hasShipment } from '#lib/order/progress.ts'
import type { Refusal } from '#lib/core/refusals.ts'
import { $orderEvent, $reconnects, goLive } from '#lib/identity/store/live.ts'
import { refetchWhileSeen } from '#lib/core/refetch.ts'

export type OrderPage = {
  status: 'loading' | 'ready' | 'missing' | 'error'
  order?: OrderDetail
  error?: Refusal
}
export const $order = map<OrderPage>({ status: 'loading' })

export type Tracking = { status: 'idle' | 'loading' | 'ready' | 'error' } & Partial<
  Reply<'POST /buyer/transaction/tracking/{id}'>
>
export const $tracking = map<Tracking>({ status: 'idle' })

/** Milliseconds between two questions: what the live channel may have missed. */
const refetchMs = 60_000

/** Loads an order and keeps it fresh; answers how to stop. */
export function watchOrder(id: string): () => void {
  $order.set({ status: 'loading' })
  $tracking.set({ status: 'idle' })
  void loadOrder(id)
  goLive()
  const refresh = () => {
    if ($order.get().status !== 'missing') void loadOrder(id)
  }
  const stops = [
    refetchWhileSeen(refresh, refetchMs),
    // Id 0: some order turned out to be other than shown.
    $orderEvent.listen(event => event && (event.id === Number(id) || event.id === 0) && refresh()),
    $reconnects.listen(refresh)
  ]
  return () => stops.forEach(stop => stop())
}

/** Asks for the order; while one is shown, a failure keeps it. */
export async function loadOrder(id: string): Promise<void> {
  if (!/^[1-9]\d*$/.test(id)) return $order.set({ status: 'missing' })
  const answer = await call('GET /buyer/transaction/{id}', { id })
  if (answer.ok) {
    $order.set({ status: 'ready', order: answer.value })
    if (hasShipment(answer.value.status)) void loadTracking(answer.value.id)
    return
  }
  const { error } = answer
  if (error.status === 404 || error.status === 422) return $order.set({ status: 'missing' })
  const { order } = $order.get()
  $order.set(order ? { status: 'ready', order, error } : { status: 'error', error })
}

export function retryOrder(id: string): void {
  $order.set({ status: 'loading' })
  void loadOrder(id)
}

/** Where the goods are; entries that are shown stay when a question fails. */
export async function loadTracking(id: number): Promise<void> {
  if (!$tracking.get().trace) $tracking.setKey('status', 'loading')
  const answer = await call('POST /buyer/transaction/tracking/{id}', { id })
  if (answer.ok) $tracking.set({ status: 'ready', ...answer.value })
  else if (!$tracking.get().trace) $tracking.set({ status: 'error' })
}
