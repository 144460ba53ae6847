import { atom, computed } from 'nanostores'

import { fetched, isMissing } from '#lib/core/browser/fetched.ts'
import { hasShipment } from '#lib/order/progress.ts'
import { watchLive } from '#lib/identity/store/live.ts'

import { tellChange } from './tell-change.ts'

/** Milliseconds between two requests, for events that the live channel missed. */
const everyMs = 60_000

const $id = atom<string | undefined>()
const isOrderId = (id: string) => /^[1-9]\d*$/.test(id)

const order = fetched(
  'GET /buyer/transaction/{id}',
  computed($id, id => (id && isOrderId(id) ? { id } : undefined)),
  { everyMs, isFinal: ({ error }) => isMissing(error) }
)

/** The shown order; a failure keeps it. */
export const $order = computed([$id, order.$state], (id, state) =>
  (id && !isOrderId(id)) || isMissing(state.error) ? { ...state, status: 'missing' as const } : state
)
export const retryOrder = order.reload
export const refreshOrder = order.refresh

const tracking = fetched(
  'POST /buyer/transaction/tracking/{id}',
  computed(order.$state, ({ value }) => (value && hasShipment(value.status) ? { id: value.id } : undefined)),
  { everyMs }
)

/** Tracking of the shown order; shown entries stay when a request fails. */
export const $tracking = tracking.$state
export const retryTracking = tracking.reload

/** Requests an order before it is shown. Returns the unsubscribe function. */
export function requestOrder(id: string): () => void {
  $id.set(id)
  return order.$state.listen(() => undefined)
}

/** Shows an order and refreshes it. Returns the unsubscribe function. */
export function watchOrder(id: string): () => void {
  $id.set(id)
  const stops = [
    order.$state.listen(({ value }, stateBefore) => {
      const before = stateBefore?.value
      if (value && before?.id === value.id) tellChange(value, before.status, false)
    }),
    watchLive(event => {
      // Id 0: some order differed from what was shown.
      if (event && event.id !== Number(id) && event.id !== 0) return
      void order.refresh()
      void tracking.refresh()
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
