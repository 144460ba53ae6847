import { cartTexts } from '#lib/cart/texts.ts'
import { browserRefusals } from '#lib/core/browser-refusals.ts'
import type { Refusal } from '#lib/core/refusal.ts'

/** What is said where nothing came into the cart: the server's reason, that there is no network, or that the way there broke. */
export function notAddedText({ code, status, message }: Refusal): string {
  if (status > 0) return message || cartTexts.notAdded
  const isOffline = globalThis.navigator?.onLine === false && code !== 'our_fault'
  return isOffline ? browserRefusals.offline.message : cartTexts.brokeOff
}
