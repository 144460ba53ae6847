import { atom } from 'nanostores'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { $order, refreshOrder } from './order-detail.ts'

type Entry = OrderDetail['history'][number]

type Shown = {
  /** When its entry was written: what tells entries of one order apart. */
  date: string
  address: string
  /** A new address was asked for already. */
  isRenewed: boolean
  isFailed: boolean
}

/** The picture of a delivery that lies over the page. */
export const $tracePhoto = atom<Shown | undefined>()

export function showTracePhoto({ date, photo }: Entry): void {
  if (photo) $tracePhoto.set({ date, address: photo, isRenewed: false, isFailed: false })
}

export const hideTracePhoto = (): void => $tracePhoto.set(undefined)

/**
 * The picture did not come. Its address holds for an hour, and a session may have run out meanwhile: the order is read
 * again, which refreshes both, and its new address is tried once. Then the page says that it failed (order-29).
 */
export async function failTracePhoto(): Promise<void> {
  const shown = $tracePhoto.get()
  if (!shown) return
  if (shown.isRenewed) return $tracePhoto.set({ ...shown, isFailed: true })
  await renewTracePhoto()
}

/** Reads the order again and shows the picture under its new address. */
export async function renewTracePhoto(): Promise<void> {
  const shown = $tracePhoto.get()
  if (!shown) return
  await refreshOrder()
  // Closed meanwhile, or another one opened.
  if ($tracePhoto.get() !== shown) return
  const address = $order.get().value?.history.find(entry => entry.date === shown.date)?.photo
  const isNew = address !== undefined && address !== null && address !== shown.address
  $tracePhoto.set({ ...shown, isRenewed: true, isFailed: !isNew, address: isNew ? address : shown.address })
}
