import { track } from '#lib/core/analytics.ts'
import { call } from '#lib/core/call.ts'
import { paths } from '#lib/core/paths.ts'
import { noBreak } from '#lib/format/no-break.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { type CartItem, keepBegun, type Way } from './begun-purchase.ts'
import { keepDraft } from './checkout-draft.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'
import { toast, toastMs } from '#lib/core/toasts.ts'
import { addedText, cartTexts } from '#lib/cart/texts.ts'

/** 'left': on the way to another page. */
export type Bought = 'left' | 'no_address' | Refusal | undefined

/** Adds a line; who is not signed in, or not any more, is sent to sign in, and finds it done on coming back. */
async function add(item: CartItem, way: Way) {
  if ($session.get().status === 'unknown') await loadSession()
  if ($session.get().status === 'guest') return goToLogin(item, way)
  const answer = await call('POST /buyer/cart/add', { ...item, is_buy_now: way === 'now' })
  if (answer.ok) track('add_to_cart', { way, products: 1, ...item })
  return !answer.ok && answer.error.status === 401 ? goToLogin(item, way) : answer
}

function goToLogin(item: CartItem, way: Way): 'left' {
  keepBegun(item, way)
  window.location.assign(paths.login(window.location.pathname + window.location.search))
  return 'left'
}

/** Adds pieces of a unit ('sak') to the cart; answers the refusal to show, if any. */
export async function addItem(item: CartItem, unit: string): Promise<Bought> {
  const answer = await add(item, 'cart')
  if (answer === 'left') return answer
  if (!answer.ok) return answer.error
  setCounters(answer.value.counters)
  const link = { text: cartTexts.seeCart, href: paths.cart }
  toast(noBreak(addedText(item.qty, unit)), 'success', toastMs.snackbar, link)
  return undefined
}

/**
 * Buys one product at once: opens a line outside of the cart and goes to the checkout, unless the buyer has no address
 * yet; then the draft is kept and the caller offers to add one.
 */
export async function buyNow(item: CartItem): Promise<Bought> {
  const answer = await add(item, 'now')
  if (answer === 'left') return answer
  if (!answer.ok) return answer.error
  keepDraft({ lineIds: [answer.value.cart_detail_id], isBuyNow: true, qty: item.qty })
  if (!hasAddress()) return 'no_address'
  goToCheckout()
  return 'left'
}

/** Whether the buyer has an address to send to; unknown counts as yes, and the checkout asks the server. */
export function hasAddress(): boolean {
  const session = $session.get()
  return session.status !== 'member' || session.profile.has_address
}

export const goToCheckout = (): void => window.location.assign(paths.checkout)
