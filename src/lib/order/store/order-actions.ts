import { atom } from 'nanostores'

import { track } from '#lib/core/browser/analytics.ts'
import { call, type Called } from '#lib/core/api/call.ts'
import type { Counters } from '#lib/notification/counters-contract.ts'
import { paths } from '#lib/core/paths.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { $orderBusy, type OrderAction } from './busy.ts'
import { storeTab } from './last-tab.ts'
import { noteOwnChange } from './tell-change.ts'
import { $orderEvent } from '#lib/identity/store/live.ts'
import { toast, toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { storeBoughtAgain } from '#lib/cart/store/bought-again.ts'
import { notAddedText } from '#lib/cart/store/not-added.ts'
import { cartTexts } from '#lib/cart/texts.ts'
import { orderTexts } from '#lib/order/texts.ts'

async function once<T>(action: OrderAction, id: number, work: () => Promise<T>): Promise<T | undefined> {
  if ($orderBusy.get()) return undefined
  $orderBusy.set(`${action}:${id}`)
  const outcome = await work()
  $orderBusy.set(undefined)
  return outcome
}

export type Done = { ok: true } | { ok: false; error: ApiError }

/** Cancels, with `together` also what shares the promo; undefined while another action runs. */
export const cancelOrder = (id: number, reason: string, together = false): Promise<Done | undefined> =>
  once('cancel', id, async () => {
    const answer = await call('POST /buyer/transaction/cancel/{id}', {
      id,
      cancel_by: 'buyer',
      reason,
      together
    })
    if (answer.ok) toast(orderTexts.cancelled, 'success')
    return settle(answer)
  })

/** Confirms the receipt, then shows the list with the finished order. */
export const confirmReceipt = (id: number): Promise<Done | undefined> =>
  once('confirm', id, async () => {
    const answer = await call('POST /buyer/transaction/confirm/{id}', { id })
    if (answer.ok) {
      toastOnNextPage('Pesanan selesai. Terima kasih sudah berbelanja.', 'success')
      storeTab('success')
      window.location.assign(paths.orders)
    }
    return settle(answer)
  })

/** Updates the pages at once, before the equivalent live event. */
function settle(answer: Called<{ id: number; status: string; counters: Counters }>): Done {
  if (!answer.ok) {
    // The order changed meanwhile: show the current state.
    if (answer.error.status === 409) $orderEvent.set({ id: 0, status: '', at: Date.now() })
    return answer
  }
  const { id, status, counters } = answer.value
  setCounters(counters)
  noteOwnChange(id, status)
  $orderEvent.set({ id, status, at: Date.now() })
  return { ok: true }
}

type Note = { name: string; message: string }

/** Differences of 'Beli Lagi' to the order, until the buyer has read them. */
export const $boughtAgain = atom<{ changed: Note[]; skipped: Note[]; isAdded: boolean } | undefined>(
  undefined
)

export const closeBoughtAgain = (): void => $boughtAgain.set(undefined)

/** Adds an order's products to the cart and goes there; differences are shown first (cart-18). */
export const buyAgain = (id: number): Promise<void> =>
  once('buy_again', id, async () => {
    const answer = await call('POST /buyer/cart/add-by-transaction/{id}', { id })
    if (!answer.ok) {
      const skipped = answer.error.details?.['skipped'] as Note[] | undefined
      toast(notAddedText(answer.error), 'error')
      if (skipped) $boughtAgain.set({ changed: [], skipped, isAdded: false })
      return
    }
    const { cart_detail_id, changed, skipped, counters } = answer.value
    setCounters(counters)
    storeBoughtAgain(cart_detail_id)
    track('add_to_cart', { way: 'again', products: cart_detail_id.length })
    if (changed.length + skipped.length > 0) return $boughtAgain.set({ changed, skipped, isAdded: true })
    toastOnNextPage(cartTexts.added, 'success')
    window.location.assign(paths.cart)
  })
