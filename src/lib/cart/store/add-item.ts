import { track } from '#lib/core/browser/analytics.ts'
import { call } from '#lib/core/api/call.ts'
import { paths } from '#lib/core/paths.ts'
import { noBreak } from '#lib/format/no-break.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { type CartItem, storeBegun, type WaitingGoods, type Way } from './begun-purchase.ts'
import { storeDraft } from './checkout-draft.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'
import { toast, toastMs } from '#lib/core/browser/toasts.ts'
import { addedText, cartTexts } from '#lib/cart/texts.ts'

/** 'left': navigating to another page. 'guest': the line waits for sign-in. */
export type Bought = 'left' | 'guest' | 'no_address' | ApiError | undefined

/** Adds a line. Without a session (or after it ended) the line is stored until somebody signs in. */
async function add(item: CartItem, way: Way, goods: WaitingGoods) {
  if ($session.get().status === 'unknown') await loadSession()
  if ($session.get().status === 'guest') return wait(item, way, goods)
  const answer = await call('POST /buyer/cart/add', { ...item, is_buy_now: way === 'now' })
  if (answer.ok) track('add_to_cart', { way, products: 1, ...item })
  return !answer.ok && answer.error.status === 401 ? wait(item, way, goods) : answer
}

function wait(item: CartItem, way: Way, goods: WaitingGoods): 'guest' {
  storeBegun(item, way, goods)
  return 'guest'
}

/** Adds to the cart; returns the error to show, if any. */
export async function addItem(item: CartItem, goods: WaitingGoods): Promise<Bought> {
  const answer = await add(item, 'cart', goods)
  if (answer === 'guest') return answer
  if (!answer.ok) return answer.error
  setCounters(answer.value.counters)
  const link = { text: cartTexts.seeCart, href: paths.cart }
  toast(noBreak(addedText(item.qty, goods.unit)), 'success', toastMs.snackbar, link)
  return undefined
}

/**
 * Buys one product at once: opens a line outside of the cart and goes to the checkout, unless the buyer has no address
 * yet; then the draft is stored and the caller offers to add one.
 */
export async function buyNow(item: CartItem, goods: WaitingGoods): Promise<Bought> {
  const answer = await add(item, 'now', goods)
  if (answer === 'guest') return answer
  if (!answer.ok) return answer.error
  storeDraft({ lineIds: [answer.value.cart_detail_id], isBuyNow: true, qty: item.qty })
  if (!hasAddress()) return 'no_address'
  goToCheckout()
  return 'left'
}

/** Whether the buyer has an address; unknown counts as yes, because the checkout asks the server. */
export function hasAddress(): boolean {
  const session = $session.get()
  return session.status !== 'member' || session.profile.has_address
}

export const goToCheckout = (): void => window.location.assign(paths.checkout)
