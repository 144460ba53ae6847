import { atom } from 'nanostores'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { $order, refreshOrder } from './order-detail.ts'

type Entry = OrderDetail['history'][number]

type Shown = {
  /** Timestamp of its entry, which identifies it within an order. */
  date: string
  address: string
  /** Whether a new address was already requested. */
  isRenewed: boolean
  isFailed: boolean
}

/** The enlarged picture of a delivery. */
export const $tracePhoto = atom<Shown | undefined>()

export function showTracePhoto({ date, photo }: Pick<Entry, 'date' | 'photo'>): void {
  if (photo) $tracePhoto.set({ date, address: photo, isRenewed: false, isFailed: false })
}

export const hideTracePhoto = (): void => $tracePhoto.set(undefined)

/**
 * Handles a picture that failed to load. Its address is valid for an hour, and the session may have expired meanwhile:
 * reloads the order, which renews both, and tries the new address once. Then the page shows the failure (order-29).
 */
export async function failTracePhoto(): Promise<void> {
  const shown = $tracePhoto.get()
  if (!shown) return
  if (shown.isRenewed) return $tracePhoto.set({ ...shown, isFailed: true })
  await renewTracePhoto()
}

/** Reloads the order and shows the picture at its new address. */
export async function renewTracePhoto(): Promise<void> {
  const shown = $tracePhoto.get()
  if (!shown) return
  await refreshOrder()
  // It was closed meanwhile, or another one opened.
  if ($tracePhoto.get() !== shown) return
  const address = $order.get().value?.history.find(entry => entry.date === shown.date)?.photo
  const isNew = address !== undefined && address !== null && address !== shown.address
  $tracePhoto.set({ ...shown, isRenewed: true, isFailed: !isNew, address: isNew ? address : shown.address })
}
